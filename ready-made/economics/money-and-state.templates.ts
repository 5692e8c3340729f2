import { grid } from '../make/grid.ts'
import { largeNaira, naira, num, round } from '../make/number.ts'
import { reachable } from '../make/reachable.ts'
import { template } from '../make/template.ts'

const billion = (amount: number) => largeNaira(amount, 'billion')
const percent = (value: number) => `${num(round(value, 1), 1)}%`

export const moneyAndState = [
  template({
    id: 'money-supply-by-exchange-equation',
    topic: '18',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [goods, price, speed] = [draw.int(10, 60) * 20, draw.int(2, 12) * 5, draw.int(3, 8)]
      const supply = (goods * price) / speed
      draw.need(Number.isInteger(supply))
      return reachable({
        ask: `In a country ${num(goods)} million units of goods are sold in a year at an average price of ${naira(price)}. The velocity of circulation of money is ${speed}. By the quantity theory of money, what is the supply of money?`,
        answer: largeNaira(supply, 'million'),
        slips: {
          'left out the velocity': largeNaira(goods * price, 'million'),
          'multiplied by the velocity': largeNaira(goods * price * speed, 'million'),
          'divided twice': largeNaira(round(supply / speed), 'million'),
          'divided by the price': largeNaira(round((goods * speed) / price), 'million'),
        },
        work: `$M = \\frac{PT}{V} = \\frac{${price} \\times ${goods}}{${speed}}$, which is ${largeNaira(supply, 'million')}.`,
      })
    },
  }),
  template({
    id: 'rate-of-inflation-from-indices',
    topic: '18',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const [before, rise] = [draw.int(120, 260, 4), draw.int(8, 50, 2)]
      const rate = (rise / before) * 100
      return reachable({
        ask: `The consumer price index was ${before} at the end of one year and ${before + rise} at the end of the next. Calculate the rate of inflation in the second year, correct to one decimal place.`,
        answer: percent(rate),
        slips: {
          'gave the points': percent(rise),
          'divided by the later index': percent((rise / (before + rise)) * 100),
          'compared the later index with the base year': percent(before + rise - 100),
          'compared the earlier index with the base year': percent(before - 100),
        },
        work: `The index rises by ${rise} points from ${before}, and $\\frac{${rise}}{${before}} \\times 100$ is ${percent(rate)}.`,
      })
    },
  }),
  template({
    id: 'salary-that-keeps-its-worth',
    topic: '18',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [unit, before, rise] = [draw.int(3, 12) * 100, draw.int(105, 150, 5), draw.int(10, 60, 5)]
      const [salary, after] = [unit * before, unit * (before + rise)]
      return reachable({
        ask: `A teacher earned ${naira(salary)} a month when the price index was ${before}. What must the teacher earn now that the index is ${before + rise}, if the salary is to buy as much as it did?`,
        answer: naira(after),
        slips: {
          'added the points as a percentage': naira(Math.round((salary * (100 + rise)) / 100)),
          'used the later index as a percentage of the salary': naira(Math.round((salary * (before + rise)) / 100)),
          'turned the ratio upside down': naira(Math.round((salary * before) / (before + rise))),
          'took the salary back to the base year': naira(unit * 100),
        },
        work: `${naira(salary)} for an index of ${before} is ${naira(unit)} for each point. For ${before + rise} points it is ${naira(after)}.`,
      })
    },
  }),
  template({
    id: 'change-of-real-income',
    topic: '18',
    difficulty: 'Hard',
    minutes: 2,
    make(draw) {
      const [raise, prices, income] = [draw.int(2, 7) * 5, draw.int(2, 8) * 5, draw.int(80, 200, 10)]
      const real = ((100 + raise) / (100 + prices) - 1) * 100
      draw.need(prices > raise)
      return reachable({
        ask: `In a year a worker's pay rises by ${raise}% from ${naira(income * 1000)} a month, and prices rise by ${prices}%. By what percentage does the worker's real income fall, correct to one decimal place?`,
        answer: percent(-real),
        slips: {
          'subtracted the percentages': percent(prices - raise),
          'divided the prices by the pay': percent(((100 + prices) / (100 + raise) - 1) * 100),
          'took the percentages one after the other': percent(100 - ((100 + raise) * (100 - prices)) / 100),
          'left out the rise of pay': percent((1 - 100 / (100 + prices)) * 100),
        },
        work: `$\\frac{${100 + raise}}{${100 + prices}}$ of the old real income is left, ${percent(100 + real)}. It falls by ${percent(-real)}.`,
      })
    },
  }),
  template({
    id: 'loans-a-bank-can-make',
    topic: '19',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const [deposit, cash, extra] = [
        draw.int(20, 200, 4) * 10,
        draw.pick([10, 15, 20, 25, 30]),
        draw.pick([5, 10, 15]),
      ]
      draw.need(extra !== cash)
      const lent = (deposit * (100 - cash - extra)) / 100
      return reachable({
        ask: `Customers have deposited ${largeNaira(deposit, 'million')} with a bank. It must keep ${cash}% of deposits with the central bank, and keeps a further ${extra}% of deposits as cash. How much can it lend?`,
        answer: largeNaira(lent, 'million'),
        slips: {
          'left out the further cash': largeNaira((deposit * (100 - cash)) / 100, 'million'),
          'left out the central bank': largeNaira((deposit * (100 - extra)) / 100, 'million'),
          'took the cash of what was left': largeNaira((deposit * (100 - cash) * (100 - extra)) / 10_000, 'million'),
          'gave what is kept': largeNaira((deposit * (cash + extra)) / 100, 'million'),
        },
        work: `${cash + extra}% of deposits is kept, so ${100 - cash - extra}% can be lent: ${largeNaira(lent, 'million')}.`,
      })
    },
  }),
  template({
    id: 'credit-created-from-a-deposit',
    topic: '19',
    difficulty: 'Hard',
    minutes: 2,
    make(draw) {
      const [deposit, ratio] = [draw.int(4, 60) * 5, draw.pick([10, 12.5, 20, 25, 40])]
      const all = (deposit * 100) / ratio
      draw.need(Number.isInteger(all))
      return reachable({
        ask: `A customer pays ${largeNaira(deposit, 'million')} in cash into a bank. All banks keep ${num(ratio)}% of their deposits in cash and lend the rest, and all loans are paid into banks again. How much do the banks lend in all, in the end?`,
        answer: largeNaira(all - deposit, 'million'),
        slips: {
          'gave all the deposits': largeNaira(all, 'million'),
          'gave the first loan': largeNaira((deposit * (100 - ratio)) / 100, 'million'),
          'added the first deposit': largeNaira(all + deposit, 'million'),
          'gave the first two loans': largeNaira(
            round((deposit * (100 - ratio)) / 100 + (deposit * (100 - ratio) ** 2) / 10_000, 2),
            'million',
          ),
        },
        work: `Deposits grow to ${largeNaira(all, 'million')}. Less the cash that was paid in, the loans are ${largeNaira(all - deposit, 'million')}.`,
      })
    },
  }),
  template({
    id: 'tax-by-bands',
    topic: '20',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [first, second] = [draw.int(2, 5) * 100_000, draw.int(2, 5) * 100_000]
      const [low, middle, high] = [draw.pick([5, 8]), draw.pick([10, 12, 15]), draw.pick([18, 20, 25])]
      const over = draw.int(2, 18) * 50_000
      const income = first + second + over
      const tax = (first * low + second * middle + over * high) / 100
      return reachable({
        ask: `In a country income is taxed by bands, as the table shows.\n\n${grid(
          ['Band of yearly income', 'Rate'],
          [`First ${naira(first)}`, `${low}%`],
          [`Next ${naira(second)}`, `${middle}%`],
          ['All that is above', `${high}%`],
        )}\n\nHow much tax is paid on an income of ${naira(income)}?`,
        answer: naira(tax),
        slips: {
          'taxed everything at the highest rate': naira((income * high) / 100),
          'left out the highest band': naira((first * low + second * middle) / 100),
          'taxed everything at the mean of the rates': naira(Math.round((income * (low + middle + high)) / 300)),
          'left out the first band': naira((second * middle + over * high) / 100),
          'taxed everything at the second rate': naira((income * middle) / 100),
        },
        work: `The bands bring ${naira((first * low) / 100)}, ${naira((second * middle) / 100)} and ${naira((over * high) / 100)}, together ${naira(tax)}.`,
      })
    },
  }),
  template({
    id: 'average-rate-of-tax',
    topic: '20',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [free, rate, times] = [draw.int(2, 8) * 50_000, draw.int(10, 30, 2), draw.int(6, 24) / 4]
      const income = Math.round((free * times) / 10_000) * 10_000
      const [taxed, average] = [income - free, (rate * (income - free)) / income]
      draw.need((rate * taxed) / free < 90)
      return reachable({
        ask: `In a country the first ${naira(free)} of a yearly income is free of tax, and the rest is taxed at ${rate}%. What percentage of an income of ${naira(income)} is paid in tax, correct to one decimal place?`,
        answer: percent(average),
        slips: {
          'taxed the free part': percent((rate * free) / income),
          'divided the tax by the free part': percent((rate * taxed) / free),
          'divided the tax on the free part by what is taxed': percent((rate * free) / taxed),
          'took the free part off twice': percent((rate * (taxed - free)) / income),
        },
        work: `The tax is ${naira((taxed * rate) / 100)}, and that is ${percent(average)}.`,
      })
    },
  }),
  template({
    id: 'budget-balance',
    topic: '20',
    difficulty: 'Easy',
    minutes: 1.5,
    make(draw) {
      const [oil, taxes, duties] = [draw.int(100, 400, 10), draw.int(80, 250, 10), draw.int(20, 90, 5)]
      const [running, works, interest] = [draw.int(120, 400, 10), draw.int(60, 250, 10), draw.int(20, 100, 5)]
      const [gets, gives] = [oil + taxes + duties, running + works + interest]
      draw.need(Math.abs(gets - gives) >= 20 && interest !== duties)
      draw.need(gets - gives !== -interest && gets - gives !== duties)
      const name = (balance: number) => `${balance < 0 ? 'Deficit' : 'Surplus'} of ${billion(Math.abs(balance))}`
      const balance = gets - gives
      return {
        ask: `The table shows the budget of a government in billion naira.\n\n${grid(
          ['Revenue', 'Amount', 'Expenditure', 'Amount'],
          ['Oil revenue', oil, 'Recurrent', running],
          ['Taxes on income', taxes, 'Capital', works],
          ['Customs duties', duties, 'Interest on debt', interest],
        )}\n\nWhat is the balance of the budget?`,
        answer: name(balance),
        slips: {
          'exchanged revenue and expenditure': name(-balance),
          'left out the interest': name(balance + interest),
          'left out the customs duties': name(balance - duties),
        },
        work: `Revenue is ${billion(gets)} and expenditure ${billion(gives)}, which makes a ${name(balance).toLowerCase()}.`,
      }
    },
  }),
  template({
    id: 'share-of-revenue-for-debt',
    topic: '20',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [debt, rate, repaid] = [draw.int(20, 90) * 10, draw.int(4, 12), draw.int(10, 80, 2)]
      const [service, revenue] = [(debt * rate) / 100 + repaid, draw.int(20, 90) * 10]
      const share = (service / revenue) * 100
      draw.need(share >= 8 && share <= 45)
      return reachable({
        ask: `A government owes ${billion(debt)} at ${rate}% interest a year. In a year it pays this interest and repays ${billion(repaid)}. Its revenue is ${billion(revenue)}. What percentage of the revenue goes to servicing the debt, correct to one decimal place?`,
        answer: percent(share),
        slips: {
          'left out what is repaid': percent((debt * rate) / revenue),
          'left out the interest': percent((repaid / revenue) * 100),
          'divided by the debt': percent((service / debt) * 100),
          'divided by what is left of the revenue': percent((service / (revenue - service)) * 100),
        },
        work: `Interest and repayment come to ${billion(round(service, 2))} of ${billion(revenue)}, which is ${percent(share)}.`,
      })
    },
  }),
]
