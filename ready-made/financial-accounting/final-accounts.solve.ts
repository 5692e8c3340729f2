import type { Solver } from '../make/solver.ts'
import { near } from '../make/steps.ts'
import { amounts, posted, rowsOf } from './double-entry.ts'

/** The rows of a table of exactly so many. */
function tableOf(text: string, rows: number) {
  const table = rowsOf(text)
  if (table.all.length !== rows) throw new Error(`another table: ${text}`)
  return table.of
}

/** By closing the accounts with each option, or making the balance sheet from its other side. */
export const finalAccountsSolvers: Solver[] = [
  {
    // What came in is sold or still there.
    of: ['cost-of-goods-sold'],
    solve: ({ text }) => {
      const of = tableOf(text, 5)
      return ({ value }) =>
        near(
          value + of('Closing stock') + of('Returns outwards'),
          of('Opening stock') + of('Purchases') + of('Carriage inwards'),
        )
    },
  },
  {
    of: ['gross-profit-with-returns'],
    solve: ({ text }) => {
      const of = tableOf(text, 6)
      return -posted([
        ['debtors', 'trading', of('Sales')],
        ['trading', 'creditors', of('Purchases')],
        ['trading', 'stock', of('Stock on 1 January')],
        ['stock', 'trading', of('Stock on 31 December')],
        ['trading', 'debtors', of('Returns inwards')],
        ['creditors', 'trading', of('Returns outwards')],
      ])('trading')
    },
  },
  {
    // Drawings are no expense.
    of: ['net-profit-from-gross'],
    solve: ({ text }) => {
      const of = tableOf(text, 7)
      return ({ value }) => {
        const expenses = of('Wages') + of('Rent') + of('Carriage outwards') + of('Discount allowed')
        return of('Drawings') > 0 && near(value + expenses, of('Gross profit') + of('Discount received'))
      }
    },
  },
  {
    // From the option forwards to the day of the count.
    of: ['stock-counted-after-the-year-end'],
    solve: ({ read }) => {
      const [counted = 0, bought = 0, sold = 0, margin = 0] = amounts(
        read,
        'counted its stock on \\d+ January and found # at cost\\. From 1 to \\d+ January it had bought goods for # and sold goods for # at a gross profit of @% on sales\\. What was the cost of the stock on 31 December',
      )
      return ({ value }) => near(value + bought - sold * ((100 - margin) / 100), counted)
    },
  },
  {
    // The option is stock that was neither sold nor there.
    of: ['closing-stock-from-margin'],
    solve: ({ read }) => {
      const [bought = 0, sales = 0, opening = 0, margin = 0] = amounts(
        read,
        'All the stock of a shop was destroyed by fire\\. Since the beginning of the year purchases had been # and sales #, and the opening stock was #\\. The shop earns a gross profit of @% on sales',
      )
      return ({ value }) => near((1 - (opening + bought - value) / sales) * 100, margin)
    },
  },
  {
    of: ['working-capital'],
    solve: ({ text }) => {
      const of = tableOf(text, 6)
      const current = of('Stock') + of('Debtors') + of('Cash at bank')
      return ({ value }) => of('Furniture') > 0 && near(value + of('Creditors') + of('Wages owing'), current)
    },
  },
  {
    of: ['closing-capital'],
    solve: ({ read }) => {
      const [start = 0, profit = 0, cash = 0, goods = 0] = amounts(
        read,
        'began the year with a capital of #\\. The net profit of the year was #\\. In the year # in cash and goods that had cost # were taken for private use\\. What is the capital',
      )
      return -posted([
        ['opening', 'capital', start],
        ['profit and loss', 'capital', profit],
        ['capital', 'cash', cash],
        ['capital', 'purchases', goods],
      ])('capital')
    },
  },
  {
    // Provisions stand with their assets; what is owed stands on the other side.
    of: ['balance-sheet-total-of-assets'],
    solve: ({ text }) => {
      const of = tableOf(text, 8)
      const everything = rowsOf(text).all.reduce((sum, [, amount]) => sum + amount, 0)
      const provisions = of('Provision for depreciation of machinery') + of('Provision for doubtful debts')
      return ({ value }) => near(value + of('Bank overdraft') + of('Rent owing') + 2 * provisions, everything)
    },
  },
]
