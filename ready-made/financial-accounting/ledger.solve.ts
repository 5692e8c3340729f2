import type { Solver } from '../make/solver.ts'
import { near } from '../make/steps.ts'
import { amounts, posted, rowsOf } from './double-entry.ts'

const creditBalances = /^(?:Sales|Discount received|Trade creditors|Creditors|Loan from bank)$/

/** What the debit balances of a table are above its credit balances. */
function debitsOverCredits(text: string, known: RegExp): number {
  return rowsOf(text).all.reduce((sum, [details, amount]) => {
    if (!known.test(details)) throw new Error(`a balance on neither side: ${details}`)
    return creditBalances.test(details) ? sum - amount : sum + amount
  }, 0)
}

/** By posting every transaction to two accounts, and by trying each option in the books. */
export const ledgerSolvers: Solver[] = [
  {
    // With the option as capital, the two sides of the balance sheet are equal.
    of: ['capital-from-balances'],
    solve: ({ text }) => {
      const known = /^(?:Premises|Stock|Trade debtors|Cash in hand|Trade creditors|Loan from bank)$/
      return ({ value }) => near(debitsOverCredits(text, known), value)
    },
  },
  {
    of: ['assets-after-transactions'],
    solve: ({ read }) => {
      const [capital = 0, goods = 0, cost = 0, sold = 0, paid = 0] = amounts(
        read,
        'began business with # in cash\\. Goods for # were then bought on credit, goods that had cost # were sold for # cash, and # was paid to the creditor\\. What were the total assets',
      )
      const balance = posted([
        ['cash', 'capital', capital],
        ['stock', 'creditor', goods],
        ['cash', 'sales', sold],
        ['cost of sales', 'stock', cost],
        ['creditor', 'cash', paid],
      ])
      return balance('cash') + balance('stock')
    },
  },
  {
    // The capital account from one end of the year to the other, with each option as liabilities.
    of: ['liabilities-after-a-year'],
    solve: ({ read }) => {
      const [capital = 0, profit = 0, drawings = 0, assets = 0] = amounts(
        read,
        'had a capital of # on 1 January\\. During the year the business made a net profit of #, and drawings were #\\. If the total assets on 31 December were #, calculate the liabilities',
      )
      return ({ value }) => near(assets - value - capital + drawings, profit)
    },
  },
  {
    of: ['customer-account-balance'],
    solve: ({ read }) => {
      const [start = 0, sales = 0, returns = 0, cheque = 0] = amounts(
        read,
        'a customer, began the month with a debit balance of #\\. In the month there were credit sales of #, returns inwards of # and a cheque received for #\\. What was the balance',
      )
      return posted([
        ['customer', 'opening', start],
        ['customer', 'sales', sales],
        ['returns', 'customer', returns],
        ['bank', 'customer', cheque],
      ])('customer')
    },
  },
  {
    // Day by day.
    of: ['supplier-account-with-discount'],
    solve: ({ read }) => {
      const [start = 0, goods = 0, back = 0, percent = 0] = amounts(
        read,
        'owed \\w+ # on 1 May\\. On 6 May it bought more goods on credit for #, and on 10 May it returned # of them\\. On 28 May it settled the balance of 1 May, less a cash discount of @%, and paid half of the rest of the account\\.',
      )
      const discount = (start * percent) / 100
      const before = posted([
        ['opening', 'supplier', start],
        ['purchases', 'supplier', goods],
        ['supplier', 'returns outwards', back],
        ['supplier', 'bank', start - discount],
        ['supplier', 'discount received', discount],
      ])
      return -before('supplier') / 2
    },
  },
  {
    // Carton by carton; the cash discount is in no day book.
    of: ['sales-day-book-entry'],
    solve: ({ read }) => {
      const [cartons = 0, price = 0, percent = 0] = amounts(
        read,
        'sold @ cartons of soap on credit at a list price of # each, less a trade discount of @%\\. A cash discount of [\\d.]+% is given if payment is made within .*entered in the sales day book\\?',
      )
      let sum = 0
      for (let carton = 0; carton < cartons; carton += 1) sum += price - (price * percent) / 100
      return sum
    },
  },
  {
    // What was paid, put up again by both discounts, is the list price.
    of: ['payment-after-two-discounts'],
    solve: ({ read }) => {
      const [list = 0, trade = 0, cash = 0, within = 0, paid = 0] = amounts(
        read,
        'list price of #, a trade discount of @% and a cash discount of @% for payment within @ days\\. How much is due if the invoice is paid after @ days',
      )
      if (paid > within) throw new Error('paid too late for a cash discount')
      return ({ value }) => near(value / (1 - cash / 100) / (1 - trade / 100), list)
    },
  },
  {
    of: ['purchases-day-book-total'],
    solve: ({ text }) => {
      let sum = 0
      for (const [, line = ''] of text.matchAll(/^- (.+)$/gm)) {
        // Only goods to sell, only on credit.
        if (!/^bought cloth on credit/.test(line)) continue
        const amount = Number(/₦([\d,]+)/.exec(line)?.[1]?.replaceAll(',', ''))
        const percent = Number(/trade discount ([\d.]+)%/.exec(line)?.[1] ?? 0)
        if (/list price/.test(line) !== percent > 0) throw new Error(line)
        sum += amount * ((100 - percent) / 100)
      }
      return sum
    },
  },
  {
    of: ['missing-capital-of-a-trial-balance'],
    solve: ({ text }) => {
      const known = /^(?:Purchases|Sales|Returns inwards|Machinery|Discount received|Debtors|Creditors)$/
      return ({ value }) => near(debitsOverCredits(text, known) - value, 0)
    },
  },
  {
    // Both columns must come to the option.
    of: ['trial-balance-with-wrong-columns'],
    solve: ({ read }) => {
      const [debit = 0, credit = 0, carriage = 0, discount = 0] = amounts(
        read,
        'debit column came to # and the credit column to #\\. Carriage inwards of # had been entered in the credit column, and discount received of # in the debit column',
      )
      const debits = debit - discount + carriage
      return ({ value }) => near(value, debits) && near(value, credit - carriage + discount)
    },
  },
]
