import type { Solver } from '../make/solver.ts'
import { near } from '../make/steps.ts'
import { amounts, posted, rowsOf } from './double-entry.ts'

/** By bringing the cash book and the statement, each for itself, to the balance that both must have. */
export const bankReconciliationSolvers: Solver[] = [
  {
    // The statement, when the bank has done what is outstanding, agrees with the cash book.
    of: ['statement-from-cash-book'],
    solve: ({ read }) => {
      const [book = 0, cheques = 0, lodged = 0] = amounts(
        read,
        'debit balance of # at bank\\. Cheques for # have not been presented, and lodgements of # have not been credited by the bank\\. What is the balance on the bank statement',
      )
      return ({ value }) => near(value - cheques + lodged, book)
    },
  },
  {
    // All payments of the cash book without those of the statement.
    of: ['cheques-not-presented'],
    solve: ({ text }) => {
      const amount = (one = '') => (one === 'no entry' ? 0 : Number(one.replaceAll(',', '')))
      const rows = [...text.matchAll(/^\| (\d+) \| ([\d,]+) \| ([\d,]+|no entry) \|$/gm)]
      if (rows.length !== 4) throw new Error(`another table: ${text}`)
      return rows.reduce((sum, [, , book, statement]) => sum + amount(book) - amount(statement), 0)
    },
  },
  {
    of: ['cash-book-from-statement'],
    solve: ({ read }) => {
      const [statement = 0, cheques = 0, lodged = 0, charges = 0] = amounts(
        read,
        'credit balance of #\\. Unpresented cheques are #, and lodgements not yet credited are #\\. Bank charges of # are on the statement and have not been entered in the cash book\\. What balance does the cash book show before',
      )
      return ({ value }) => near(value - charges, statement - cheques + lodged)
    },
  },
  {
    // Cheques not presented are in the cash book already.
    of: ['corrected-cash-book-balance'],
    solve: ({ read }) => {
      const [book = 0, transfer = 0, order = 0, charges = 0] = amounts(
        read,
        'debit balance of #\\. .* not in the cash book: a credit transfer of # from a debtor, a standing order of # for insurance and bank charges of #\\. Cheques for ₦[\\d,]+ have not been presented\\. What is the corrected balance',
      )
      return posted([
        ['bank', 'opening', book],
        ['bank', 'debtor', transfer],
        ['insurance', 'bank', order],
        ['charges', 'bank', charges],
      ])('bank')
    },
  },
  {
    // The wrong payment is taken back and the right one made.
    of: ['transposed-cheque-in-cash-book'],
    solve: ({ read }) => {
      const [book = 0, right = 0, wrong = 0, dividend = 0] = amounts(
        read,
        'debit balance of # at bank\\. A cheque of # paid to a supplier was entered in it as #, and a dividend of # that the bank collected has not been entered',
      )
      return posted([
        ['bank', 'opening', book],
        ['bank', 'supplier', wrong],
        ['supplier', 'bank', right],
        ['bank', 'dividend', dividend],
      ])('bank')
    },
  },
  {
    of: ['statement-from-uncorrected-cash-book'],
    solve: ({ text }) => {
      const { of, all } = rowsOf(text)
      if (all.length !== 6) throw new Error(`another table: ${text}`)
      const corrected = posted([
        ['bank', 'opening', of('Debit balance of the cash book')],
        ['bank', 'debtor', of('Credit transfer, not in the cash book')],
        ['customer', 'bank', of('Cheque of a customer returned unpaid, not in the cash book')],
        ['charges', 'bank', of('Bank charges, not in the cash book')],
      ])('bank')
      return ({ value }) => near(value - of('Unpresented cheques') + of('Lodgements not credited'), corrected)
    },
  },
  {
    // Overdrafts are balances below nothing on both.
    of: ['overdraft-on-the-statement'],
    solve: ({ read }) => {
      const [overdraft = 0, cheques = 0, lodged = 0, interest = 0] = amounts(
        read,
        'shows a bank overdraft of #\\. Cheques for # have not been presented, lodgements of # have not been credited, and interest of # that the bank has charged is not in the cash book\\. What overdraft',
      )
      return ({ value }) => near(-value - cheques + lodged, -overdraft - interest)
    },
  },
  {
    of: ['unpresented-cheques-found'],
    solve: ({ read }) => {
      const [book = 0, statement = 0, lodged = 0] = amounts(
        read,
        'corrected balance of a cash book is #, and the balance on the bank statement is #\\. Lodgements not credited are #\\. The only other difference is cheques that have not been presented',
      )
      return ({ value }) => near(statement + lodged - value, book)
    },
  },
  {
    // Backwards: from the option to the statement, with the bank's mistakes made.
    of: ['error-of-the-bank'],
    solve: ({ read }) => {
      const [statement = 0, debited = 0, credited = 0, cheques = 0, lodged = 0] = amounts(
        read,
        'credit balance of #\\. By mistake the bank has debited a cheque of # of another customer, and has credited a deposit of # of another customer\\. Unpresented cheques are # and lodgements not credited are #\\. What is the balance of the cash book',
      )
      return ({ value }) => near(value + cheques - lodged - debited + credited, statement)
    },
  },
]
