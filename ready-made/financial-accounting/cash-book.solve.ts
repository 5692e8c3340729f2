import type { Solver } from '../make/solver.ts'
import { near } from '../make/steps.ts'
import { amounts, posted, rowsOf } from './double-entry.ts'

/** By keeping the cash book and the petty cash book entry by entry, or counting the money with each option. */
export const cashBookSolvers: Solver[] = [
  {
    of: ['bank-column-balance'],
    solve: ({ read }) => {
      const [start = 0, till = 0, customer = 0, supplier = 0, rent = 0] = amounts(
        read,
        'began the month with a debit balance of #\\. In the month # of cash from the till was paid into the bank, a cheque of # from a customer was banked, a supplier was paid # by cheque and rent of # was paid by cheque\\. What was the balance at bank',
      )
      return posted([
        ['bank', 'opening', start],
        ['bank', 'cash', till],
        ['bank', 'customer', customer],
        ['supplier', 'bank', supplier],
        ['rent', 'bank', rent],
      ])('bank')
    },
  },
  {
    of: ['cash-left-after-contra-entries'],
    solve: ({ read }) => {
      const [start = 0, sales = 0, wages = 0, banked = 0, drawn = 0, stationery = 0] = amounts(
        read,
        'had # in cash on 1 June\\. In June cash sales were #, wages of # were paid in cash, # of cash was paid into the bank, # was drawn from the bank for the cash box, and stationery of # was paid for by cheque\\. What was the cash balance',
      )
      return posted([
        ['cash', 'opening', start],
        ['cash', 'sales', sales],
        ['wages', 'cash', wages],
        ['bank', 'cash', banked],
        ['cash', 'bank', drawn],
        ['stationery', 'bank', stationery],
      ])('cash')
    },
  },
  {
    // The cheque of each debtor first; what it leaves of the debt is allowed.
    of: ['discount-allowed-total'],
    solve: ({ read }) => {
      const [first = 0, second = 0, percent = 0] = amounts(
        read,
        'settled a debt of # and \\w+ a debt of #, each by cheque less a cash discount of @%\\. In the same month the business paid a creditor .* discount column on the debit side',
      )
      const allowed = (debt: number) => debt - debt * (1 - percent / 100)
      return ({ value }) => near(value, allowed(first) + allowed(second))
    },
  },
  {
    // The cheque and the discount together close the account.
    of: ['cheque-after-discount'],
    solve: ({ read }) => {
      const [bought = 0, back = 0, percent = 0] = amounts(
        read,
        'bought goods for # on credit and returned # of them\\. The account was then settled by cheque less a cash discount of @%\\. What amount is entered in the bank column of the cash book of the seller',
      )
      const owed = bought - back
      return ({ value }) => near(value + (owed * percent) / 100, owed)
    },
  },
  {
    // With the option the box holds the float again.
    of: ['petty-cash-restored'],
    solve: ({ read, text }) => {
      const [float = 0] = amounts(read, 'imprest system with a float of #\\. In the week these amounts were spent')
      let box = float
      for (const [, spent] of rowsOf(text).all) box -= spent
      return ({ value }) => near(box + value, float)
    },
  },
  {
    of: ['imprest-raised'],
    solve: ({ read }) => {
      const [imprest = 0, spent = 0, calls = 0, next = 0] = amounts(
        read,
        'with an imprest of # and spent #\\. A member of staff paid # into the petty cash box .* raised to # for the next month',
      )
      return ({ value }) => near(imprest - spent + calls + value, next)
    },
  },
  {
    // Vouchers, note, money and what is missing make up the imprest.
    of: ['petty-cash-count-shortage'],
    solve: ({ read }) => {
      const [imprest = 0, ...found] = amounts(
        read,
        'petty cash imprest is #\\. At a surprise check there are vouchers for #, a signed note that a clerk has borrowed #, and # in notes and coins\\. How much is missing',
      )
      return ({ value }) =>
        near(
          [...found, value].reduce((sum, one) => sum + one, 0),
          imprest,
        )
    },
  },
  {
    // With the option as receipts, the bank column closes as it is printed.
    of: ['cash-received-from-debtors'],
    solve: ({ read }) => {
      const [start = 0, end = 0, cheques = 0, sales = 0, loan = 0] = amounts(
        read,
        'debit balance of # at bank on 1 April and a debit balance of # on 30 April\\. Payments by cheque in April were #\\. Cash sales of # and a loan of # were banked, and the rest of the receipts came from debtors',
      )
      return ({ value }) => {
        const balance = posted([
          ['bank', 'opening', start],
          ['bank', 'sales', sales],
          ['bank', 'loan', loan],
          ['bank', 'debtors', value],
          ['payments', 'bank', cheques],
        ])
        return near(balance('bank'), end)
      }
    },
  },
  {
    of: ['dishonoured-cheque-restored-debt'],
    solve: ({ read }) => {
      const [bank = 0, owed = 0, percent = 0, charge = 0] = amounts(
        read,
        'debit balance of # at bank in a cash book includes a cheque from \\w+, who owed # and paid less @% cash discount\\. The bank has returned the cheque unpaid and has charged # for it',
      )
      const discount = (owed * percent) / 100
      return posted([
        ['bank', 'opening', bank],
        ['customer', 'bank', owed - discount],
        ['customer', 'discount allowed', discount],
        ['bank charges', 'bank', charge],
      ])('bank')
    },
  },
]
