import type { Solver } from '../make/solver.ts'
import { near } from '../make/steps.ts'
import { amounts, posted, rowsOf } from './double-entry.ts'

/** By entering everything in the control account; where a total is asked, each option is entered and the balance compared. */
export const controlAccountsSolvers: Solver[] = [
  {
    of: ['closing-debtors'],
    solve: ({ text }) => {
      const { of, all } = rowsOf(text)
      if (all.length !== 4) throw new Error(`more entries than four: ${text}`)
      return posted([
        ['debtors', 'opening', of('Debtors at the beginning')],
        ['debtors', 'sales', of('Credit sales')],
        ['bank', 'debtors', of('Cheques received from debtors')],
        ['returns', 'debtors', of('Sales returns')],
      ])('debtors')
    },
  },
  {
    of: ['closing-creditors'],
    solve: ({ read }) => {
      const [start = 0, purchases = 0, paid = 0, discount = 0] = amounts(
        read,
        'begins with creditors of #\\. In the month credit purchases were #, payments to suppliers # and discounts received #\\. What is the closing balance',
      )
      return -posted([
        ['opening', 'creditors', start],
        ['purchases', 'creditors', purchases],
        ['creditors', 'bank', paid],
        ['creditors', 'discounts', discount],
      ])('creditors')
    },
  },
  {
    of: ['credit-sales-as-balance'],
    solve: ({ text }) => {
      const { of, all } = rowsOf(text)
      if (all.length !== 5) throw new Error(`more entries than five: ${text}`)
      return ({ value }) => {
        const balance = posted([
          ['debtors', 'opening', of('Debtors, 1 January')],
          ['debtors', 'sales', value],
          ['cash', 'debtors', of('Cash received from debtors')],
          ['discounts', 'debtors', of('Discounts allowed')],
          ['bad debts', 'debtors', of('Bad debts written off')],
        ])
        return near(balance('debtors'), of('Debtors, 31 December'))
      }
    },
  },
  {
    of: ['credit-purchases-as-balance'],
    solve: ({ read }) => {
      const [start = 0, end = 0, paid = 0, back = 0] = amounts(
        read,
        'were # on 1 January and # on 31 December\\. During the year # was paid to them and goods worth # were returned to them\\. Find the credit purchases',
      )
      return ({ value }) => {
        const balance = posted([
          ['opening', 'creditors', start],
          ['purchases', 'creditors', value],
          ['creditors', 'bank', paid],
          ['creditors', 'returns', back],
        ])
        return near(-balance('creditors'), end)
      }
    },
  },
  {
    of: ['cash-received-from-debtors'],
    solve: ({ read }) => {
      const [start = 0, end = 0, sales = 0, discount = 0, back = 0] = amounts(
        read,
        'debtors were # at the beginning of a year and # at its end\\. Credit sales were #, discounts allowed # and returns inwards #\\. How much was received from debtors',
      )
      return ({ value }) => {
        const balance = posted([
          ['debtors', 'opening', start],
          ['debtors', 'sales', sales],
          ['discounts', 'debtors', discount],
          ['returns', 'debtors', back],
          ['cash', 'debtors', value],
        ])
        return near(balance('debtors'), end)
      }
    },
  },
  {
    of: ['dishonoured-cheque'],
    solve: ({ read }) => {
      const [start = 0, sales = 0, cheques = 0, dishonoured = 0, bad = 0] = amounts(
        read,
        'opening debtors are #, credit sales #, cheques received #, cheques dishonoured # and bad debts #\\. Calculate the closing debtors',
      )
      return posted([
        ['debtors', 'opening', start],
        ['debtors', 'sales', sales],
        ['bank', 'debtors', cheques],
        ['debtors', 'bank', dishonoured],
        ['bad debts', 'debtors', bad],
      ])('debtors')
    },
  },
  {
    of: ['set-off-between-ledgers'],
    solve: ({ text }) => {
      const { of, all } = rowsOf(text)
      if (all.length !== 5) throw new Error(`more entries than five: ${text}`)
      return -posted([
        ['opening', 'creditors', of('Balance at the beginning (credit)')],
        ['purchases', 'creditors', of('Credit purchases')],
        ['creditors', 'bank', of('Payments to creditors')],
        ['creditors', 'discounts', of('Discounts received')],
        ['creditors', 'debtors', of('Set-off against the sales ledger')],
      ])('creditors')
    },
  },
  {
    // Backwards: the option with both mistakes made again is the balance that was shown.
    of: ['list-against-control-account'],
    solve: ({ read }) => {
      const [shown = 0, short = 0, discount = 0] = amounts(
        read,
        'shows a debit balance of #\\. .* the sales day book had been undercast by #, and that discounts allowed of # had not been posted to the control account',
      )
      return ({ value }) => near(value - short + discount, shown)
    },
  },
]
