import type { PrintedOption, Solver } from '../make/solver.ts'
import { near } from '../make/steps.ts'
import { amounts, rowsOf } from './double-entry.ts'

/** What a printed `2.5 : 1` is to one. */
function toOne({ text }: PrintedOption): number {
  const found = /^([\d.]+) : 1$/.exec(text)
  if (!found) throw new Error(`no ratio to one: ${text}`)
  return Number(found[1])
}

/** Whether a value printed to one decimal place gives `whole` for `part` again, as nearly as the place allows. */
const gives = (value: number, part: number, whole: number) => Math.abs(value * part - whole) <= part * 0.05 * (1 + 1e-9)

/** By multiplying each option out again. */
export const ratiosSolvers: Solver[] = [
  {
    of: ['gross-margin'],
    solve: ({ read }) => {
      const [sales = 0, cost = 0] = amounts(
        read,
        'sales are # and its cost of goods sold is #\\. Find the gross profit as a percentage of sales',
      )
      return ({ value }) => near(sales - (sales * value) / 100, cost)
    },
  },
  {
    of: ['net-margin'],
    solve: ({ read }) => {
      const [sales = 0, gross = 0, expenses = 0] = amounts(
        read,
        'Sales were #, gross profit # and expenses #\\. What is the net profit as a percentage of sales',
      )
      return ({ value }) => near((sales * value) / 100 + expenses, gross)
    },
  },
  {
    // The cost, put up by the option, is the sales.
    of: ['mark-up-from-stocks'],
    solve: ({ text }) => {
      const { of } = rowsOf(text)
      const cost = of('Opening stock') + of('Purchases') - of('Closing stock')
      return ({ value }) => near(cost + (cost * value) / 100, of('Sales'))
    },
  },
  {
    of: ['current-ratio'],
    solve: ({ read }) => {
      const [stock = 0, debtors = 0, cash = 0, owed = 0] = amounts(
        read,
        'has stock of #, debtors of #, cash of # and current liabilities of #\\. Calculate its current ratio',
      )
      return (option) => gives(toOne(option), owed, stock + debtors + cash)
    },
  },
  {
    // Stock stays out.
    of: ['acid-test-ratio'],
    solve: ({ text }) => {
      const { of, all } = rowsOf(text)
      if (all.length !== 5) throw new Error(`another table: ${text}`)
      const quick = of('Debtors') + of('Bank balance')
      return (option) => of('Stock') > 0 && gives(toOne(option), of('Creditors') + of('Accrued wages'), quick)
    },
  },
  {
    of: ['stock-turnover'],
    solve: ({ read }) => {
      const [start = 0, end = 0, bought = 0] = amounts(
        read,
        'Stock was # at the beginning of a year and # at the end, and purchases were #\\. How many times was the average stock turned over',
      )
      return ({ value }) => gives(value, (start + end) / 2, start + bought - end)
    },
  },
  {
    // Day by day the credit sales of the option's days add up to the debtors.
    of: ['collection-period'],
    solve: ({ read }) => {
      const [credit = 0, debtors = 0, days = 0] = amounts(
        read,
        'Cash sales of a year were ₦[\\d,]+ and credit sales #\\. Debtors at the end were # and creditors .* collection period of debtors in days\\. \\[Take a year as @ days',
      )
      return ({ value }) => {
        let owed = 0
        for (let day = 0; day < value; day += 1) owed += credit / days
        return near(owed, debtors)
      }
    },
  },
  {
    of: ['return-on-capital-employed'],
    solve: ({ read }) => {
      const [fixed = 0, current = 0, owed = 0, profit = 0] = amounts(
        read,
        'fixed assets of #, current assets of # and current liabilities of #\\. Its net profit is #\\. Calculate the return on capital employed',
      )
      return ({ value }) => gives(value, (fixed + current - owed) / 100, profit)
    },
  },
  {
    // The mean of both stocks as often as it was turned over.
    of: ['stock-from-turnover'],
    solve: ({ read }) => {
      const [times = 0, cost = 0, opening = 0] = amounts(
        read,
        'turns over the average stock @ times a year\\. The cost of goods sold is # and the opening stock #\\. Find the closing stock',
      )
      return ({ value }) => near(((opening + value) / 2) * times, cost)
    },
  },
  {
    of: ['assets-from-working-capital'],
    solve: ({ read }) => {
      const [ratio = 0, capital = 0] = amounts(
        read,
        'current ratio of a firm is @ : 1 and its working capital #\\. What are its current assets',
      )
      return ({ value }) => near(value - value / ratio, capital)
    },
  },
]
