import type { Solver } from '../make/solver.ts'
import { near } from '../make/steps.ts'
import { amounts, posted, rowsOf } from './double-entry.ts'

/** The rows of a table that count, by the names of those that do and those that do not. */
function sumOf(text: string, counts: Record<string, boolean>): number {
  return rowsOf(text).all.reduce((sum, [details, amount]) => {
    const isIn = counts[details.replace(/^(Cash taken home) by \w+$/, '$1')]
    if (isIn === undefined) throw new Error(`an unknown item: ${details}`)
    return isIn ? sum + amount : sum
  }, 0)
}

/** By the entries of each account, or by putting the option on one side of the balance sheet. */
export const accountsSolvers: Solver[] = [
  {
    of: ['drawings-account-total'],
    solve: ({ text }) =>
      sumOf(text, {
        'Cash taken home': true,
        "School fees of the owner's children": true,
        'Goods taken home, at cost': true,
        'Repairs of the delivery van': false,
        'Wages of a shop assistant': false,
      }),
  },
  {
    of: ['capital-account-balance'],
    solve: ({ read }) => {
      const [start = 0, van = 0, drawn = 0, loss = 0] = amounts(
        read,
        'had a credit balance of # on 1 January\\. In the year \\w+ brought a private van worth # into the business and drew #\\. The year ended with a net loss of #\\.',
      )
      return -posted([
        ['opening', 'capital', start],
        ['van', 'capital', van],
        ['capital', 'drawings', drawn],
        ['capital', 'profit and loss', loss],
      ])('capital')
    },
  },
  {
    // At cost: what was provided and what it was sold for stand elsewhere.
    of: ['motor-vehicles-account-at-cost'],
    solve: ({ read }) => {
      const [start = 0, bought = 0, cost = 0] = amounts(
        read,
        'kept at cost and has a debit balance of # on 1 January\\. In the year a van was bought for #, and a car that had cost #, with depreciation of ₦[\\d,]+ provided on it, was sold for',
      )
      return posted([
        ['vehicles', 'opening', start],
        ['vehicles', 'bank', bought],
        ['disposal', 'vehicles', cost],
      ])('vehicles')
    },
  },
  {
    // Year by year.
    of: ['loan-account-after-two-years'],
    solve: ({ read }) => {
      const [loan = 0, percent = 0, paid = 0] = amounts(
        read,
        'borrowed # on 1 January\\. Interest of @% on the balance at the beginning of each year is added to the loan account on 31 December, and # is paid on the same day\\. .* at the end of the second year',
      )
      let owing = loan
      for (let year = 0; year < 2; year += 1) owing += (owing * percent) / 100 - paid
      return ({ value }) => Math.abs(value - owing) < 0.01
    },
  },
  {
    // The option and its discount close the account that is left.
    of: ['customer-who-is-a-supplier-too'],
    solve: ({ read }) => {
      const [bought = 0, back = 0, sold = 0, percent = 0] = amounts(
        read,
        'bought goods for # from a shop and returned # of them, and also sold goods for # to the shop\\. The two accounts are set off, and \\w+ pays the balance less @% cash discount',
      )
      return ({ value }) => near(value / (1 - percent / 100) + sold + back, bought)
    },
  },
  {
    of: ['debit-column-of-a-trial-balance'],
    solve: ({ text }) =>
      sumOf(text, {
        Sales: false,
        Purchases: true,
        'Returns inwards': true,
        'Returns outwards': false,
        'Carriage outwards': true,
        'Loan from a bank': false,
        Drawings: true,
        Furniture: true,
      }),
  },
  {
    of: ['fixed-assets-in-a-balance-sheet'],
    solve: ({ text }) =>
      sumOf(text, {
        Buildings: true,
        Machinery: true,
        'Fixtures and fittings': true,
        Stock: false,
        Debtors: false,
        'Rates paid in advance': false,
      }),
  },
  {
    // All assets are capital employed or owed at once; the loan is owed later.
    of: ['capital-employed'],
    solve: ({ read }) => {
      const [fixed = 0, current = 0, creditors = 0, overdraft = 0] = amounts(
        read,
        'fixed assets of # and current assets of #\\. Creditors are #, the bank overdraft is #, and there is a loan of ₦[\\d,]+ to be repaid after five years\\. Capital employed is all assets less current liabilities',
      )
      return ({ value }) => near(value + creditors + overdraft, fixed + current)
    },
  },
  {
    of: ['change-of-working-capital'],
    solve: ({ read }) => {
      const [before = 0, van = 0, cost = 0, sold = 0, paid = 0] = amounts(
        read,
        'working capital of a shop is #\\. It then buys a van for # by cheque, sells stock that cost # on credit for #, and pays # to its creditors by cheque',
      )
      const balance = posted([
        ['others', 'opening', before],
        ['van', 'bank', van],
        ['cost of sales', 'stock', cost],
        ['debtors', 'sales', sold],
        ['creditors', 'bank', paid],
      ])
      return ['others', 'bank', 'stock', 'debtors', 'creditors'].reduce((sum, account) => sum + balance(account), 0)
    },
  },
]
