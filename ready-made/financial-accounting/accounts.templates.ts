import { naira } from '../make/number.ts'
import { template } from '../make/template.ts'
import { asked, list, sumOf } from './amounts.ts'

const thousands = (value: number) => value * 1000

export const accounts = [
  template({
    id: 'drawings-account-total',
    topic: '2.d',
    difficulty: 'Easy',
    minutes: 1.5,
    make(draw) {
      const person = draw.person()
      const [cash, fees, goods] = [
        thousands(draw.int(20, 64, 2)),
        thousands(draw.int(25, 70, 3)),
        thousands(draw.int(5, 23)),
      ]
      const [van, wages] = [thousands(draw.int(12, 45)), thousands(draw.int(18, 54, 2))]
      const total = cash + fees + goods
      const rows = [
        [`Cash taken home by ${person}`, cash],
        ["School fees of the owner's children", fees],
        ['Goods taken home, at cost', goods],
        ['Repairs of the delivery van', van],
        ['Wages of a shop assistant', wages],
      ] as const
      return asked(draw, {
        ask: `In one year the business of ${person}, a sole trader, paid or gave out:${list(rows)}What is the total of the drawings account?`,
        answer: total,
        slips: {
          'left out the goods': total - goods,
          'counted the wages': total + wages,
          'counted the repairs': total + van,
          'left out the school fees': total - fees,
          'counted the cash alone': cash,
        },
        work: `Cash, school fees and goods are for private use and the rest is for the business. Drawings are`,
      })
    },
  }),
  template({
    id: 'capital-account-balance',
    topic: '2.d',
    difficulty: 'Easy',
    minutes: 1.5,
    make(draw) {
      const [person, opening, van] = [
        draw.person(),
        thousands(draw.int(300, 700, 10)),
        thousands(draw.int(120, 260, 5)),
      ]
      const [loss, drawings] = [thousands(draw.int(15, 60)), thousands(draw.int(20, 72, 2))]
      draw.need(loss !== drawings)
      return asked(draw, {
        ask: `The capital account of ${person} had a credit balance of ${naira(opening)} on 1 January. In the year ${person} brought a private van worth ${naira(van)} into the business and drew ${naira(drawings)}. The year ended with a net loss of ${naira(loss)}. What is the balance of the capital account on 31 December?`,
        answer: opening + van - drawings - loss,
        slips: {
          'added the loss': opening + van - drawings + loss,
          'left out the van': opening - drawings - loss,
          'added the drawings': opening + van + drawings - loss,
          'left out the loss': opening + van - drawings,
        },
        work: `The van is credited, drawings and the loss are debited. The balance is`,
      })
    },
  }),
  template({
    id: 'motor-vehicles-account-at-cost',
    topic: '2.d',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [opening, bought, sold] = [
        thousands(draw.int(600, 1200, 10)),
        thousands(draw.int(240, 480, 10)),
        thousands(draw.int(180, 360, 10)),
      ]
      const [written, price] = [thousands(draw.int(60, 150, 5)), thousands(draw.int(70, 170, 3))]
      draw.need(bought !== sold && price < sold - 20_000 && written < sold - 20_000)
      return asked(draw, {
        ask: `A motor vehicles account is kept at cost and has a debit balance of ${naira(opening)} on 1 January. In the year a van was bought for ${naira(bought)}, and a car that had cost ${naira(sold)}, with depreciation of ${naira(written)} provided on it, was sold for ${naira(price)}. What is the balance of the motor vehicles account on 31 December?`,
        answer: opening + bought - sold,
        slips: {
          'took off the price of the car': opening + bought - price,
          'took off the book value of the car': opening + bought - sold + written,
          'left out the car': opening + bought,
          'took off cost and depreciation': opening + bought - sold - written,
        },
        work: `The cost of the van is debited, and the cost of the car leaves the account. The balance is`,
      })
    },
  }),
  template({
    id: 'loan-account-after-two-years',
    topic: '2.d',
    difficulty: 'Hard',
    minutes: 2.5,
    make(draw) {
      const [loan, rate, paid] = [
        thousands(draw.int(200, 600, 20)),
        draw.pick([5, 10, 15, 20]),
        thousands(draw.int(60, 140, 5)),
      ]
      const first = loan + (loan * rate) / 100 - paid
      const second = first + (first * rate) / 100 - paid
      draw.need(Number.isInteger(second) && second > 40_000 && paid > (loan * rate) / 100 + 10_000)
      return asked(draw, {
        ask: `A trader borrowed ${naira(loan)} on 1 January. Interest of ${rate}% on the balance at the beginning of each year is added to the loan account on 31 December, and ${naira(paid)} is paid on the same day. What is the balance of the loan account after the payment at the end of the second year?`,
        answer: second,
        slips: {
          'gave the balance after one year': first,
          'took the interest of the first loan in both years': loan + (2 * loan * rate) / 100 - 2 * paid,
          'left out the interest': loan - 2 * paid,
          'left out the second payment': second + paid,
          'took the interest after the payment': ((loan - paid) * (100 + rate)) / 100 - paid,
        },
        work: `After one year ${naira(first)} is owed. With interest of ${naira((first * rate) / 100)} and less the payment it is`,
      })
    },
  }),
  template({
    id: 'customer-who-is-a-supplier-too',
    topic: '2.d',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [person, owes, owed] = [draw.person(), thousands(draw.int(70, 180, 2)), thousands(draw.int(20, 60, 2))]
      const [returns, rate] = [thousands(draw.int(3, 14)), draw.pick([5, 10])]
      const net = owes - returns - owed
      const cheque = (net * (100 - rate)) / 100
      draw.need(net > 10_000)
      return asked(draw, {
        ask: `${person} bought goods for ${naira(owes)} from a shop and returned ${naira(returns)} of them, and also sold goods for ${naira(owed)} to the shop. The two accounts are set off, and ${person} pays the balance less ${rate}% cash discount. How much is paid?`,
        answer: cheque,
        slips: {
          'left out the discount': net,
          'left out the returns': ((net + returns) * (100 - rate)) / 100,
          'did not set the accounts off': ((owes - returns) * (100 - rate)) / 100,
          'added the two accounts': ((owes - returns + owed) * (100 - rate)) / 100,
          'added the returns': ((net + 2 * returns) * (100 - rate)) / 100,
        },
        work: `${naira(owes - returns)} less ${naira(owed)} is ${naira(net)}. Less the discount the payment is`,
      })
    },
  }),
  template({
    id: 'debit-column-of-a-trial-balance',
    topic: '2.f',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const debits = [
        ['Purchases', thousands(draw.int(180, 360, 4))],
        ['Returns inwards', thousands(draw.int(4, 18))],
        ['Carriage outwards', thousands(draw.int(5, 21))],
        ['Drawings', thousands(draw.int(22, 58, 2))],
        ['Furniture', thousands(draw.int(90, 200, 5))],
      ] as const
      const credits = [
        ['Sales', thousands(draw.int(300, 480, 5))],
        ['Returns outwards', thousands(draw.int(3, 17))],
        ['Loan from a bank', thousands(draw.int(40, 120, 5))],
      ] as const
      const total = sumOf(debits)
      draw.need(debits[1][1] !== credits[1][1])
      const rows = [credits[0], debits[0], debits[1], credits[1], debits[2], credits[2], debits[3], debits[4]]
      return asked(draw, {
        ask: `Some balances of a trader's ledger are:${list(rows)}Find the total of those that stand in the debit column of the trial balance.`,
        answer: total,
        slips: {
          'took returns outwards for returns inwards': total - debits[1][1] + credits[1][1],
          'left out the drawings': total - debits[3][1],
          'left out the carriage outwards': total - debits[2][1],
          'counted the loan': total + credits[2][1],
          'gave the total of the credit column': sumOf(credits),
        },
        work: `Purchases, returns inwards, carriage outwards, drawings and furniture are debits, together`,
      })
    },
  }),
  template({
    id: 'fixed-assets-in-a-balance-sheet',
    topic: '4.b',
    difficulty: 'Easy',
    minutes: 1.5,
    make(draw) {
      const [building, machine, fittings] = [
        thousands(draw.int(400, 800, 10)),
        thousands(draw.int(180, 360, 5)),
        thousands(draw.int(40, 96, 2)),
      ]
      const [stock, prepaid, debtors] = [
        thousands(draw.int(30, 99, 3)),
        thousands(draw.int(4, 19)),
        thousands(draw.int(25, 80)),
      ]
      const total = building + machine + fittings
      const rows = [
        ['Buildings', building],
        ['Stock', stock],
        ['Machinery', machine],
        ['Debtors', debtors],
        ['Fixtures and fittings', fittings],
        ['Rates paid in advance', prepaid],
      ] as const
      return asked(draw, {
        ask: `These assets are in the ledger of a bakery:${list(rows)}What is the total of its fixed assets?`,
        answer: total,
        slips: {
          'left out the fixtures and fittings': total - fittings,
          'counted the stock': total + stock,
          'gave the current assets': stock + prepaid + debtors,
          'counted the rates paid in advance': total + prepaid,
          'counted the debtors': total + debtors,
        },
        work: `Buildings, machinery, and fixtures and fittings are used for years. Their total is`,
      })
    },
  }),
  template({
    id: 'capital-employed',
    topic: '4.b',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [fixed, current, creditors] = [
        thousands(draw.int(500, 980, 10)),
        thousands(draw.int(140, 320, 5)),
        thousands(draw.int(40, 96, 2)),
      ]
      const [overdraft, loan] = [thousands(draw.int(12, 48)), thousands(draw.int(100, 240, 10))]
      const employed = fixed + current - creditors - overdraft
      return asked(draw, {
        ask: `A business has fixed assets of ${naira(fixed)} and current assets of ${naira(current)}. Creditors are ${naira(creditors)}, the bank overdraft is ${naira(overdraft)}, and there is a loan of ${naira(loan)} to be repaid after five years. Capital employed is all assets less current liabilities. What is it?`,
        answer: employed,
        slips: {
          'took off the loan as well': employed - loan,
          'left out the overdraft': employed + overdraft,
          'gave all the assets': fixed + current,
          'took off the loan in place of the overdraft': employed + overdraft - loan,
          'left out the fixed assets': current - creditors - overdraft,
        },
        work: `Creditors and the overdraft are current liabilities and the loan is not. Capital employed is`,
      })
    },
  }),
  template({
    id: 'change-of-working-capital',
    topic: '4.b',
    difficulty: 'Hard',
    minutes: 2.5,
    make(draw) {
      const [before, van, stock] = [
        thousands(draw.int(180, 360, 5)),
        thousands(draw.int(60, 120, 5)),
        thousands(draw.int(30, 90, 3)),
      ]
      const [gain, paid] = [thousands(draw.int(6, 28)), thousands(draw.int(20, 72, 2))]
      return asked(draw, {
        ask: `The working capital of a shop is ${naira(before)}. It then buys a van for ${naira(van)} by cheque, sells stock that cost ${naira(stock)} on credit for ${naira(stock + gain)}, and pays ${naira(paid)} to its creditors by cheque. What is the working capital after that?`,
        answer: before - van + gain,
        slips: {
          'took off the payment to creditors': before - van + gain - paid,
          'left out the van': before + gain,
          'left out the gain': before - van,
          'added the whole sale': before - van + stock + gain,
          'took off the stock and left out the debtor': before - van - stock,
        },
        work: `The van takes ${naira(van)} out of the current assets, the sale adds ${naira(gain)}, and the payment lowers assets and liabilities alike. It is`,
      })
    },
  }),
]
