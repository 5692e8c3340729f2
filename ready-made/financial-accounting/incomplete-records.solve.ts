import type { Solver } from '../make/solver.ts'
import { near } from '../make/steps.ts'
import { amounts, posted, rowsOf } from './double-entry.ts'

/** The cost of goods sold for `sales` when each ₦100 of cost is sold for 100 and `markUp`. */
const costAtMarkUp = (sales: number, markUp: number) => (sales / (100 + markUp)) * 100

/** By putting each option into the accounts of the period, and seeing whether the end is as it is printed. */
export const incompleteRecordsSolvers: Solver[] = [
  {
    of: ['capital-by-statement-of-affairs'],
    solve: ({ text }) => {
      const { of, all } = rowsOf(text)
      const assets = all.filter(([item]) => /^(?:Motor van|Stock|Debtors|Cash at bank)$/.test(item))
      if (assets.length !== 4 || all.length !== 5) throw new Error(`another statement: ${text}`)
      const sum = assets.reduce((total, [, amount]) => total + amount, 0)
      return ({ value }) => near(value + of('Creditors'), sum)
    },
  },
  {
    // The capital account with the option as profit.
    of: ['profit-from-two-capitals'],
    solve: ({ read }) => {
      const [start = 0, end = 0, drawn = 0, further = 0] = amounts(
        read,
        'capital was # on 1 January and # on 31 December\\. During the year the trader drew # for private use and brought in further capital of #\\. Calculate the profit',
      )
      return ({ value }) => {
        const balance = posted([
          ['opening', 'capital', start],
          ['cash', 'capital', further],
          ['capital', 'drawings', drawn],
          ['profit and loss', 'capital', value],
        ])
        return near(-balance('capital'), end)
      }
    },
  },
  {
    of: ['loss-from-two-capitals'],
    solve: ({ read }) => {
      const [start = 0, drawn = 0, assets = 0, liabilities = 0] = amounts(
        read,
        'began a year with a capital of # and drew # during it\\. At the end of the year the assets were # and the liabilities #\\. Find the loss',
      )
      return ({ value }) => {
        const balance = posted([
          ['opening', 'capital', start],
          ['capital', 'drawings', drawn],
          ['capital', 'profit and loss', value],
        ])
        return near(-balance('capital') + liabilities, assets)
      }
    },
  },
  {
    // The profit over the option's cost, as a part of the sales.
    of: ['cost-of-sales-from-margin'],
    solve: ({ read }) => {
      const [margin = 0, sales = 0] = amounts(
        read,
        'margin of @% on sales\\. If the sales are #, what is the cost of goods sold',
      )
      return ({ value }) => near(((sales - value) / sales) * 100, margin)
    },
  },
  {
    of: ['sales-from-mark-up'],
    solve: ({ read }) => {
      const [opening = 0, bought = 0, closing = 0, markUp = 0] = amounts(
        read,
        'Opening stock is #, purchases are # and closing stock is #\\. Goods are sold at a mark-up of @%\\. Find the sales',
      )
      return ({ value }) => near(opening + bought - costAtMarkUp(value, markUp), closing)
    },
  },
  {
    of: ['gross-profit-inside-sales'],
    solve: ({ read }) => {
      const [markUp = 0, sales = 0] = amounts(
        read,
        'mark-up of @% on cost\\. The sales of a quarter were #\\. Calculate the gross profit',
      )
      return ({ value }) => near((value / (sales - value)) * 100, markUp)
    },
  },
  {
    // The goods that came in with the option, less those sold, are the stock at the end.
    of: ['purchases-from-margin'],
    solve: ({ read }) => {
      const [sales = 0, margin = 0, start = 0, end = 0] = amounts(
        read,
        'sales for the year were # at a margin of @%\\. Stock was # at the beginning and # at the end\\. Calculate the purchases',
      )
      return ({ value }) => near(start + value - (sales - (sales * margin) / 100), end)
    },
  },
  {
    of: ['stock-lost-in-fire'],
    solve: ({ read }) => {
      const [opening = 0, bought = 0, sales = 0, markUp = 0, saved = 0] = amounts(
        read,
        'opening stock of #, purchases of # and sales of # at a mark-up of @%\\. Stock of # was saved\\. What was the cost of the stock lost',
      )
      return ({ value }) => {
        const sold = opening + bought - saved - value
        return near(sold + (sold * markUp) / 100, sales)
      }
    },
  },
  {
    of: ['cash-stolen'],
    solve: ({ read }) => {
      const [start = 0, sales = 0, banked = 0, wages = 0, left = 0] = amounts(
        read,
        'had cash of # on 1 March\\. In the month cash sales were #, cash paid into the bank was # and wages paid in cash were #\\. Only # was left in the till on 31 March',
      )
      return ({ value }) => {
        const balance = posted([
          ['cash', 'opening', start],
          ['cash', 'sales', sales],
          ['bank', 'cash', banked],
          ['wages', 'cash', wages],
          ['theft', 'cash', value],
        ])
        return near(balance('cash'), left)
      }
    },
  },
]
