import { naira } from '../make/number.ts'
import { template } from '../make/template.ts'
import { asked } from './amounts.ts'

const thousands = (value: number) => value * 1000

export const errors = [
  template({
    id: 'profit-after-corrections',
    topic: '2.h',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [profit, sales, rent] = [
        thousands(draw.int(180, 420, 2)),
        thousands(draw.int(10, 45)),
        thousands(draw.int(8, 32)),
      ]
      const purchases = thousands(draw.int(6, 28))
      draw.need(new Set([sales, rent, purchases]).size === 3)
      const corrected = profit + sales - rent + purchases
      return asked(draw, {
        ask: `A draft profit and loss account shows a net profit of ${naira(profit)}. Later it is found that the sales day book was undercast by ${naira(sales)}, that rent of ${naira(rent)} was not recorded, and that the purchases day book was overcast by ${naira(purchases)}. What is the correct net profit?`,
        answer: corrected,
        slips: {
          'took the purchases off': corrected - 2 * purchases,
          'took the sales off': corrected - 2 * sales,
          'added the rent': corrected + 2 * rent,
          'left out the purchases': corrected - purchases,
        },
        work: `More sales and less purchases raise the profit, and rent lowers it. It is`,
      })
    },
  }),
  template({
    id: 'gross-profit-after-omissions',
    topic: '2.h',
    difficulty: 'Easy',
    minutes: 1.5,
    make(draw) {
      const [profit, purchase, returns] = [
        thousands(draw.int(160, 380, 2)),
        thousands(draw.int(10, 48)),
        thousands(draw.int(4, 19)),
      ]
      const corrected = profit - purchase - returns
      return asked(draw, {
        ask: `After a gross profit of ${naira(profit)} had been found, it was seen that a credit purchase of ${naira(purchase)} and a sales return of ${naira(returns)} had been left out of the books. The goods of both are in the closing stock. What is the correct gross profit?`,
        answer: corrected,
        slips: {
          'added the return': profit - purchase + returns,
          'added the purchase': profit + purchase - returns,
          'left out the return': profit - purchase,
          'added both': profit + purchase + returns,
        },
        work: `Both lower the gross profit, by ${naira(purchase + returns)} in all. It is`,
      })
    },
  }),
  template({
    id: 'posted-to-wrong-side',
    topic: '2.h',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const [rent, allowed] = [draw.int(80, 320) * 100, draw.int(12, 75) * 100]
      return asked(draw, {
        ask: `A payment of ${naira(rent)} for rent was posted to the credit side of the rent account, and discount allowed of ${naira(allowed)} was not posted to the discount allowed account at all. All other entries are right. By how much do the totals of the trial balance differ?`,
        answer: 2 * rent + allowed,
        slips: {
          'took the rent once': rent + allowed,
          'took the discount off': 2 * rent - allowed,
          'left out the discount': 2 * rent,
          'took both twice': 2 * rent + 2 * allowed,
        },
        work: `On the wrong side the rent counts twice: ${naira(2 * rent)}. The discount is missing once, so the totals differ by`,
      })
    },
  }),
  template({
    id: 'correcting-entry-for-an-asset',
    topic: '2.h',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [[asset, thing], price, carriage] = [
        draw.pick([
          ['Machinery', 'A sewing machine'],
          ['Furniture', 'A set of shelves'],
          ['Plant', 'A generator'],
          ['Office Equipment', 'A photocopier'],
        ] as const),
        thousands(draw.int(120, 480, 2)),
        thousands(draw.int(5, 24)),
      ]
      const entry = (debit: string, credit: string, amount: number) =>
        `Debit ${debit} and credit ${credit} with ${naira(amount)}`
      return {
        ask: `${thing} for use in the business was bought for ${naira(price)}, and ${naira(carriage)} was paid to have it delivered. Both amounts were debited to the Purchases account. Which entry puts this right?`,
        answer: entry(asset, 'Purchases', price + carriage),
        slips: {
          'exchanged the sides': entry('Purchases', asset, price + carriage),
          'left out the delivery': entry(asset, 'Purchases', price),
          'left it out and exchanged the sides': entry('Purchases', asset, price),
        },
        work: `The cost of the asset includes its delivery and leaves Purchases. ${entry(asset, 'Purchases', price + carriage)}.`,
      }
    },
  }),
  template({
    id: 'suspense-balance-left',
    topic: '2.h',
    difficulty: 'Hard',
    minutes: 2.5,
    make(draw) {
      const [short, undercast, received] = [draw.int(160, 360) * 100, draw.int(30, 90) * 100, draw.int(10, 35) * 100]
      const left = short - undercast - 2 * received
      draw.need(left > 1500)
      return asked(draw, {
        ask: `The credit side of a trial balance was short by ${naira(short)}, which was entered in a suspense account. Then two errors were found: the sales account was undercast by ${naira(undercast)}, and discount received of ${naira(received)} was posted to the debit of the discount received account. What balance is left in the suspense account?`,
        answer: left,
        slips: {
          'took the discount once': left + received,
          'took the sales the wrong way': left + 2 * undercast,
          'left out the discount': short - undercast,
          'took both twice': Math.abs(left - undercast),
          'left out the sales': short - 2 * received,
        },
        work: `The sales explain ${naira(undercast)} and the discount twice its amount, ${naira(2 * received)}. What is left is`,
      })
    },
  }),
  template({
    id: 'repairs-treated-as-an-asset',
    topic: '2.h',
    difficulty: 'Hard',
    minutes: 2.5,
    make(draw) {
      const [profit, repairs, rate] = [
        thousands(draw.int(240, 500, 2)),
        thousands(draw.int(20, 80, 2)),
        draw.pick([10, 15, 20, 25]),
      ]
      const depreciation = (repairs * rate) / 100
      const corrected = profit - repairs + depreciation
      return asked(draw, {
        ask: `Repairs of ${naira(repairs)} to a lorry were debited to the Motor Vehicles account, and depreciation of ${rate}% was charged on that account for the whole year. The net profit shown is ${naira(profit)}. What is the correct net profit?`,
        answer: corrected,
        slips: {
          'left out the depreciation': profit - repairs,
          'took the depreciation off as well': profit - repairs - depreciation,
          'added the repairs': profit + repairs - depreciation,
          'took off the depreciation alone': profit - depreciation,
        },
        work: `The repairs are an expense, and depreciation of ${naira(depreciation)} on them should not have been charged. The profit is`,
      })
    },
  }),
  template({
    id: 'customer-balance-corrected',
    topic: '2.h',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [tens, ones] = [draw.int(2, 9), draw.int(1, 8)]
      draw.need(tens > ones)
      const [right, wrong] = [(tens * 10 + ones) * 1000, (ones * 10 + tens) * 1000]
      const [person, other, balance] = [draw.person(), draw.person(), thousands(draw.int(120, 260, 3))]
      const cheque = thousands(draw.int(10, 44))
      draw.need(person !== other)
      const corrected = balance + right - wrong + cheque
      return asked(draw, {
        ask: `The account of ${person}, a customer, shows a debit balance of ${naira(balance)}. A credit sale of ${naira(right)} to ${person} was posted to it as ${naira(wrong)}, and a cheque of ${naira(cheque)} from another customer, ${other}, was credited to it by mistake. What is the correct balance of the account?`,
        answer: corrected,
        slips: {
          'took the cheque off': corrected - 2 * cheque,
          'took the difference of the sale off': corrected - 2 * (right - wrong),
          'left out the cheque': corrected - cheque,
          'left out the sale': balance + cheque,
        },
        work: `The sale adds ${naira(right - wrong)}, and the cheque that is not of ${person} adds ${naira(cheque)}. The balance is`,
      })
    },
  }),
  template({
    id: 'private-items-in-the-books',
    topic: '2.h',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [profit, goods, calls] = [
        thousands(draw.int(150, 360, 2)),
        thousands(draw.int(8, 40)),
        thousands(draw.int(3, 18)),
      ]
      const wages = thousands(draw.int(5, 22))
      draw.need(new Set([goods, calls, wages]).size === 3)
      const corrected = profit + goods + calls - wages
      return asked(draw, {
        ask: `A sole trader's books show a net profit of ${naira(profit)}. Goods that cost ${naira(goods)} were taken for private use and not recorded, private telephone calls of ${naira(calls)} were charged to the business, and wages of ${naira(wages)} due to a shop assistant were debited to drawings. What is the correct net profit?`,
        answer: corrected,
        slips: {
          'added the wages': corrected + 2 * wages,
          'took the goods off': corrected - 2 * goods,
          'took the calls off': corrected - 2 * calls,
          'left out the goods': corrected - goods,
        },
        work: `Goods and calls are drawings and raise the profit, and the wages are an expense. The profit is`,
      })
    },
  }),
  template({
    id: 'side-and-size-of-difference',
    topic: '2.h',
    difficulty: 'Easy',
    minutes: 1.5,
    make(draw) {
      const [tens, ones] = [draw.int(1, 9), draw.int(1, 9)]
      draw.need(tens !== ones && Math.abs(tens - ones) > 1)
      const [entered, posted] = [(tens * 10 + ones) * 100, (ones * 10 + tens) * 100]
      const difference = Math.abs(entered - posted)
      const isShort = posted < entered
      const greater = (side: 'debit' | 'credit', amount: number) => `The ${side} side is greater by ${naira(amount)}`
      const [side, other] = isShort ? (['credit', 'debit'] as const) : (['debit', 'credit'] as const)
      return {
        ask: `A cash payment of ${naira(entered)} for wages was posted to the wages account as ${naira(posted)}. The entry in the cash book is right, and there is no other error. How do the two sides of the trial balance differ?`,
        answer: greater(side, difference),
        slips: {
          'chose the other side': greater(other, difference),
          'counted the difference twice': greater(side, 2 * difference),
          'counted it twice on the other side': greater(other, 2 * difference),
        },
        work: `Wages, a debit, are ${naira(difference)} too ${isShort ? 'low' : 'high'}. ${greater(side, difference)}.`,
      }
    },
  }),
  template({
    id: 'suspense-balance-at-first',
    topic: '2.h',
    difficulty: 'Medium',
    minutes: 2.5,
    make(draw) {
      const [inwards, wages, debtor] = [draw.int(20, 70) * 100, draw.int(30, 95) * 100, draw.int(12, 60) * 100]
      draw.need(new Set([inwards, wages, debtor]).size === 3)
      const size = 2 * inwards + wages - debtor
      draw.need(size > 2000)
      return asked(draw, {
        ask: `A suspense account was closed when three errors were found: returns inwards of ${naira(inwards)} had been posted to the credit of the returns outwards account, a wages payment of ${naira(wages)} had not been posted to the wages account, and a debtor's balance had been included in the trial balance ${naira(debtor)} too high. By how much was the debit side of the trial balance short?`,
        answer: size,
        slips: {
          'took the returns once': size - inwards,
          'added the debtor': size + 2 * debtor,
          'left out the debtor': size + debtor,
          'took the wages off': Math.abs(size - 2 * wages),
        },
        work: `The returns make the debit side short by ${naira(2 * inwards)} and the wages by ${naira(wages)}, and the debtor is ${naira(debtor)} too much. It was short by`,
      })
    },
  }),
]
