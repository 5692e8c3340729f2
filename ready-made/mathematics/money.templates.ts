import { naira, num, quantity } from '../make/number.ts'
import { notGiven } from '../make/slips.ts'
import { template } from '../make/template.ts'

const years = (count: number) => (count === 1 ? '1 year' : `${count} years`)

export const money = [
  template({
    id: 'simple-interest',
    topic: 'A.n',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const [sum, rate, time] = [draw.int(20, 200, 5) * 1000, draw.int(3, 12), draw.int(2, 6)]
      const interest = (sum * rate * time) / 100
      return {
        ask: `Find the simple interest on ${naira(sum)} for ${years(time)} at ${rate}% per annum.`,
        answer: naira(interest),
        slips: {
          'found the interest of one year': naira(interest / time),
          'found the amount': naira(sum + interest),
          'took one year too many': naira(interest + (sum * rate) / 100),
          'took one year too few': naira(interest - (sum * rate) / 100),
        },
        work: `$\\frac{PRT}{100}$ with ${naira(sum)}, ${rate}% and ${years(time)} is ${naira(interest)}.`,
      }
    },
  }),
  template({
    id: 'principal-from-interest',
    topic: 'A.n',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [sum, rate, time] = [draw.int(20, 150, 2) * 1000, draw.int(4, 12), draw.int(2, 5)]
      const interest = (sum * rate * time) / 100
      return {
        ask: `What sum of money earns a simple interest of ${naira(interest)} in ${years(time)} at ${rate}% per annum?`,
        answer: naira(sum),
        slips: notGiven([interest], {
          'left out the time': naira(sum * time),
          'left out the rate': naira(Math.round((interest * 10) / time)),
          'added the interest': naira(sum + interest),
          'took the interest away': naira(sum - interest),
        }),
        work: `$P = \\frac{100I}{RT}$: 100 times ${naira(interest)} divided by ${rate * time} is ${naira(sum)}.`,
      }
    },
  }),
  template({
    id: 'rate-from-amount',
    topic: 'A.n',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [sum, rate, time] = [draw.int(20, 120, 4) * 1000, draw.int(4, 14), draw.int(2, 5)]
      const interest = (sum * rate * time) / 100
      return {
        ask: `${naira(sum)} grew to ${naira(sum + interest)} in ${years(time)} at simple interest. Find the rate per cent per annum.`,
        answer: quantity(rate, '%'),
        slips: {
          'left out the time': quantity(rate * time, '%'),
          'divided the amount by the sum': quantity(100 + rate * time, '%'),
          'missed it by one': quantity(rate + 1, '%'),
          'halved it': quantity(rate / 2, '%'),
        },
        work: `The interest is ${naira(interest)}, which is ${rate * time}% of the sum. Over ${years(time)} it is ${quantity(rate, '%')}.`,
      }
    },
  }),
  template({
    id: 'compound-interest',
    topic: 'A.n',
    difficulty: 'Hard',
    minutes: 2.5,
    make(draw) {
      const [sum, rate, time] = [draw.int(2, 20) * 10_000, draw.pick([5, 10, 20]), draw.int(2, 3)]
      const amount = Math.round(sum * (1 + rate / 100) ** time * 100) / 100
      const simple = sum * (1 + (rate * time) / 100)
      draw.need(Number.isInteger(amount))
      return {
        ask: `A man saves ${naira(sum)} in a bank that pays ${rate}% compound interest per annum. What is the amount after ${years(time)}?`,
        answer: naira(amount),
        slips: {
          'used simple interest': naira(simple),
          'found the interest only': naira(amount - sum),
          'took one year too few': naira(Math.round(sum * (1 + rate / 100) ** (time - 1))),
          'found simple interest only': naira(simple - sum),
        },
        work: `$A = P\\left(1 + \\frac{${rate}}{100}\\right)^{${time}}$, and with ${naira(sum)} it is ${naira(amount)}.`,
      }
    },
  }),
  template({
    id: 'value-of-a-machine',
    topic: 'A.n',
    difficulty: 'Hard',
    minutes: 2,
    make(draw) {
      const [cost, rate, time] = [draw.int(4, 40) * 50_000, draw.pick([10, 20, 25]), draw.int(2, 3)]
      const value = Math.round(cost * (1 - rate / 100) ** time * 100) / 100
      draw.need(Number.isInteger(value))
      return {
        ask: `A machine that cost ${naira(cost)} loses ${rate}% of its value each year. What is it worth after ${years(time)}?`,
        answer: naira(value),
        slips: {
          'took the same loss off each year': naira(cost * (1 - (rate * time) / 100)),
          'found what was lost': naira(cost - value),
          'took one year too few': naira(Math.round(cost * (1 - rate / 100) ** (time - 1))),
          'added instead of taking off': naira(Math.round(cost * (1 + rate / 100) ** time)),
        },
        work: `Each year ${100 - rate}% remains: $\\left(\\frac{${100 - rate}}{100}\\right)^{${time}}$ of ${naira(cost)} is ${naira(value)}.`,
      }
    },
  }),
  template({
    id: 'salary-with-commission',
    topic: 'A.n',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const [basic, rate, sales] = [draw.int(30, 80, 2) * 1000, draw.int(2, 8), draw.int(100, 900, 20) * 1000]
      const commission = (sales * rate) / 100
      return {
        ask: `A sales agent earns ${naira(basic)} a month and a commission of ${rate}% on sales. What are the earnings in a month with sales of ${naira(sales)}?`,
        answer: naira(basic + commission),
        slips: {
          'left out the fixed pay': naira(commission),
          'took the commission off': naira(Math.abs(basic - commission)),
          'took the commission of the fixed pay': naira(basic + (basic * rate) / 100),
          'took a tenth of the commission': naira(basic + commission / 10),
        },
        work: `${rate}% of the sales is ${naira(commission)}, and with the fixed pay it is ${naira(basic + commission)}.`,
      }
    },
  }),
  template({
    id: 'hire-purchase',
    topic: 'A.n',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [cash, months, monthly] = [draw.int(60, 200, 5) * 1000, draw.pick([6, 8, 10, 12]), draw.int(8, 20) * 1000]
      const deposit = draw.int(10, 40, 5) * 1000
      const paid = deposit + months * monthly
      draw.need(paid > cash + 4000 && paid < cash * 1.4)
      return {
        ask: `A television set costs ${naira(cash)} in cash. On hire purchase a buyer pays a deposit of ${naira(deposit)} and ${months} monthly payments of ${naira(monthly)}. How much dearer is hire purchase?`,
        answer: naira(paid - cash),
        slips: notGiven([cash, deposit, monthly], {
          'left out the deposit': naira(Math.abs(months * monthly - cash)),
          'gave what is paid in all': naira(paid),
          'left out one payment': naira(Math.abs(paid - monthly - cash)),
          'gave all the monthly payments': naira(months * monthly),
        }),
        work: `In all ${naira(paid)} is paid, and less ${naira(cash)} it is ${naira(paid - cash)}.`,
      }
    },
  }),
  template({
    id: 'tax-after-allowance',
    topic: 'A.n',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [income, free, rate] = [
        draw.int(500, 1500, 50) * 1000,
        draw.int(100, 350, 25) * 1000,
        draw.pick([5, 8, 10, 12, 15, 20]),
      ]
      const tax = ((income - free) * rate) / 100
      return {
        ask: `A worker earns ${naira(income)} a year. In this question ${naira(free)} of it is free of tax, and the rest is taxed at ${rate}%. How much is left after tax?`,
        answer: naira(income - tax),
        slips: {
          'gave the tax': naira(tax),
          'taxed the whole income': naira(income - (income * rate) / 100),
          'left the free part out': naira(income - free - tax),
          'taxed the free part only': naira(income - (free * rate) / 100),
        },
        work: `${rate}% of ${naira(income - free)} is ${naira(tax)}, so what is left is ${naira(income - tax)}.`,
      }
    },
  }),
  template({
    id: 'value-added-tax',
    topic: 'A.n',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const [price, rate, count] = [draw.int(4, 40) * 500, draw.pick([4, 5, 6, 8, 10]), draw.int(2, 6)]
      const bill = price * count
      return {
        ask: `${count} chairs cost ${naira(price)} each, and a tax of ${rate}% is added to the bill. How much is paid?`,
        answer: naira((bill * (100 + rate)) / 100),
        slips: {
          'gave the tax only': naira((bill * rate) / 100),
          'took the tax off': naira((bill * (100 - rate)) / 100),
          'added the tax of one chair only': naira(bill + (price * rate) / 100),
          'left out the tax': naira(bill),
        },
        work: `The chairs cost ${naira(bill)}, the tax is ${naira((bill * rate) / 100)}, and together it is ${naira((bill * (100 + rate)) / 100)}.`,
      }
    },
  }),
  template({
    id: 'profit-on-a-batch',
    topic: 'A.n',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [count, bad, cost, gain] = [
        draw.int(40, 120, 10),
        draw.int(4, 12),
        draw.int(80, 200, 10),
        draw.int(30, 90, 10),
      ]
      const price = cost + gain
      const profit = (count - bad) * price - count * cost
      draw.need(profit > 500)
      return {
        ask: `A trader bought ${count} oranges at ₦${cost} each. ${bad} were bad, and the rest were sold at ₦${price} each. Find the profit.`,
        answer: naira(profit),
        slips: {
          'sold the bad ones as well': naira(count * gain),
          'did not pay for the bad ones': naira((count - bad) * gain),
          'gave the takings': naira((count - bad) * price),
          'took the bad ones off twice': naira(profit - bad * price),
        },
        work: `The takings are ${naira((count - bad) * price)} and the cost ${naira(count * cost)}, so the profit is ${naira(profit)}.`,
      }
    },
  }),
  template({
    id: 'years-to-earn-interest',
    topic: 'A.n',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [sum, rate, time] = [draw.int(20, 160, 4) * 1000, draw.int(4, 12), draw.pick([2.5, 3, 3.5, 4, 4.5, 5, 6])]
      const interest = (sum * rate * time) / 100
      return {
        ask: `For how long must ${naira(sum)} be saved at ${rate}% simple interest per annum to earn ${naira(interest)}?`,
        answer: `${num(time)} years`,
        slips: notGiven([rate], {
          'missed it by one year': `${num(time + 1)} years`,
          'halved it': `${num(time / 2)} years`,
          'doubled it': `${num(time * 2)} years`,
        }),
        work: `One year earns ${naira((sum * rate) / 100)}, and ${naira(interest)} needs ${num(time)} years.`,
      }
    },
  }),
]
