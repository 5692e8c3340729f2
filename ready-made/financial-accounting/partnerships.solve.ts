import type { Solver } from '../make/solver.ts'
import { near } from '../make/steps.ts'
import { amounts, posted, rowsOf } from './double-entry.ts'

const months = ['January', 'April', 'July', 'October']

/** The interest of a sum that stays from the first of `month` to 31 December, month by month. */
function interestFrom(month: string, sum: number, percent: number): number {
  const first = months.indexOf(month)
  if (first < 0) throw new Error(`no quarter begins in ${month}`)
  let interest = 0
  for (let now = first * 3; now < 12; now += 1) interest += (sum * percent) / 1200
  return interest
}

const plain = (text: string) => Number(text.replaceAll(',', ''))

/** By dealing the profit out to the partners, and trying each option against what the others get. */
export const partnershipsSolvers: Solver[] = [
  {
    // The other partner's share is as many parts of what is left.
    of: ['profit-by-ratio'],
    solve: ({ read }) => {
      const [first, , one, other, asked, profit = ''] = read(
        /^(\w+) and (\w+) share profits in the ratio (\d+) : (\d+)\. What is (\w+)['’]s share of a profit of ₦([\d,]+)/,
      )
      const [mine, theirs] = asked === first ? [one, other] : [other, one]
      return ({ value }) => near(value * Number(theirs), (plain(profit) - value) * Number(mine))
    },
  },
  {
    // Each naira of capital earns the same.
    of: ['profit-in-ratio-of-capitals'],
    solve: ({ read }) => {
      const [a, b, c, first = '', second = '', third = '', profit = '', asked] = read(
        /^(\w+), (\w+) and (\w+) have capitals of ₦([\d,]+), ₦([\d,]+) and ₦([\d,]+) and share profits in the ratio of their capitals\. How much of a profit of ₦([\d,]+) goes to (\w+)\?/,
      )
      const capitals = [first, second, third].map(plain)
      const own = capitals[[a, b, c].indexOf(asked ?? '')]
      if (own === undefined) throw new Error(`${asked} is no partner`)
      const all = capitals.reduce((sum, one) => sum + one, 0)
      return ({ value }) => near(value / own, plain(profit) / all)
    },
  },
  {
    of: ['interest-on-capital-that-grew'],
    solve: ({ read }) => {
      const [capital = '', further = '', month = '', percent] = read(
        /was ₦([\d,]+) on 1 January, and a further ₦([\d,]+) was brought in on 1 (\w+)\. Interest on capital is ([\d.]+)% per annum\. Find the interest for the year ended 31 December/,
      )
      return (
        interestFrom('January', plain(capital), Number(percent)) + interestFrom(month, plain(further), Number(percent))
      )
    },
  },
  {
    of: ['interest-on-drawings'],
    solve: ({ read }) => {
      const [first = '', one = '', second = '', other = '', percent] = read(
        /drew ₦([\d,]+) on 1 (\w+) and ₦([\d,]+) on 1 (\w+)\. Interest on drawings is ([\d.]+)% per annum, and the year ends on 31 December/,
      )
      return interestFrom(one, plain(first), Number(percent)) + interestFrom(other, plain(second), Number(percent))
    },
  },
  {
    // All that is dealt out, with the option, is the profit and the interest charged.
    of: ['profit-left-to-share'],
    solve: ({ read }) => {
      const [one = 0, other = 0, percent = 0, salary = 0, charged = 0, profit = 0] = amounts(
        read,
        'have capitals of # and #\\. Interest on capital is @%, \\w+ has a salary of #, and interest on drawings comes to #\\. How much of a net profit of # is left to be shared',
      )
      return ({ value }) => {
        const balance = posted([
          ['trading', 'appropriation', profit],
          ['drawings', 'appropriation', charged],
          ['appropriation', 'first', (one * percent) / 100],
          ['appropriation', 'second', (other * percent) / 100],
          ['appropriation', 'second', salary],
          ['appropriation', 'partners', value],
        ])
        return near(balance('appropriation'), 0)
      }
    },
  },
  {
    // What the other partner gets: what the option leaves of the profit must be interest and a share for each part.
    of: ['all-that-a-partner-is-credited-with'],
    solve: ({ read }) => {
      const [name, mine = '', theirs = '', part, otherPart, percent, salary = '', paid, profit = '', asked] = read(
        /^(\w+) \(capital ₦([\d,]+)\) and \w+ \(capital ₦([\d,]+)\) share profits in the ratio (\d+) : (\d+), after ([\d.]+)% interest on capital and a salary of ₦([\d,]+) for (\w+)\. The net profit is ₦([\d,]+)\. What is credited to (\w+) in all/,
      )
      if (name !== paid || name !== asked) throw new Error('the salary is for another partner')
      const interest = (capital: string) => (plain(capital) * Number(percent)) / 100
      return ({ value }) => {
        const own = value - interest(mine) - plain(salary)
        const other = plain(profit) - value - interest(theirs)
        return near(own * Number(otherPart), other * Number(part))
      }
    },
  },
  {
    of: ['closing-current-account'],
    solve: ({ text }) => {
      const { of, all } = rowsOf(text)
      if (all.length !== 5) throw new Error(`another account: ${text}`)
      return -posted([
        ['opening', 'current', of('Balance at the beginning (credit)')],
        ['appropriation', 'current', of('Share of profit')],
        ['appropriation', 'current', of('Interest on capital')],
        ['current', 'drawings', of('Drawings')],
        ['current', 'appropriation', of('Interest on drawings')],
      ])('current')
    },
  },
  {
    // Without agreement: loan interest comes first, nothing for capital, equal shares.
    of: ['no-agreement-and-a-loan'],
    solve: ({ read }) => {
      const [loan = 0, percent = 0, profit = 0] = amounts(
        read,
        'lent the firm # as well\\. There is no partnership agreement\\. The profit before interest on the loan, which the Partnership Act sets at @% per annum, is #\\. .*without the interest',
      )
      return ({ value }) => near(2 * value + (loan * percent) / 100, profit)
    },
  },
  {
    // The profit in pieces of one naira for each part; then the third partner's lack is collected in the other two's parts.
    of: ['guaranteed-share'],
    solve: ({ read }) => {
      const [first, a, b, c, least = '', againA, againB, asked, profit = ''] = read(
        /^(\w+), \w+ and \w+ share profits in the ratio (\d+) : (\d+) : (\d+)\. \w+ is guaranteed at least ₦([\d,]+), and \w+ and \w+ bear what is missing in their own ratio of (\d+) : (\d+)\. What does (\w+) receive of a profit of ₦([\d,]+)/,
      )
      if (first !== asked || a !== againA || b !== againB) throw new Error('another partner is asked for')
      const [one, two, three] = [Number(a), Number(b), Number(c)]
      const third = Math.max(plain(least), (plain(profit) * three) / (one + two + three))
      // After the guarantee the first two still hold their own ratio.
      return ({ value }) => near(value * two, (plain(profit) - third - value) * one)
    },
  },
  {
    of: ['profit-from-one-share'],
    solve: ({ read }) => {
      const [name, mine, theirs, salary = '', percent, capitals = '', asked, share = ''] = read(
        /^(\w+) and \w+ share profits in the ratio (\d+) : (\d+) after a salary of ₦([\d,]+) for \w+ and interest at ([\d.]+)% on their capitals of ₦([\d,]+) in all\. (\w+)['’]s share of what remained was ₦([\d,]+)\. Find the net profit/,
      )
      const parts = name === asked ? Number(mine) : Number(theirs)
      const all = Number(mine) + Number(theirs)
      return ({ value }) => {
        const remains = value - plain(salary) - (plain(capitals) * Number(percent)) / 100
        return near((remains / all) * parts, plain(share))
      }
    },
  },
]
