import type { Solver } from '../make/solver.ts'
import { near } from '../make/steps.ts'
import { amounts, posted, rowsOf } from './double-entry.ts'

/** By entering each option where the figure is missing, and closing the account. */
export const missingFiguresSolvers: Solver[] = [
  {
    // The option with the three mistakes made is the list.
    of: ['corrected-list-of-debtors'],
    solve: ({ read }) => {
      const [list = 0, left = 0, credit = 0, over = 0] = amounts(
        read,
        'taken from a sales ledger comes to #, .* A debit balance of # was left out, a debit balance of # was listed as a credit, and the list was overcast by #\\.',
      )
      return ({ value }) => near(value - left - credit - credit + over, list)
    },
  },
  {
    of: ['discount-as-the-missing-figure'],
    solve: ({ read }) => {
      const [start = 0, purchases = 0, paid = 0, back = 0, end = 0] = amounts(
        read,
        'opening creditors #, credit purchases #, payments #, returns outwards # and closing creditors #\\. How much is the discount received',
      )
      return ({ value }) => {
        const balance = posted([
          ['opening', 'creditors', start],
          ['purchases', 'creditors', purchases],
          ['creditors', 'bank', paid],
          ['creditors', 'returns', back],
          ['creditors', 'discount', value],
        ])
        return near(-balance('creditors'), end)
      }
    },
  },
  {
    of: ['debtors-with-interest-and-refund'],
    solve: ({ read }) => {
      const [start = 0, sales = 0, received = 0, interest = 0, refund = 0] = amounts(
        read,
        'opening balance of #, credit sales of # and receipts of #\\. Interest of # was charged on overdue accounts, and # was refunded to a customer who had paid too much',
      )
      return posted([
        ['debtors', 'opening', start],
        ['debtors', 'sales', sales],
        ['bank', 'debtors', received],
        ['debtors', 'interest', interest],
        ['debtors', 'bank', refund],
      ])('debtors')
    },
  },
  {
    of: ['drawings-as-the-missing-figure'],
    solve: ({ text }) => {
      const { of, all } = rowsOf(text)
      if (all.length !== 6) throw new Error(`another table: ${text}`)
      return ({ value }) => {
        const balance = posted([
          ['cash', 'opening', of('Balance at the beginning')],
          ['cash', 'customers', of('Received from customers')],
          ['suppliers', 'cash', of('Paid to suppliers')],
          ['wages', 'cash', of('Wages')],
          ['rent', 'cash', of('Rent')],
          ['drawings', 'cash', value],
        ])
        return near(balance('cash'), of('Balance at the end'))
      }
    },
  },
  {
    // From the option forwards, month by month.
    of: ['opening-capital-from-the-year'],
    solve: ({ read }) => {
      const [end = 0, profit = 0, further = 0, each = 0] = amounts(
        read,
        'capital was #\\. The profit of the year was #, and further capital of # had been paid in\\. The trader drew # each month\\. What was the capital at the beginning',
      )
      return ({ value }) => {
        let capital = value + profit + further
        for (let month = 0; month < 12; month += 1) capital -= each
        return near(capital, end)
      }
    },
  },
  {
    // Cash sales are all that was done with them; credit sales close the debtors.
    of: ['all-sales-of-a-year'],
    solve: ({ read }) => {
      const [start = 0, end = 0, cheques = 0, wages = 0, drawn = 0, banked = 0] = amounts(
        read,
        'debtors went from # to # in a year, and cheques of # were received from them\\. Cash sales were used to pay wages of # and private drawings of #, and the remaining # was paid into the bank\\. What were the total sales',
      )
      return ({ value }) => {
        const balance = posted([
          ['debtors', 'opening', start],
          ['debtors', 'sales', value],
          ['cash', 'debtors', wages + drawn + banked],
          ['bank', 'debtors', cheques],
        ])
        return near(balance('debtors'), end)
      }
    },
  },
  {
    // The capital account with what is left of the gross profit closes as it is printed.
    of: ['expenses-between-two-profits'],
    solve: ({ read }) => {
      const [start = 0, end = 0, drawn = 0, sales = 0, margin = 0] = amounts(
        read,
        'capital was # at the beginning of a year and # at its end, after drawings of #\\. Sales were # at a gross margin of @%\\. What were the expenses',
      )
      return ({ value }) => near(start + (sales * margin) / 100 - value - drawn, end)
    },
  },
  {
    of: ['furniture-bought-in-the-year'],
    solve: ({ read }) => {
      const [start = 0, end = 0, worn = 0, sold = 0] = amounts(
        read,
        'at # on 1 January and at # on 31 December\\. Depreciation of the year was #, and furniture with a book value of # was sold\\. .* How much furniture was bought',
      )
      return ({ value }) => {
        const balance = posted([
          ['furniture', 'opening', start],
          ['furniture', 'bank', value],
          ['depreciation', 'furniture', worn],
          ['disposal', 'furniture', sold],
        ])
        return near(balance('furniture'), end)
      }
    },
  },
]
