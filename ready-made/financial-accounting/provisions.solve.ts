import type { Solver } from '../make/solver.ts'
import { near } from '../make/steps.ts'
import { amounts, posted } from './double-entry.ts'

/** By keeping the provision account, or putting each option back into the debtors. */
export const provisionsSolvers: Solver[] = [
  {
    // With the option credited, the provision is the part of debtors that is wanted.
    of: ['increase-in-provision'],
    solve: ({ read }) => {
      const [before = 0, debtors = 0, percent = 0] = amounts(
        read,
        'provision for doubtful debts was # at the beginning of the year\\. At its end debtors are #, and a provision of @% of debtors is wanted\\. How much is charged',
      )
      return ({ value }) => near(((before + value) / debtors) * 100, percent)
    },
  },
  {
    of: ['provision-after-bad-debts'],
    solve: ({ read }) => {
      const [debtors = 0, bad = 0, percent = 0] = amounts(
        read,
        'Debtors in a trial balance are #\\. Of these # is a bad debt that has still to be written off\\. A provision for doubtful debts of @% is made on the rest',
      )
      return ({ value }) => near((value / percent) * 100 + bad, debtors)
    },
  },
  {
    of: ['bad-debts-and-rise-of-provision'],
    solve: ({ read }) => {
      const [bad = 0, debtors = 0, stands = 0, percent = 0] = amounts(
        read,
        'bad debts of # were written off\\. Debtors at the end of the year, after that, are #\\. The provision for doubtful debts stands at # and is to be @% of debtors\\.',
      )
      const rise = (debtors * percent) / 100 - stands
      return posted([
        ['profit and loss', 'bad debts', bad],
        ['profit and loss', 'provision', rise],
      ])('profit and loss')
    },
  },
  {
    // The option less the profit before is what came out of the provision.
    of: ['fall-of-provision-and-profit'],
    solve: ({ read }) => {
      const [profit = 0, provision = 0, percent = 0, debtors = 0] = amounts(
        read,
        'the net profit is #\\. The provision is # and is to be @% of debtors of #\\. What is the net profit after the adjustment',
      )
      return ({ value }) => near(((provision - (value - profit)) / debtors) * 100, percent)
    },
  },
  {
    // Discounts only on what is not doubtful.
    of: ['provision-for-discounts-allowed'],
    solve: ({ read }) => {
      const [debtors = 0, doubtful = 0, discount = 0] = amounts(
        read,
        'Debtors are #\\. A provision for doubtful debts of @% and then a provision for discounts on debtors of @% are to be made\\. What is the provision for discounts',
      )
      return ({ value }) => near((value / discount) * 100, debtors - (debtors / 100) * doubtful)
    },
  },
  {
    // The option put up again by both provisions and the bad debt.
    of: ['net-debtors-in-balance-sheet'],
    solve: ({ read }) => {
      const [debtors = 0, bad = 0, doubtful = 0, discount = 0] = amounts(
        read,
        'shows debtors of #\\. A debt of # is to be written off, and provisions are to be made of @% for doubtful debts and of @% for discounts on debtors\\. At what amount do debtors stand',
      )
      return ({ value }) => near(value / (1 - discount / 100) / (1 - doubtful / 100) + bad, debtors)
    },
  },
  {
    of: ['specific-and-general-provision'],
    solve: ({ read }) => {
      const [debtors = 0, one = 0, lost = 0, percent = 0] = amounts(
        read,
        'Debtors of # include # owed by \\w+, of whose debt @% is expected to be lost\\. A general provision of @% is made on all other debtors',
      )
      return ({ value }) => near(((value - (one * lost) / 100) / percent) * 100 + one, debtors)
    },
  },
  {
    of: ['ageing-schedule'],
    solve: ({ text }) => {
      const rows = [...text.matchAll(/^\| [^|]+ \| ([\d,]+) \| ([\d.]+)% \|$/gm)]
      if (rows.length !== 3) throw new Error(`another table: ${text}`)
      return rows.reduce((sum, [, amount = '', percent]) => {
        return sum + (Number(amount.replaceAll(',', '')) / 100) * Number(percent)
      }, 0)
    },
  },
  {
    of: ['debtors-behind-a-provision'],
    solve: ({ read }) => {
      const [bad = 0, percent = 0, provision = 0] = amounts(
        read,
        'After bad debts of # had been written off, a provision of @% of the remaining debtors came to #\\. What were the debtors before',
      )
      return ({ value }) => near(((value - bad) * percent) / 100, provision)
    },
  },
  {
    of: ['bad-debt-recovered-and-profit'],
    solve: ({ read }) => {
      const [profit = 0, bad = 0, again = 0] = amounts(
        read,
        'A profit before bad debts is #\\. In the year debts of # were written off as bad, and # was received of a debt that had been written off three years before',
      )
      return -posted([
        ['balance', 'profit', profit],
        ['profit', 'debtors', bad],
        ['bank', 'profit', again],
      ])('profit')
    },
  },
]
