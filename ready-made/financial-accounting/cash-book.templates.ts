import { cleanTemplate as template } from '../make/clean-template.ts'
import { naira } from '../make/number.ts'
import { list } from './amounts.ts'

const thousands = (value: number) => value * 1000

export const cashBook = [
  template({
    id: 'bank-column-balance',
    topic: '2.e',
    difficulty: 'Easy',
    minutes: 1.5,
    make(draw) {
      const [opening, banked, customer] = [
        thousands(draw.int(40, 150, 2)),
        thousands(draw.int(20, 80, 2)),
        thousands(draw.int(30, 120, 3)),
      ]
      const [supplier, rent] = [thousands(draw.int(20, 60, 2)), thousands(draw.int(12, 35))]
      const balance = opening + banked + customer - supplier - rent
      return {
        ask: `The bank column of a cash book began the month with a debit balance of ${naira(opening)}. In the month ${naira(banked)} of cash from the till was paid into the bank, a cheque of ${naira(customer)} from a customer was banked, a supplier was paid ${naira(supplier)} by cheque and rent of ${naira(rent)} was paid by cheque. What was the balance at bank at the end of the month?`,
        answer: naira(balance),
        slips: {
          'treated the cash paid in as a payment': naira(balance - 2 * banked),
          'left out the cash paid in': naira(balance - banked),
          'left out the rent': naira(balance + rent),
          'left out the opening balance': naira(balance - opening),
        },
        work: `Receipts with the opening balance are ${naira(opening + banked + customer)} and payments ${naira(supplier + rent)}, so the balance is ${naira(balance)}.`,
      }
    },
  }),
  template({
    id: 'cash-left-after-contra-entries',
    topic: '2.e',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [opening, sales, wages] = [
        thousands(draw.int(20, 70, 2)),
        thousands(draw.int(150, 350, 5)),
        thousands(draw.int(40, 90, 2)),
      ]
      const [banked, drawn, stationery] = [
        thousands(draw.int(60, 120, 5)),
        thousands(draw.int(15, 45, 2)),
        thousands(draw.int(3, 12)),
      ]
      const cash = opening + sales - wages - banked + drawn
      return {
        ask: `A trader had ${naira(opening)} in cash on 1 June. In June cash sales were ${naira(sales)}, wages of ${naira(wages)} were paid in cash, ${naira(banked)} of cash was paid into the bank, ${naira(drawn)} was drawn from the bank for the cash box, and stationery of ${naira(stationery)} was paid for by cheque. What was the cash balance on 30 June?`,
        answer: naira(cash),
        slips: {
          'paid the stationery in cash': naira(cash - stationery),
          'treated what was drawn from the bank as a payment': naira(cash - 2 * drawn),
          'left out both contra entries': naira(cash + banked - drawn),
          'added what was paid into the bank': naira(cash + 2 * banked),
        },
        work: `Cash comes to ${naira(opening + sales + drawn)}, and ${naira(wages + banked)} of it goes out. The stationery does not touch it, so the balance is ${naira(cash)}.`,
      }
    },
  }),
  template({
    id: 'discount-allowed-total',
    topic: '2.e',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [first, second, owed] = [
        thousands(draw.int(40, 120, 4)),
        thousands(draw.int(60, 160, 4)),
        thousands(draw.int(80, 140, 4)),
      ]
      const [rate, other] = [draw.pick([2.5, 5, 10]), draw.pick([2.5, 5, 7.5])]
      const [ours, theirs] = [((first + second) * rate) / 100, (owed * other) / 100]
      const [one, two] = [draw.person(), draw.person()]
      draw.need(rate !== other && one !== two)
      return {
        ask: `In one month ${one} settled a debt of ${naira(first)} and ${two} a debt of ${naira(second)}, each by cheque less a cash discount of ${rate}%. In the same month the business paid a creditor whom it owed ${naira(owed)}, less ${other}% discount. What is the total of the discount column on the debit side of its three-column cash book?`,
        answer: naira(ours),
        slips: {
          'added the discount received': naira(ours + theirs),
          'gave the discount received': naira(theirs),
          'left out the second debtor': naira((first * rate) / 100),
          'left out the first debtor': naira((second * rate) / 100),
        },
        work: `The debit side holds discount allowed: ${rate}% of ${naira(first + second)}, which is ${naira(ours)}.`,
      }
    },
  }),
  template({
    id: 'cheque-after-discount',
    topic: '2.e',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const [person, invoices, returned] = [
        draw.person(),
        thousands(draw.int(60, 240, 4)),
        thousands(draw.int(8, 28, 2)),
      ]
      const rate = draw.pick([2.5, 4, 5, 10])
      const owed = invoices - returned
      const discount = (owed * rate) / 100
      return {
        ask: `${person} bought goods for ${naira(invoices)} on credit and returned ${naira(returned)} of them. The account was then settled by cheque less a cash discount of ${rate}%. What amount is entered in the bank column of the cash book of the seller?`,
        answer: naira(owed - discount),
        slips: {
          'left out the returns': naira(invoices - (invoices * rate) / 100),
          'left out the discount': naira(owed),
          'took the discount of the whole invoice': naira(owed - (invoices * rate) / 100),
          'gave the discount': naira(discount),
        },
        work: `${naira(owed)} is owed. The discount is ${naira(discount)}, so the cheque is for ${naira(owed - discount)}.`,
      }
    },
  }),
  template({
    id: 'petty-cash-restored',
    topic: '2.e',
    difficulty: 'Easy',
    minutes: 1.5,
    make(draw) {
      const [float, postage, fares] = [thousands(draw.int(20, 40)), draw.int(12, 48) * 50, draw.int(40, 120, 2) * 50]
      const [cleaning, tea] = [draw.int(30, 90, 2) * 50, draw.int(20, 60) * 50]
      const spent = postage + fares + cleaning + tea
      draw.need(spent < float * 0.9)
      const rows = [
        ['Stamps', postage],
        ['Bus fares', fares],
        ['Cleaning', cleaning],
        ['Tea and biscuits', tea],
      ] as const
      return {
        ask: `A petty cash book is kept on the imprest system with a float of ${naira(float)}. In the week these amounts were spent:${list(rows)}How much is paid to the petty cashier at the end of the week?`,
        answer: naira(spent),
        slips: {
          'gave what is left in the box': naira(float - spent),
          'left out the stamps': naira(spent - postage),
          'left out the tea and biscuits': naira(spent - tea),
          'left out the cleaning': naira(spent - cleaning),
        },
        work: `What was spent is paid back, so that the float is whole again: ${naira(spent)}.`,
      }
    },
  }),
  template({
    id: 'imprest-raised',
    topic: '2.e',
    difficulty: 'Hard',
    minutes: 2,
    make(draw) {
      const [float, extra, spent] = [
        thousands(draw.int(20, 40)),
        thousands(draw.int(4, 15)),
        draw.int(160, 360, 3) * 50,
      ]
      const refund = draw.int(8, 38) * 50
      const paid = spent - refund + extra
      draw.need(spent < float * 0.9)
      return {
        ask: `A petty cashier began the month with an imprest of ${naira(float)} and spent ${naira(spent)}. A member of staff paid ${naira(refund)} into the petty cash box for private telephone calls. The imprest is raised to ${naira(float + extra)} for the next month. How much must the main cashier pay to the petty cashier?`,
        answer: naira(paid),
        slips: {
          'left out the calls': naira(spent + extra),
          'added the calls to what was spent': naira(spent + refund + extra),
          'left out the rise of the imprest': naira(spent - refund),
          'took the rise of the imprest off': naira(Math.abs(spent - refund - extra)),
        },
        work: `In the box there is ${naira(float - spent + refund)}, and ${naira(float + extra)} is needed. The difference is ${naira(paid)}.`,
      }
    },
  }),
  template({
    id: 'petty-cash-count-shortage',
    topic: '2.e',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [float, vouchers, owed] = [
        thousands(draw.int(25, 50)),
        draw.int(180, 320, 3) * 50,
        draw.int(20, 80, 2) * 50,
      ]
      const short = draw.int(5, 24) * 50
      const found = float - vouchers - owed - short
      draw.need(found > 2000)
      return {
        ask: `A petty cash imprest is ${naira(float)}. At a surprise check there are vouchers for ${naira(vouchers)}, a signed note that a clerk has borrowed ${naira(owed)}, and ${naira(found)} in notes and coins. How much is missing?`,
        answer: naira(short),
        slips: {
          'left out what the clerk borrowed': naira(short + owed),
          'left out the vouchers': naira(short + vouchers),
          'took the note of the clerk off twice': naira(Math.abs(short - owed)),
          'counted vouchers and note alone': naira(float - vouchers - owed),
        },
        work: `Vouchers, note and cash come to ${naira(float - short)}. Of the imprest there is missing ${naira(short)}.`,
      }
    },
  }),
  template({
    id: 'cash-received-from-debtors',
    topic: '2.e',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [opening, payments, closing] = [
        thousands(draw.int(30, 90, 3)),
        thousands(draw.int(180, 400, 5)),
        thousands(draw.int(40, 110, 4)),
      ]
      const [sales, loan] = [thousands(draw.int(60, 150, 5)), thousands(draw.int(20, 60, 5))]
      const debtors = closing + payments - opening - sales - loan
      draw.need(debtors > 20_000)
      return {
        ask: `A cash book shows a debit balance of ${naira(opening)} at bank on 1 April and a debit balance of ${naira(closing)} on 30 April. Payments by cheque in April were ${naira(payments)}. Cash sales of ${naira(sales)} and a loan of ${naira(loan)} were banked, and the rest of the receipts came from debtors. How much did debtors pay?`,
        answer: naira(debtors),
        slips: {
          'exchanged the two balances': naira(opening + payments - closing - sales - loan),
          'left out the loan': naira(debtors + loan),
          'left out the closing balance': naira(debtors - closing),
          'left out the opening balance': naira(debtors + opening),
        },
        work: `All receipts are ${naira(closing)} plus ${naira(payments)} less ${naira(opening)}, which is ${naira(debtors + sales + loan)}. Less sales and loan, debtors paid ${naira(debtors)}.`,
      }
    },
  }),
  template({
    id: 'dishonoured-cheque-restored-debt',
    topic: '2.e',
    difficulty: 'Hard',
    minutes: 2,
    make(draw) {
      const [person, bank, debt] = [draw.person(), thousands(draw.int(90, 250, 2)), thousands(draw.int(40, 88, 4))]
      const [rate, charge] = [draw.pick([2.5, 5, 10]), draw.int(5, 14) * 100]
      const cheque = debt - (debt * rate) / 100
      const balance = bank - cheque - charge
      return {
        ask: `A debit balance of ${naira(bank)} at bank in a cash book includes a cheque from ${person}, who owed ${naira(debt)} and paid less ${rate}% cash discount. The bank has returned the cheque unpaid and has charged ${naira(charge)} for it. What is the balance at bank when both are entered in the cash book?`,
        answer: naira(balance),
        slips: {
          'took off the debt without the discount': naira(bank - debt - charge),
          'left out the charge': naira(balance + charge),
          'added the charge': naira(balance + 2 * charge),
          'left the cheque in': naira(bank - charge),
        },
        work: `The cheque was for ${naira(cheque)}. Less the cheque and the charge the balance is ${naira(balance)}.`,
      }
    },
  }),
]
