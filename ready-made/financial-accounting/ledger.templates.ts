import { cleanTemplate as template } from '../make/clean-template.ts'
import { naira } from '../make/number.ts'
import { list, sumOf } from './amounts.ts'

const thousands = (value: number) => value * 1000

export const ledger = [
  template({
    id: 'capital-from-balances',
    topic: '2.a',
    difficulty: 'Easy',
    minutes: 1.5,
    make(draw) {
      const [premises, stock, debtors] = [
        thousands(draw.int(300, 800, 10)),
        thousands(draw.int(60, 180, 5)),
        thousands(draw.int(20, 90, 5)),
      ]
      const [cash, creditors, loan] = [
        thousands(draw.int(10, 60, 5)),
        thousands(draw.int(25, 95, 5)),
        thousands(draw.int(50, 200, 10)),
      ]
      const capital = premises + stock + debtors + cash - creditors - loan
      const rows = [
        ['Premises', premises],
        ['Stock', stock],
        ['Trade debtors', debtors],
        ['Cash in hand', cash],
        ['Trade creditors', creditors],
        ['Loan from bank', loan],
      ] as const
      return {
        ask: `The balances of a business are:${list(rows)}Calculate its capital.`,
        answer: naira(capital),
        slips: {
          'left out the loan': naira(capital + loan),
          'treated debtors as a liability and creditors as an asset': naira(capital - 2 * debtors + 2 * creditors),
          'left out both liabilities': naira(capital + loan + creditors),
          'left out the creditors': naira(capital + creditors),
        },
        work: `The assets come to ${naira(capital + creditors + loan)} and the liabilities to ${naira(creditors + loan)}. Capital is assets less liabilities: ${naira(capital)}.`,
      }
    },
  }),
  template({
    id: 'assets-after-transactions',
    topic: '2.a',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [person, start, goods] = [
        draw.person(),
        thousands(draw.int(300, 900, 10)),
        thousands(draw.int(60, 200, 10)),
      ]
      const [cost, gain] = [thousands(draw.int(20, 50, 5)), thousands(draw.int(5, 18))]
      const paid = thousands(draw.int(12, 48, 2))
      const assets = start + goods + gain - paid
      return {
        ask: `${person} began business with ${naira(start)} in cash. Goods for ${naira(goods)} were then bought on credit, goods that had cost ${naira(cost)} were sold for ${naira(cost + gain)} cash, and ${naira(paid)} was paid to the creditor. What were the total assets after these transactions?`,
        answer: naira(assets),
        slips: {
          'did not take off what was paid to the creditor': naira(assets + paid),
          'left out the profit on the sale': naira(assets - gain),
          'left the goods sold in stock': naira(assets + cost),
          'left out the goods bought on credit': naira(assets - goods),
        },
        work: `Cash is ${naira(start + cost + gain - paid)} and stock is ${naira(goods - cost)}. Together the assets are ${naira(assets)}.`,
      }
    },
  }),
  template({
    id: 'liabilities-after-a-year',
    topic: '2.a',
    difficulty: 'Hard',
    minutes: 2.5,
    make(draw) {
      const [person, assets, opening] = [
        draw.person(),
        thousands(draw.int(800, 1500, 10)),
        thousands(draw.int(400, 600, 10)),
      ]
      const [profit, drawings] = [thousands(draw.int(120, 250, 5)), thousands(draw.int(40, 100, 5))]
      const closing = opening + profit - drawings
      const liabilities = assets - closing
      draw.need(liabilities > 150_000)
      return {
        ask: `${person} had a capital of ${naira(opening)} on 1 January. During the year the business made a net profit of ${naira(profit)}, and drawings were ${naira(drawings)}. If the total assets on 31 December were ${naira(assets)}, calculate the liabilities on that date.`,
        answer: naira(liabilities),
        slips: {
          'left out the drawings': naira(liabilities - drawings),
          'added the drawings to capital and took the profit away': naira(assets - (opening - profit + drawings)),
          'used the opening capital': naira(assets - opening),
          'gave the closing capital': naira(closing),
        },
        work: `Closing capital is ${naira(opening)} plus ${naira(profit)} less ${naira(drawings)}, which is ${naira(closing)}. Liabilities are assets less capital: ${naira(liabilities)}.`,
      }
    },
  }),
  template({
    id: 'customer-account-balance',
    topic: '2.d',
    difficulty: 'Easy',
    minutes: 1.5,
    make(draw) {
      const [person, opening, sales] = [draw.person(), thousands(draw.int(30, 90, 2)), thousands(draw.int(100, 300, 4))]
      const [returns, cheque] = [thousands(draw.int(3, 15)), thousands(draw.int(60, 110, 2))]
      const balance = opening + sales - returns - cheque
      return {
        ask: `The account of ${person}, a customer, began the month with a debit balance of ${naira(opening)}. In the month there were credit sales of ${naira(sales)}, returns inwards of ${naira(returns)} and a cheque received for ${naira(cheque)}. What was the balance at the end of the month?`,
        answer: naira(balance),
        slips: {
          'added the returns': naira(balance + 2 * returns),
          'left out the returns': naira(balance + returns),
          'left out the opening balance': naira(balance - opening),
          'did not take off the cheque': naira(balance + cheque),
        },
        work: `The debit side is ${naira(opening + sales)} and the credit side ${naira(returns + cheque)}, so the balance is ${naira(balance)}.`,
      }
    },
  }),
  template({
    id: 'supplier-account-with-discount',
    topic: '2.d',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [person, opening, rate] = [draw.person(), thousands(draw.int(40, 160, 4)), draw.pick([2.5, 5, 10])]
      const [purchases, returns] = [thousands(draw.int(80, 240, 5)), thousands(draw.int(4, 18))]
      const discount = (opening * rate) / 100
      const balance = purchases - returns
      draw.need(Number.isInteger(discount / 100) && discount !== returns)
      return {
        ask: `Uniform Stores owed ${person} ${naira(opening)} on 1 May. On 6 May it bought more goods on credit for ${naira(purchases)}, and on 10 May it returned ${naira(returns)} of them. On 28 May it settled the balance of 1 May, less a cash discount of ${rate}%, and paid half of the rest of the account. What was the balance of the account of ${person} on 31 May?`,
        answer: naira(balance / 2),
        slips: {
          'left the discount out of the account': naira((balance + discount) / 2),
          'did not take off the returns': naira(purchases / 2),
          'left out the payment of half': naira(balance),
          'added the returns': naira((purchases + returns) / 2),
        },
        work: `The cheque and the discount clear the ${naira(opening)}. Of the new goods ${naira(balance)} is owed, and after half is paid the balance is ${naira(balance / 2)}.`,
      }
    },
  }),
  template({
    id: 'sales-day-book-entry',
    topic: '2.c',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const [count, price, trade, cash] = [
        draw.int(20, 90, 5),
        draw.int(40, 120, 2) * 100,
        draw.pick([10, 15, 20, 25]),
        draw.pick([2, 4, 5]),
      ]
      const list = count * price
      const net = (list * (100 - trade)) / 100
      return {
        ask: `A wholesaler sold ${count} cartons of soap on credit at a list price of ${naira(price)} each, less a trade discount of ${trade}%. A cash discount of ${cash}% is given if payment is made within 10 days. What amount is entered in the sales day book?`,
        answer: naira(net),
        slips: {
          'entered the list price': naira(list),
          'took the cash discount off as well': naira(Math.round((net * (100 - cash)) / 100)),
          'took off the cash discount only': naira((list * (100 - cash)) / 100),
          'entered the trade discount': naira(list - net),
        },
        work: `The list price is ${naira(list)}. Trade discount is never entered in the books and cash discount is not known yet, so the entry is ${naira(net)}.`,
      }
    },
  }),
  template({
    id: 'payment-after-two-discounts',
    topic: '2.b',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [list, trade, cash] = [thousands(draw.int(40, 400, 4)), draw.pick([10, 20, 25, 30]), draw.pick([2.5, 4, 5])]
      const net = (list * (100 - trade)) / 100
      const paid = (net * (100 - cash)) / 100
      draw.need(Number.isInteger(paid))
      return {
        ask: `An invoice shows goods with a list price of ${naira(list)}, a trade discount of ${trade}% and a cash discount of ${cash}% for payment within 14 days. How much is due if the invoice is paid after 9 days?`,
        answer: naira(paid),
        slips: {
          'added the two discounts': naira(Math.round((list * (100 - trade - cash)) / 100)),
          'left out the cash discount': naira(net),
          'left out the trade discount': naira(Math.round((list * (100 - cash)) / 100)),
          'gave the two discounts': naira(list - paid),
        },
        work: `After trade discount ${naira(net)} is left. The cash discount on that is ${naira(net - paid)}, so what is due is ${naira(paid)}.`,
      }
    },
  }),
  template({
    id: 'purchases-day-book-total',
    topic: '2.c',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [first, second, third] = [
        thousands(draw.int(50, 150, 5)),
        thousands(draw.int(40, 120, 5)),
        thousands(draw.int(20, 80, 5)),
      ]
      const [cabinet, trade] = [thousands(draw.int(45, 95, 3)), draw.pick([10, 20])]
      const total = (first * (100 - trade)) / 100 + second
      return {
        ask: `A trader in cloth had these transactions in March:\n\n- bought cloth on credit, list price ${naira(first)}, trade discount ${trade}%\n- bought cloth on credit for ${naira(second)} net\n- bought cloth for ${naira(third)} cash\n- bought a cabinet for the office on credit for ${naira(cabinet)}\n\nWhat is the total of the purchases day book for March?`,
        answer: naira(total),
        slips: {
          'entered the cash purchase as well': naira(total + third),
          'entered the cabinet as well': naira(total + cabinet),
          'did not take off the trade discount': naira(first + second),
          'entered everything': naira(total + third + cabinet),
        },
        work: `Only goods for resale bought on credit are entered: ${naira(total - second)} and ${naira(second)}, in all ${naira(total)}.`,
      }
    },
  }),
  template({
    id: 'missing-capital-of-a-trial-balance',
    topic: '2.f',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const debits = [
        ['Purchases', thousands(draw.int(200, 400, 5))],
        ['Returns inwards', thousands(draw.int(5, 20))],
        ['Machinery', thousands(draw.int(250, 500, 10))],
        ['Debtors', thousands(draw.int(40, 90, 2))],
      ] as const
      const credits = [
        ['Sales', thousands(draw.int(320, 480, 5))],
        ['Creditors', thousands(draw.int(30, 80, 2))],
        ['Discount received', thousands(draw.int(3, 15))],
      ] as const
      const capital = sumOf(debits) - sumOf(credits)
      const [, inwards] = debits[1]
      const [, received] = credits[2]
      draw.need(capital > 80_000 && received !== inwards)
      const rows = [debits[0], credits[0], debits[1], debits[2], credits[2], debits[3], credits[1]]
      return {
        ask: `These balances were taken from the ledger of a trader:${list(rows)}What balance of the capital account makes the trial balance agree?`,
        answer: naira(capital),
        slips: {
          'treated returns inwards as a credit': naira(capital - 2 * inwards),
          'treated discount received as a debit': naira(capital + 2 * received),
          'made both mistakes': naira(capital - 2 * inwards + 2 * received),
          'left out the creditors': naira(capital + credits[1][1]),
        },
        work: `Debits come to ${naira(sumOf(debits))} and the credits shown to ${naira(sumOf(credits))}. The difference is the capital: ${naira(capital)}.`,
      }
    },
  }),
  template({
    id: 'trial-balance-with-wrong-columns',
    topic: '2.f',
    difficulty: 'Hard',
    minutes: 2.5,
    make(draw) {
      const [total, carriage, discount] = [
        thousands(draw.int(600, 1200, 5)),
        thousands(draw.int(6, 30)),
        thousands(draw.int(5, 28)),
      ]
      draw.need(carriage !== discount && carriage !== 2 * discount && discount !== 2 * carriage)
      const [debit, credit] = [total - carriage + discount, total + carriage - discount]
      return {
        ask: `In a trial balance the debit column came to ${naira(debit)} and the credit column to ${naira(credit)}. Carriage inwards of ${naira(carriage)} had been entered in the credit column, and discount received of ${naira(discount)} in the debit column. What is the total of each column after these two mistakes are put right?`,
        answer: naira(total),
        slips: {
          'moved only the carriage': naira(debit + carriage),
          'moved only the discount': naira(debit - discount),
          'added both to the debit column': naira(debit + carriage + discount),
          'moved them the wrong way round': naira(debit - carriage + discount),
        },
        work: `The debit column gains ${naira(carriage)} and loses ${naira(discount)}, and the credit column the other way round. Each comes to ${naira(total)}.`,
      }
    },
  }),
]
