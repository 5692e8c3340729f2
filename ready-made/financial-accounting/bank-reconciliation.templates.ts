import { naira } from '../make/number.ts'
import { template } from '../make/template.ts'
import { asked, list } from './amounts.ts'

const thousands = (value: number) => value * 1000
const plain = (amount: number) => naira(amount).replace('₦', '')

/** Cheques or deposits as they stand in two books: only those the bank does not have yet are wanted. */
const compared = (rows: ReadonlyArray<readonly [number: number, amount: number, isAtBank: boolean]>) =>
  `| Cheque | Cash book (₦) | Bank statement (₦) |\n|---|---:|---:|\n${rows
    .map(([cheque, amount, isAtBank]) => `| ${cheque} | ${plain(amount)} | ${isAtBank ? plain(amount) : 'no entry'} |`)
    .join('\n')}`

export const bankReconciliation = [
  template({
    id: 'statement-from-cash-book',
    topic: '2.g',
    difficulty: 'Easy',
    minutes: 1.5,
    make(draw) {
      const [book, cheques, deposits] = [
        thousands(draw.int(90, 260, 2)),
        thousands(draw.int(15, 70)),
        thousands(draw.int(12, 60)),
      ]
      return asked(draw, {
        ask: `The cash book of a trader has a debit balance of ${naira(book)} at bank. Cheques for ${naira(cheques)} have not been presented, and lodgements of ${naira(deposits)} have not been credited by the bank. What is the balance on the bank statement?`,
        answer: book + cheques - deposits,
        slips: {
          'added and took off the wrong ones': book - cheques + deposits,
          'added both': book + cheques + deposits,
          'took both off': book - cheques - deposits,
        },
        work: `Cheques not presented are added and lodgements not credited are taken off: ${naira(book)} plus ${naira(cheques)} less ${naira(deposits)} is`,
      })
    },
  }),
  template({
    id: 'cheques-not-presented',
    topic: '2.g',
    difficulty: 'Easy',
    minutes: 1.5,
    make(draw) {
      const first = draw.int(101, 180)
      const amounts = [
        draw.int(46, 98) * 100,
        draw.int(100, 240) * 100,
        draw.int(30, 90) * 100,
        draw.int(52, 160) * 100,
      ]
      const missing = draw.int(0, 3)
      const other = (missing + draw.int(1, 3)) % 4
      const rows = amounts.map(
        (amount, index) => [first + index, amount, index !== missing && index !== other] as const,
      )
      const sum = rows.reduce((total, [, amount, isAtBank]) => total + (isAtBank ? 0 : amount), 0)
      const all = rows.reduce((total, [, amount]) => total + amount, 0)
      return asked(draw, {
        ask: `Payments of a week stand in the cash book and on the bank statement like this:\n\n${compared(rows)}\n\nWhat is the total of the unpresented cheques?`,
        answer: sum,
        slips: {
          'added the cheques presented': all - sum,
          'added all the cheques': all,
          'took the cheques presented off the others': Math.abs(all - 2 * sum),
          'left one cheque presented in': sum + (amounts.find((_, index) => index !== missing && index !== other) ?? 0),
        },
        work: `The bank has no entry of two cheques, which come to`,
      })
    },
  }),
  template({
    id: 'cash-book-from-statement',
    topic: '2.g',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [statement, cheques, deposits] = [
        thousands(draw.int(100, 300, 2)),
        thousands(draw.int(18, 75)),
        thousands(draw.int(14, 65)),
      ]
      const charges = draw.int(8, 45) * 100
      const book = statement - cheques + deposits
      return asked(draw, {
        ask: `A bank statement shows a credit balance of ${naira(statement)}. Unpresented cheques are ${naira(cheques)}, and lodgements not yet credited are ${naira(deposits)}. Bank charges of ${naira(charges)} are on the statement and have not been entered in the cash book. What balance does the cash book show before the charges are entered?`,
        answer: book + charges,
        slips: {
          'took the charges off': book - charges,
          'left out the charges': book,
          'added the cheques and took the lodgements off': statement + cheques - deposits + charges,
          'added the cheques': statement + cheques + deposits + charges,
        },
        work: `The corrected cash book balance is ${naira(book)}. Before the charges it is`,
      })
    },
  }),
  template({
    id: 'corrected-cash-book-balance',
    topic: '2.g',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [book, transfer] = [thousands(draw.int(80, 240, 2)), thousands(draw.int(20, 70))]
      const [insurance, charges, cheques] = [
        thousands(draw.int(6, 24)),
        draw.int(8, 45) * 100,
        thousands(draw.int(12, 60)),
      ]
      const corrected = book + transfer - insurance - charges
      return asked(draw, {
        ask: `The bank column of a cash book shows a debit balance of ${naira(book)}. The bank statement shows items that are not in the cash book: a credit transfer of ${naira(transfer)} from a debtor, a standing order of ${naira(insurance)} for insurance and bank charges of ${naira(charges)}. Cheques for ${naira(cheques)} have not been presented. What is the corrected balance of the cash book?`,
        answer: corrected,
        slips: {
          'added the cheques not presented': corrected + cheques,
          'took off the cheques not presented': corrected - cheques,
          'took the transfer off': corrected - 2 * transfer,
          'left out the charges': corrected + charges,
          'added the standing order': corrected + 2 * insurance,
        },
        work: `The transfer is added, and the standing order and the charges are taken off. The cheques are in the cash book already, so the balance is`,
      })
    },
  }),
  template({
    id: 'transposed-cheque-in-cash-book',
    topic: '2.g',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [tens, ones] = [draw.int(2, 9), draw.int(1, 8)]
      draw.need(tens > ones)
      const [right, wrong] = [(tens * 10 + ones) * 1000, (ones * 10 + tens) * 1000]
      const [book, dividend] = [thousands(draw.int(130, 260, 3)), thousands(draw.int(11, 42))]
      const difference = right - wrong
      draw.need(dividend !== wrong && dividend !== right)
      const corrected = book - difference + dividend
      return asked(draw, {
        ask: `A cash book shows a debit balance of ${naira(book)} at bank. A cheque of ${naira(right)} paid to a supplier was entered in it as ${naira(wrong)}, and a dividend of ${naira(dividend)} that the bank collected has not been entered. What is the correct balance?`,
        answer: corrected,
        slips: {
          'added the difference of the cheque': corrected + 2 * difference,
          'took off the whole cheque again': book - right + dividend,
          'left out the dividend': book - difference,
          'left out the error': book + dividend,
        },
        work: `The cheque was entered ${naira(difference)} too low, which is taken off, and the dividend is added. The balance is`,
      })
    },
  }),
  template({
    id: 'statement-from-uncorrected-cash-book',
    topic: '2.g',
    difficulty: 'Hard',
    minutes: 2.5,
    make(draw) {
      const [book, cheques, deposits] = [
        thousands(draw.int(110, 260, 2)),
        thousands(draw.int(20, 60)),
        thousands(draw.int(15, 55)),
      ]
      const [transfer, unpaid, charges] = [
        thousands(draw.int(12, 48)),
        thousands(draw.int(8, 36)),
        draw.int(8, 45) * 100,
      ]
      draw.need(transfer !== unpaid && cheques !== deposits)
      const statement = book + cheques - deposits + transfer - unpaid - charges
      const rows = [
        ['Debit balance of the cash book', book],
        ['Unpresented cheques', cheques],
        ['Lodgements not credited', deposits],
        ['Credit transfer, not in the cash book', transfer],
        ['Cheque of a customer returned unpaid, not in the cash book', unpaid],
        ['Bank charges, not in the cash book', charges],
      ] as const
      return asked(draw, {
        ask: `From these facts find the balance on the bank statement:${list(rows).trimEnd()}`,
        answer: statement,
        slips: {
          'left out what is not in the cash book': book + cheques - deposits,
          'took the cheques off and added the lodgements': book - cheques + deposits + transfer - unpaid - charges,
          'exchanged the transfer and the unpaid cheque': book + cheques - deposits - transfer + unpaid - charges,
          'added the charges': statement + 2 * charges,
        },
        work: `The corrected cash book balance is ${naira(book + transfer - unpaid - charges)}. With the cheques added and the lodgements taken off it is`,
      })
    },
  }),
  template({
    id: 'overdraft-on-the-statement',
    topic: '2.g',
    difficulty: 'Hard',
    minutes: 2.5,
    make(draw) {
      const [overdraft, cheques, deposits] = [
        thousands(draw.int(80, 180, 2)),
        thousands(draw.int(15, 50)),
        thousands(draw.int(12, 48)),
      ]
      const interest = draw.int(15, 60) * 100
      draw.need(cheques !== deposits)
      const statement = overdraft - cheques + deposits + interest
      return asked(draw, {
        ask: `A cash book shows a bank overdraft of ${naira(overdraft)}. Cheques for ${naira(cheques)} have not been presented, lodgements of ${naira(deposits)} have not been credited, and interest of ${naira(interest)} that the bank has charged is not in the cash book. What overdraft does the bank statement show?`,
        answer: statement,
        slips: {
          'added the cheques as for money in the bank': overdraft + cheques - deposits + interest,
          'took the interest off': statement - 2 * interest,
          'left out the interest': statement - interest,
          'added the cheques and the lodgements': overdraft + cheques + deposits + interest,
        },
        work: `Cheques not presented make the overdraft of the bank smaller; lodgements not credited and interest make it larger. It is`,
      })
    },
  }),
  template({
    id: 'unpresented-cheques-found',
    topic: '2.g',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [book, cheques, deposits] = [
        thousands(draw.int(90, 240, 2)),
        thousands(draw.int(25, 85)),
        thousands(draw.int(12, 60)),
      ]
      const statement = book + cheques - deposits
      draw.need(statement > book + 5000 && cheques !== deposits)
      return asked(draw, {
        ask: `The corrected balance of a cash book is ${naira(book)}, and the balance on the bank statement is ${naira(statement)}. Lodgements not credited are ${naira(deposits)}. The only other difference is cheques that have not been presented. What do these come to?`,
        answer: cheques,
        slips: {
          'left out the lodgements': statement - book,
          'took the lodgements off': Math.abs(statement - book - deposits),
          'added the lodgements twice': statement - book + 2 * deposits,
        },
        work: `The statement is ${naira(statement - book)} above the cash book although it lacks ${naira(deposits)} of lodgements. The cheques come to`,
      })
    },
  }),
  template({
    id: 'error-of-the-bank',
    topic: '2.g',
    difficulty: 'Hard',
    minutes: 2.5,
    make(draw) {
      const [statement, foreign, credited] = [
        thousands(draw.int(110, 280, 2)),
        thousands(draw.int(14, 46)),
        thousands(draw.int(6, 30)),
      ]
      const [cheques, deposits] = [thousands(draw.int(15, 60)), thousands(draw.int(12, 55))]
      draw.need(foreign !== credited && cheques !== deposits)
      const book = statement + foreign - credited - cheques + deposits
      const plain = statement - cheques + deposits
      return asked(draw, {
        ask: `A bank statement shows a credit balance of ${naira(statement)}. By mistake the bank has debited a cheque of ${naira(foreign)} of another customer, and has credited a deposit of ${naira(credited)} of another customer. Unpresented cheques are ${naira(cheques)} and lodgements not credited are ${naira(deposits)}. What is the balance of the cash book?`,
        answer: book,
        slips: {
          'left out the mistakes of the bank': plain,
          'put the mistakes of the bank right the wrong way': plain - foreign + credited,
          'added the cheques and took the lodgements off': statement + foreign - credited + cheques - deposits,
          'left out the wrong deposit': book + credited,
          'left out the wrong cheque': book - foreign,
        },
        work: `With its mistakes put right the statement shows ${naira(statement + foreign - credited)}. Less the cheques and with the lodgements it is`,
      })
    },
  }),
]
