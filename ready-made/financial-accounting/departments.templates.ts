import { naira } from '../make/number.ts'
import { template } from '../make/template.ts'
import { asked, list } from './amounts.ts'

export const departments = [
  template({
    id: 'insurance-by-value-of-stock',
    topic: '13.a',
    difficulty: 'Easy',
    minutes: 1.5,
    make(draw) {
      const [a = 2, b = 3] = draw.ints(2, 2, 9)
      const [unit, part] = [draw.int(20, 60, 5) * 1000, draw.int(6, 30) * 500]
      const total = part * (a + b)
      const ahead = draw.int(2, 9) * 500
      return asked(draw, {
        ask: `A store's two departments have stocks of ${naira(a * unit)} and ${naira(b * unit)} on average. Insurance of stock of ${naira(total + ahead)} was paid, of which ${naira(ahead)} is for the next year. It is charged in proportion to the stocks. What is charged to the first department?`,
        answer: part * a,
        slips: {
          'charged the part for the next year as well': Math.round(((total + ahead) * a) / (a + b)),
          'charged both equally': total / 2,
          'gave the charge of the other department': part * b,
          'took the part for the next year off the charge': part * a - ahead,
        },
        work: `${naira(total)} belongs to the year, and $\\frac{${a}}{${a + b}}$ of it is`,
      })
    },
  }),
  template({
    id: 'commission-after-commission',
    topic: '13.a',
    difficulty: 'Hard',
    minutes: 2,
    make(draw) {
      const [rate, part] = [draw.pick([5, 10, 20, 25]), draw.int(6, 40) * 500]
      const after = (part * 100) / rate
      const profit = after + part
      return asked(draw, {
        ask: `The manager of a department has a commission of ${rate}% of its net profit after the commission has been charged. The net profit before commission is ${naira(profit)}. How much is the commission?`,
        answer: part,
        slips: {
          'took the commission of the profit before it': (profit * rate) / 100,
          'divided by what is left of the profit': Math.round((profit * rate) / (100 - rate)),
          'gave the profit after commission': after,
          'took the rate twice': Math.round((profit * rate) / (100 + 2 * rate)),
        },
        work: `The profit before commission is ${100 + rate}% of the profit after it, so the commission is $\\frac{${rate}}{${100 + rate}}$ of it,`,
      })
    },
  }),
  template({
    id: 'unrealised-profit-between-departments',
    topic: '13.a',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [moved, rate] = [draw.int(40, 160, 8) * 1000, draw.pick([20, 25, 50])]
      const [share, bought] = [draw.pick([20, 25, 40, 50]), draw.int(20, 90, 5) * 1000]
      const stock = (moved * share) / 100
      const profit = (stock * rate) / (100 + rate)
      return asked(draw, {
        ask: `Department A passed goods to department B at ${naira(moved)}, which is cost plus ${rate}%. B also bought goods for ${naira(bought)} from outside. At the end B has ${share}% of the goods of A in stock, and nothing else. What unrealised profit is in the stock of B?`,
        answer: profit,
        slips: {
          'took the percentage of the stock': (stock * rate) / 100,
          'took the profit of all the goods passed on': (moved * rate) / (100 + rate),
          'gave the stock at cost': stock - profit,
          'took the stock of all the goods': ((moved + bought) * share * rate) / (100 * (100 + rate)),
        },
        work: `The stock is ${naira(stock)}, and $\\frac{${rate}}{${100 + rate}}$ of it is`,
      })
    },
  }),
  template({
    id: 'debtors-of-a-branch',
    topic: '13.b',
    difficulty: 'Easy',
    minutes: 1.5,
    make(draw) {
      const [opening, sales, cash] = [
        draw.int(20, 60) * 1000,
        draw.int(150, 400, 5) * 1000,
        draw.int(40, 160, 5) * 1000,
      ]
      const [received, bad] = [draw.int(120, 360, 5) * 1000, draw.int(2, 8) * 1000]
      const closing = opening + sales - received - bad
      draw.need(closing > 15_000 && cash !== received)
      return asked(draw, {
        ask: `A branch reports to its head office:${list([
          ['Debtors at the beginning', opening],
          ['Credit sales', sales],
          ['Cash sales', cash],
          ['Received from debtors', received],
          ['Bad debts', bad],
        ])}What are the debtors of the branch at the end?`,
        answer: closing,
        slips: {
          'counted the cash sales as credit sales': closing + cash,
          'added the bad debts': closing + 2 * bad,
          'left out the bad debts': closing + bad,
          'left out the debtors at the beginning': closing - opening,
        },
        work: `Cash sales do not concern debtors. ${naira(opening + sales)} less ${naira(received + bad)} is`,
      })
    },
  }),
  template({
    id: 'money-sent-by-a-branch',
    topic: '13.b',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [float, sales, received] = [
        draw.int(5, 20) * 1000,
        draw.int(120, 300, 5) * 1000,
        draw.int(80, 200, 4) * 1000,
      ]
      const [wages, rent, left] = [draw.int(20, 60, 2) * 1000, draw.int(10, 36) * 1000, draw.int(4, 22) * 1000]
      const sent = float + sales + received - wages - rent - left
      draw.need(float !== left && wages !== rent)
      return asked(draw, {
        ask: `A branch began a month with cash of ${naira(float)}. It took ${naira(sales)} in cash sales and ${naira(received)} from debtors, paid wages of ${naira(wages)} and rent of ${naira(rent)}, kept ${naira(left)} in cash at the end, and sent all the rest to the head office. How much did it send?`,
        answer: sent,
        slips: {
          'left out the cash kept at the end': sent + left,
          'left out the cash at the beginning': sent - float,
          'exchanged both cash balances': sent - 2 * float + 2 * left,
          'left out the rent': sent + rent,
        },
        work: `${naira(float + sales + received)} was there; ${naira(wages + rent)} was paid and ${naira(left)} kept, so the branch sent`,
      })
    },
  }),
  template({
    id: 'missing-stock-of-a-branch',
    topic: '13.b',
    difficulty: 'Hard',
    minutes: 3,
    make(draw) {
      const [rate, sent, missing] = [draw.pick([20, 25, 50]), draw.int(160, 400, 8) * 1000, draw.int(4, 20) * 1000]
      const load = (amount: number) => (amount * (100 + rate)) / 100
      const left = draw.int(30, 80, 4) * 1000
      const sales = load(sent - left - missing)
      return asked(draw, {
        ask: `Goods of ${naira(load(sent))} at selling price, which is cost plus ${rate}%, were sent to a new branch. Its sales at that price were ${naira(sales)}, and its stock was counted as ${naira(load(left))} at selling price. What did the missing goods cost the head office?`,
        answer: missing,
        slips: {
          'gave the missing goods at selling price': load(missing),
          'took the percentage off the selling price': (load(missing) * (100 - rate)) / 100,
          'gave the loading of the missing goods': load(missing) - missing,
          'left out the stock that was counted': missing + left,
        },
        work: `At selling price ${naira(load(missing))} is missing; divided by ${(100 + rate) / 100} the cost is`,
      })
    },
  }),
  template({
    id: 'profit-of-two-departments',
    topic: '13.a',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [first, second] = draw.ints(2, 20, 60).map((count) => count * 10_000) as [number, number]
      const [high, low] = [draw.pick([30, 35, 40]), draw.pick([15, 20, 25])]
      const costs = draw.int(60, 140, 5) * 1000
      const gross = (first * high + second * low) / 100
      draw.need(gross > costs + 20_000)
      return asked(draw, {
        ask: `The drinks department of a shop sold goods for ${naira(first)} at a gross margin of ${high}%, and the food department for ${naira(second)} at ${low}%. Expenses of the shop were ${naira(costs)}. What was its net profit?`,
        answer: gross - costs,
        slips: {
          'exchanged the margins': (first * low + second * high) / 100 - costs,
          'left out the expenses': gross,
          'took the mean of the margins': ((first + second) * (high + low)) / 200 - costs,
          'left out the food department': (first * high) / 100 - costs,
        },
        work: `The gross profits are ${naira((first * high) / 100)} and ${naira((second * low) / 100)}; less the expenses the net profit was`,
      })
    },
  }),
]
