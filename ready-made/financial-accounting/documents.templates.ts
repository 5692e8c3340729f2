import { naira } from '../make/number.ts'
import { template } from '../make/template.ts'
import { asked } from './amounts.ts'

const thousands = (value: number) => value * 1000
const plain = (amount: number) => naira(amount).replace('₦', '')

export const documents = [
  template({
    id: 'credit-note-for-returns',
    topic: '2.b',
    difficulty: 'Easy',
    minutes: 1.5,
    make(draw) {
      const [sent, back, price] = [draw.int(40, 120, 5), draw.int(4, 18), draw.int(50, 120, 2) * 100]
      const trade = draw.pick([10, 15, 20, 25])
      const net = (back * price * (100 - trade)) / 100
      return asked(draw, {
        ask: `A wholesaler invoiced ${sent} school bags at ${naira(price)} each, less a trade discount of ${trade}%. ${back} of them were faulty and came back. For what amount is the credit note?`,
        answer: net,
        slips: {
          'left out the trade discount': back * price,
          'gave the trade discount': back * price - net,
          'gave the invoice without the returns': ((sent - back) * price * (100 - trade)) / 100,
          'added the trade discount': (back * price * (100 + trade)) / 100,
        },
        work: `The bags that came back had a list price of ${naira(back * price)}. Less the trade discount the credit note is for`,
      })
    },
  }),
  template({
    id: 'debit-note-for-undercharge',
    topic: '2.b',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [count, right, less] = [draw.int(24, 96, 4), draw.int(40, 90) * 100, draw.int(2, 9) * 100]
      const trade = draw.pick([5, 10, 20])
      const charge = (count * less * (100 - trade)) / 100
      return asked(draw, {
        ask: `${count} cartons of biscuits at ${naira(right)} each were invoiced by mistake at ${naira(right - less)} each. The trade discount is ${trade}%. For what amount does the seller send a debit note to put this right?`,
        answer: charge,
        slips: {
          'left out the trade discount': count * less,
          'gave the right invoice': (count * right * (100 - trade)) / 100,
          'gave the discount of the difference': count * less - charge,
          'added the trade discount': (count * less * (100 + trade)) / 100,
        },
        work: `Each carton was charged ${naira(less)} too little, in all ${naira(count * less)}. Less the trade discount the note is for`,
      })
    },
  }),
  template({
    id: 'pay-in-slip-total',
    topic: '2.b',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const [thousand, fiveHundred, twoHundred] = [draw.int(40, 160), draw.int(30, 120), draw.int(20, 95)]
      const [cheque, kept] = [thousands(draw.int(18, 90)), thousands(draw.int(5, 24))]
      const cash = thousand * 1000 + fiveHundred * 500 + twoHundred * 200
      return asked(draw, {
        ask: `At the end of a day a till holds ${thousand} notes of ₦1,000, ${fiveHundred} of ₦500 and ${twoHundred} of ₦200, and a cheque for ${naira(cheque)}. ${naira(kept)} in notes is kept for the next day, and the rest is paid into the bank. What is the total of the pay-in slip?`,
        answer: cash + cheque - kept,
        slips: {
          'left out the cheque': cash - kept,
          'paid in everything': cash + cheque,
          'took the cheque off': cash - cheque - kept,
          'added what is kept': cash + cheque + kept,
        },
        work: `The notes come to ${naira(cash)}. With the cheque and less what is kept the slip is for`,
      })
    },
  }),
  template({
    id: 'invoice-with-value-added-tax',
    topic: '2.b',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [list, trade, tax] = [thousands(draw.int(80, 480, 4)), draw.pick([10, 20, 25]), draw.pick([4, 5, 6, 8])]
      const net = (list * (100 - trade)) / 100
      return asked(draw, {
        ask: `Goods have a list price of ${naira(list)}. The invoice takes off a trade discount of ${trade}% and then adds value added tax, which is ${tax}% in this question. What is the total of the invoice?`,
        answer: (net * (100 + tax)) / 100,
        slips: {
          'took the tax of the list price': net + (list * tax) / 100,
          'left out the tax': net,
          'took the tax off': (net * (100 - tax)) / 100,
          'took the difference of the two percentages off': (list * (100 - trade + tax)) / 100,
          'left out the trade discount': (list * (100 + tax)) / 100,
        },
        work: `The net price is ${naira(net)} and the tax on it ${naira((net * tax) / 100)}. The invoice is for`,
      })
    },
  }),
  template({
    id: 'statement-of-account',
    topic: '2.b',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [opening, first, second] = [
        thousands(draw.int(24, 80, 2)),
        thousands(draw.int(50, 140, 5)),
        thousands(draw.int(30, 96, 3)),
      ]
      const [credit, rate] = [thousands(draw.int(4, 18)), draw.pick([5, 10])]
      const discount = (opening * rate) / 100
      const balance = first + second - credit
      return asked(draw, {
        ask: `A statement of account sent to a customer begins with ${naira(opening)} owing. In the month there were invoices of ${naira(first)} and ${naira(second)}, a credit note of ${naira(credit)}, and a cheque of ${naira(opening - discount)} with a discount of ${naira(discount)} for what was owing at first. What balance does the statement end with?`,
        answer: balance,
        slips: {
          'left out the discount': balance + discount,
          'added the credit note': balance + 2 * credit,
          'left out the credit note': balance + credit,
          'took the discount off the new invoices': balance - discount,
        },
        work: `Cheque and discount clear the amount at first. The invoices less the credit note leave`,
      })
    },
  }),
  template({
    id: 'returns-outwards-journal',
    topic: '2.c',
    difficulty: 'Easy',
    minutes: 1.5,
    make(draw) {
      const [first, second, inwards] = [
        thousands(draw.int(4, 22)),
        thousands(draw.int(5, 26)),
        thousands(draw.int(6, 28)),
      ]
      const machine = thousands(draw.int(30, 80, 2))
      draw.need(new Set([first, second, inwards]).size === 3)
      return asked(draw, {
        ask: `In May a shoe shop returned shoes bought on credit for ${naira(first)} to one supplier and for ${naira(second)} to another. Customers returned shoes for ${naira(inwards)}, and a cash register bought for ${naira(machine)} went back to its maker. What is the total of the returns outwards journal for May?`,
        answer: first + second,
        slips: {
          'counted the returns of customers': first + second + inwards,
          'counted the cash register': first + second + machine,
          'counted everything': first + second + inwards + machine,
          'took the returns of customers off': Math.abs(first + second - inwards),
        },
        work: `Only goods for resale returned to suppliers are entered:`,
      })
    },
  }),
  template({
    id: 'sales-of-two-departments',
    topic: '2.c',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [books, pens, rate] = [
        thousands(draw.int(60, 180, 4)),
        thousands(draw.int(20, 75)),
        draw.pick([10, 20, 25]),
      ]
      const [cash, more] = [thousands(draw.int(15, 60)), thousands(draw.int(30, 90, 2))]
      const total = (books * (100 - rate)) / 100 + more
      draw.need(cash !== pens)
      return asked(draw, {
        ask: `A bookshop keeps a sales day book with a column for books and one for pens. In June it sold on credit books with a list price of ${naira(books)} less ${rate}% trade discount, pens for ${naira(pens)}, and other books for ${naira(more)} net. It also sold books for ${naira(cash)} cash. What is the total of the column for books?`,
        answer: total,
        slips: {
          'counted the cash sales': total + cash,
          'counted the pens': total + pens,
          'left out the trade discount': books + more,
          'counted everything': total + cash + pens,
        },
        work: `Books sold on credit are ${plain(total - more)} and ${plain(more)} naira; cash sales are in the cash book. The total is`,
      })
    },
  }),
  template({
    id: 'balances-left-out-of-a-trial-balance',
    topic: '2.f',
    difficulty: 'Hard',
    minutes: 2.5,
    make(draw) {
      const [total, overdraft, stationery] = [
        thousands(draw.int(500, 980, 5)),
        thousands(draw.int(16, 60)),
        thousands(draw.int(4, 22)),
      ]
      const drawings = thousands(draw.int(12, 48))
      const debit = total - stationery - drawings
      draw.need(overdraft !== stationery + drawings && stationery !== drawings)
      return asked(draw, {
        ask: `The debit column of a trial balance came to ${naira(debit)}. Three balances had been left out: a bank overdraft of ${naira(overdraft)}, stationery of ${naira(stationery)} and drawings of ${naira(drawings)}. With them the trial balance agrees. What was the total of the credit column before?`,
        answer: total - overdraft,
        slips: {
          'gave the total that agrees': total,
          'put the overdraft on the debit side': total + overdraft,
          'put the drawings on the credit side': debit + stationery - overdraft - drawings,
          'put the stationery on the credit side': debit + drawings - overdraft - stationery,
          'left out the overdraft in both columns': debit - overdraft,
        },
        work: `With stationery and drawings the debit column is ${naira(total)}. The credit column must come to this with the overdraft, so before it was`,
      })
    },
  }),
]
