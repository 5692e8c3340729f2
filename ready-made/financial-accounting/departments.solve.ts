import type { Solver } from '../make/solver.ts'
import { near } from '../make/steps.ts'
import { amounts, posted, rowsOf } from './double-entry.ts'

/** By what each department or branch has, with the option in its place. */
export const departmentsSolvers: Solver[] = [
  {
    // Each naira of stock is insured for the same.
    of: ['insurance-by-value-of-stock'],
    solve: ({ read }) => {
      const [first = 0, second = 0, paid = 0, next = 0] = amounts(
        read,
        'have stocks of # and # on average\\. Insurance of stock of # was paid, of which # is for the next year\\. It is charged in proportion to the stocks\\. What is charged to the first department',
      )
      return ({ value }) => near((paid - next - value) * first, value * second)
    },
  },
  {
    // The option is that part of what it leaves.
    of: ['commission-after-commission'],
    solve: ({ read }) => {
      const [percent = 0, profit = 0] = amounts(
        read,
        'commission of @% of its net profit after the commission has been charged\\. The net profit before commission is #\\.',
      )
      return ({ value }) => near((value / (profit - value)) * 100, percent)
    },
  },
  {
    // Without the option, what is left in stock is at cost.
    of: ['unrealised-profit-between-departments'],
    solve: ({ read }) => {
      const [passed = 0, percent = 0, left = 0] = amounts(
        read,
        'passed goods to department B at #, which is cost plus @%\\. .* At the end B has @% of the goods of A in stock, and nothing else',
      )
      const stock = (passed * left) / 100
      return ({ value }) => near((value / (stock - value)) * 100, percent)
    },
  },
  {
    of: ['debtors-of-a-branch'],
    solve: ({ text }) => {
      const { of, all } = rowsOf(text)
      if (all.length !== 5) throw new Error(`another table: ${text}`)
      return posted([
        ['debtors', 'opening', of('Debtors at the beginning')],
        ['debtors', 'sales', of('Credit sales')],
        ['cash', 'sales', of('Cash sales')],
        ['cash', 'debtors', of('Received from debtors')],
        ['bad debts', 'debtors', of('Bad debts')],
      ])('debtors')
    },
  },
  {
    of: ['money-sent-by-a-branch'],
    solve: ({ read }) => {
      const [start = 0, sales = 0, debtors = 0, wages = 0, rent = 0, kept = 0] = amounts(
        read,
        'began a month with cash of #\\. It took # in cash sales and # from debtors, paid wages of # and rent of #, kept # in cash at the end, and sent all the rest to the head office',
      )
      return ({ value }) => {
        const balance = posted([
          ['cash', 'opening', start],
          ['cash', 'sales', sales],
          ['cash', 'debtors', debtors],
          ['wages', 'cash', wages],
          ['rent', 'cash', rent],
          ['head office', 'cash', value],
        ])
        return near(balance('cash'), kept)
      }
    },
  },
  {
    // At selling price again, the option is what was neither sold nor counted.
    of: ['missing-stock-of-a-branch'],
    solve: ({ read }) => {
      const [sent = 0, percent = 0, sales = 0, counted = 0] = amounts(
        read,
        'Goods of # at selling price, which is cost plus @%, were sent to a new branch\\. Its sales at that price were #, and its stock was counted as # at selling price',
      )
      return ({ value }) => near(sales + counted + value + (value * percent) / 100, sent)
    },
  },
  {
    // Both costs, the expenses and the option are all sales.
    of: ['profit-of-two-departments'],
    solve: ({ read }) => {
      const [drinks = 0, margin = 0, food = 0, other = 0, expenses = 0] = amounts(
        read,
        'sold goods for # at a gross margin of @%, and the food department for # at @%\\. Expenses of the shop were #\\.',
      )
      const cost = drinks * (1 - margin / 100) + food * (1 - other / 100)
      return ({ value }) => near(cost + expenses + value, drinks + food)
    },
  },
]
