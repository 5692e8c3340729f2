import type { Solver } from '../make/solver.ts'
import { near } from '../make/steps.ts'
import { amounts, posted } from './double-entry.ts'

/** By writing the document again with each option, or item by item. */
export const documentsSolvers: Solver[] = [
  {
    // Bag by bag, each at what was charged for it.
    of: ['credit-note-for-returns'],
    solve: ({ read }) => {
      const [price = 0, percent = 0, back = 0] = amounts(
        read,
        'invoiced \\d+ school bags at # each, less a trade discount of @%\\. @ of them were faulty and came back',
      )
      let credit = 0
      for (let bag = 0; bag < back; bag += 1) credit += price * ((100 - percent) / 100)
      return ({ value }) => near(value, credit)
    },
  },
  {
    // With the option the customer is charged what is right.
    of: ['debit-note-for-undercharge'],
    solve: ({ read }) => {
      const [cartons = 0, right = 0, wrong = 0, percent = 0] = amounts(
        read,
        '^@ cartons of biscuits at # each were invoiced by mistake at # each\\. The trade discount is @%\\.',
      )
      const charged = (price: number) => cartons * (price - (price * percent) / 100)
      return ({ value }) => near(charged(wrong) + value, charged(right))
    },
  },
  {
    // What is paid in and what is kept are all that the till held.
    of: ['pay-in-slip-total'],
    solve: ({ read }) => {
      const [thousands = 0, high = 0, some = 0, middle = 0, more = 0, low = 0, cheque = 0, kept = 0] = amounts(
        read,
        'holds @ notes of #, @ of # and @ of #, and a cheque for #\\. # in notes is kept for the next day, and the rest is paid into the bank',
      )
      const held = thousands * high + some * middle + more * low + cheque
      return ({ value }) => near(value + kept, held)
    },
  },
  {
    // Back from the total: without the tax, then without the discount.
    of: ['invoice-with-value-added-tax'],
    solve: ({ read }) => {
      const [list = 0, discount = 0, tax = 0] = amounts(
        read,
        'list price of #\\. The invoice takes off a trade discount of @% and then adds value added tax, which is @% in this question\\. What is the total',
      )
      return ({ value }) => near(value / (1 + tax / 100) / (1 - discount / 100), list)
    },
  },
  {
    of: ['statement-of-account'],
    solve: ({ read }) => {
      const [start = 0, first = 0, second = 0, credit = 0, cheque = 0, discount = 0] = amounts(
        read,
        'begins with # owing\\. In the month there were invoices of # and #, a credit note of #, and a cheque of # with a discount of # for what was owing at first\\.',
      )
      return posted([
        ['customer', 'opening', start],
        ['customer', 'sales', first],
        ['customer', 'sales', second],
        ['returns', 'customer', credit],
        ['bank', 'customer', cheque],
        ['discount', 'customer', discount],
      ])('customer')
    },
  },
  {
    // Only goods for sale, only back to suppliers.
    of: ['returns-outwards-journal'],
    solve: ({ read }) => {
      const back = amounts(
        read,
        'returned shoes bought on credit for # to one supplier and for # to another\\. Customers returned shoes for #, and a cash register bought for # went back to its maker\\. What is the total of the returns outwards journal',
      )
      const isInJournal = [true, true, false, false]
      return back.reduce((sum, amount, index) => (isInJournal[index] ? sum + amount : sum), 0)
    },
  },
  {
    // Pens stand in the other column and cash sales in the cash book.
    of: ['sales-of-two-departments'],
    solve: ({ read }) => {
      const [list = 0, percent = 0, net = 0] = amounts(
        read,
        'it sold on credit books with a list price of # less @% trade discount, pens for ₦[\\d,]+, and other books for # net\\. It also sold books for ₦[\\d,]+ cash\\. What is the total of the column for books',
      )
      return ({ value }) => near(((value - net) / (100 - percent)) * 100, list)
    },
  },
  {
    // With the option, both columns come to the same when all balances are in.
    of: ['balances-left-out-of-a-trial-balance'],
    solve: ({ read }) => {
      const [debit = 0, overdraft = 0, stationery = 0, drawings = 0] = amounts(
        read,
        'debit column of a trial balance came to #\\. Three balances had been left out: a bank overdraft of #, stationery of # and drawings of #\\. With them the trial balance agrees\\. What was the total of the credit column before',
      )
      return ({ value }) => near(debit + stationery + drawings, value + overdraft)
    },
  },
]
