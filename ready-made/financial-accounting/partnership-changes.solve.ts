import type { Solver } from '../make/solver.ts'
import { near } from '../make/steps.ts'
import { amounts, posted, rowsOf } from './double-entry.ts'

const words: Record<string, number> = { two: 2, three: 3, four: 4, five: 5 }
const parts: Record<string, number> = { half: 2, third: 3, quarter: 4, fifth: 5, sixth: 6 }

function known(list: Record<string, number>, word = ''): number {
  const found = list[word]
  if (found === undefined) throw new Error(`an unknown number: ${word}`)
  return found
}

const plain = (text = '') => Number(text.replaceAll(',', ''))

/** By putting each option back into what is said of the firm. */
export const partnershipChangesSolvers: Solver[] = [
  {
    // The goodwill, spread over the years bought, is a third of all profits.
    of: ['goodwill-from-average-profits'],
    solve: ({ read }) => {
      const [first, second, third, years] = read(
        /last three years were ₦([\d,]+), ₦([\d,]+) and ₦([\d,]+)\. Goodwill is valued at (\w+) years['’] purchase of the average profit/,
      )
      const all = plain(first) + plain(second) + plain(third)
      return ({ value }) => near((value / known(words, years)) * 3, all)
    },
  },
  {
    of: ['goodwill-with-a-loss-year'],
    solve: ({ read }) => {
      const [first = 0, second = 0, third = 0, loss = 0, years = 0] = amounts(
        read,
        "profits of #, # and # and a loss of #\\. Calculate the goodwill at @ years['’] purchase of the average profit of the four years",
      )
      return ({ value }) => near((value / years) * 4 + loss, first + second + third)
    },
  },
  {
    // The goodwill of a year and the normal return are the average profit.
    of: ['goodwill-from-super-profit'],
    solve: ({ read }) => {
      const [capital = 0, profit = 0, percent = 0, years = 0] = amounts(
        read,
        "capital of # makes an average profit of #\\. The normal return in its trade is @%\\. Find the goodwill at @ years['’] purchase of the super profit",
      )
      return ({ value }) => near(value / years + (capital * percent) / 100, profit)
    },
  },
  {
    // The three shares make a whole, and the old partners keep their ratio.
    of: ['share-after-an-admission'],
    solve: ({ read, value: worth }) => {
      const [first, mine, theirs, admitted = '', asked] = read(
        /^(\w+) and \w+ share profits in the ratio (\d+) : (\d+)\. They admit \w+ with a share of \$([^$]+)\$ and go on sharing the rest in their old ratio\. What is (\w+)['’]s new share/,
      )
      if (first !== asked) throw new Error('the other partner is asked for')
      return ({ value }) => near(value + (value / Number(mine)) * Number(theirs) + worth(admitted), 1)
    },
  },
  {
    of: ['premium-credited-to-a-partner'],
    solve: ({ read }) => {
      const [first, mine, theirs, part, goodwill, asked] = read(
        /^(\w+) and \w+, who share profits in the ratio (\d+) : (\d+), admit \w+ for one (\w+) of the profits\. The goodwill of the firm is ₦([\d,]+)\. .* which the old partners divide in their old ratio\. How much is credited to (\w+)\?/,
      )
      if (first !== asked) throw new Error('the other partner is asked for')
      const paid = plain(goodwill) / known(parts, part)
      return ({ value }) => near((paid - value) * Number(mine), value * Number(theirs))
    },
  },
  {
    // The option is that part of the capital with the option in it.
    of: ['capital-of-a-new-partner'],
    solve: ({ read, value: worth }) => {
      const [first, second, share, again = ''] = read(
        /have capitals of ₦([\d,]+) and ₦([\d,]+) after all adjustments\. \w+ is to have \$([^$]+)\$ of the profits and to bring in \$([^$]+)\$ of the total capital of the new firm/,
      )
      if (share !== again) throw new Error('a share of profits unlike that of capital')
      return ({ value }) => near(value / (value + plain(first) + plain(second)), worth(again))
    },
  },
  {
    of: ['profit-on-revaluation'],
    solve: ({ read }) => {
      const [one = 0, other = 0, rise = 0, fall = 0, doubtful = 0] = amounts(
        read,
        'in the ratio @ : @ revalue their assets\\. Buildings rise by #, stock falls by #, and a provision for doubtful debts of # is made\\. What is credited to the partner with the larger share',
      )
      const profit = -posted([
        ['buildings', 'revaluation', rise],
        ['revaluation', 'stock', fall],
        ['revaluation', 'provision', doubtful],
      ])('revaluation')
      const [larger, smaller] = [Math.max(one, other), Math.min(one, other)]
      return ({ value }) => near(value * smaller, (profit - value) * larger)
    },
  },
  {
    of: ['due-to-a-retiring-partner'],
    solve: ({ read, text }) => {
      const [one = 0, other = 0] = amounts(
        read,
        'share profits in the ratio @ : @, and the one with the larger share retires',
      )
      const { of, all } = rowsOf(text)
      if (all.length !== 4) throw new Error(`another table: ${text}`)
      const share = Math.max(one, other) / (one + other)
      return -posted([
        ['opening', 'partner', of('Capital of the retiring partner')],
        ['opening', 'partner', of('Current account (credit)')],
        ['goodwill', 'partner', of('Goodwill of the firm, not in the books') * share],
        ['partner', 'revaluation', of('Loss on revaluation') * share],
      ])('partner')
    },
  },
  {
    // The realisation account with the option for the smaller share, and the larger in proportion.
    of: ['loss-on-realisation'],
    solve: ({ read }) => {
      const [assets = 0, sold = 0, expenses = 0, one = 0, other = 0] = amounts(
        read,
        'assets of # were sold for #, and the expenses of realisation were #\\. The partners share losses in the ratio @ : @\\. How much of the loss does the partner with the smaller share bear',
      )
      const [larger, smaller] = [Math.max(one, other), Math.min(one, other)]
      return ({ value }) => {
        const balance = posted([
          ['realisation', 'assets', assets],
          ['bank', 'realisation', sold],
          ['realisation', 'bank', expenses],
          ['smaller', 'realisation', value],
          ['larger', 'realisation', (value / smaller) * larger],
        ])
        return near(balance('realisation') / assets + 1, 1)
      }
    },
  },
  {
    of: ['cash-left-for-partners'],
    solve: ({ read }) => {
      const [bank = 0, sold = 0, expenses = 0, owed = 0, percent = 0] = amounts(
        read,
        'it had # at the bank\\. Its other assets were sold for #, expenses of # were paid, and the creditors, who were owed #, accepted a discount of @%\\. How much was left for the partners',
      )
      return posted([
        ['bank', 'opening', bank],
        ['bank', 'realisation', sold],
        ['realisation', 'bank', expenses],
        ['creditors', 'bank', owed - (owed * percent) / 100],
      ])('bank')
    },
  },
]
