import { ends, naira, quantity, round } from '../make/number.ts'
import { template } from '../make/template.ts'
import { asked, list } from './amounts.ts'

/** Half way between two values of one decimal place: no key can be sure of it. */
const isTie = (value: number) => ends(value * 20) && !ends(value * 10)
const percent = (value: number) => quantity(value, '%')
const onePlace = (value: number) => quantity(value, '%', 1)
const toOne = (value: number) => `${value.toFixed(1)} : 1`
const times = (value: number) => `${value.toFixed(1)} times`

export const ratios = [
  template({
    id: 'gross-margin',
    topic: '11.c',
    difficulty: 'Easy',
    minutes: 1.5,
    make(draw) {
      const [sales, margin] = [draw.int(200, 800, 20) * 1000, draw.int(16, 44, 2)]
      const cost = (sales * (100 - margin)) / 100
      return asked(draw, {
        ask: `A company's sales are ${naira(sales)} and its cost of goods sold is ${naira(cost)}. Find the gross profit as a percentage of sales.`,
        answer: margin,
        slips: {
          'gave the share of the cost': 100 - margin,
          'divided by the cost': round((margin * 100) / (100 - margin)),
          'halved it': margin / 2,
          'added sales and cost': round((margin * 100) / (200 - margin)),
        },
        work: `The gross profit of ${naira(sales - cost)} is, as a percentage of ${naira(sales)},`,
        write: percent,
      })
    },
  }),
  template({
    id: 'net-margin',
    topic: '11.c',
    difficulty: 'Easy',
    minutes: 1.5,
    make(draw) {
      const [sales, margin] = [draw.int(300, 900, 20) * 1000, draw.int(26, 46, 2)]
      const spent = draw.int(8, margin - 6)
      const gross = (sales * margin) / 100
      return asked(draw, {
        ask: `Sales were ${naira(sales)}, gross profit ${naira(gross)} and expenses ${naira((sales * spent) / 100)}. What is the net profit as a percentage of sales?`,
        answer: margin - spent,
        slips: {
          'gave the gross profit percentage': margin,
          'gave the share of the expenses': spent,
          'added the expenses': margin + spent,
          'divided by the gross profit': round(((margin - spent) * 100) / margin),
        },
        work: `The net profit is ${naira(gross - (sales * spent) / 100)}, and as a percentage of sales`,
        write: percent,
      })
    },
  }),
  template({
    id: 'mark-up-from-stocks',
    topic: '11.c',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [cost, rate] = [draw.int(160, 480, 20) * 1000, draw.pick([20, 25, 30, 35, 40, 45, 60])]
      const [opening, closing] = draw.ints(2, 10, 45).map((count) => count * 2000) as [number, number]
      const bought = cost + closing - opening
      const sales = (cost * (100 + rate)) / 100
      return asked(draw, {
        ask: `Use these figures to find the percentage mark-up on cost.${list([
          ['Opening stock', opening],
          ['Purchases', bought],
          ['Closing stock', closing],
          ['Sales', sales],
        ])}`.trim(),
        answer: rate,
        slips: {
          'divided by the sales': round((rate * 100) / (100 + rate)),
          'left out the stocks': round(((sales - bought) * 100) / bought),
          'exchanged the stocks': round(((sales - 2 * bought + cost) * 100) / (2 * bought - cost)),
          'left out the opening stock': round(((sales - bought + closing) * 100) / (bought - closing)),
        },
        work: `The cost of goods sold is ${naira(cost)} and the gross profit ${naira(sales - cost)}, so the mark-up is`,
        write: percent,
      })
    },
  }),
  template({
    id: 'current-ratio',
    topic: '11.c',
    difficulty: 'Easy',
    minutes: 1.5,
    make(draw) {
      const [debts, ratio] = [draw.int(40, 120, 10) * 1000, draw.int(14, 34) / 10]
      const [stock, debtors] = [round(debts * ratio * 0.5, -3), draw.int(15, 35) * 1000]
      const cash = Math.round(debts * ratio) - stock - debtors
      draw.need(cash > 4000 && stock > 10_000 && debtors !== cash)
      return asked(draw, {
        ask: `A business has stock of ${naira(stock)}, debtors of ${naira(debtors)}, cash of ${naira(cash)} and current liabilities of ${naira(debts)}. Calculate its current ratio, correct to one decimal place.`,
        answer: ratio,
        slips: {
          'left out the stock': round((debtors + cash) / debts, 1),
          'left out the debtors': round((stock + cash) / debts, 1),
          'turned the ratio over': round(1 / ratio, 1),
          'left out the cash': round((stock + debtors) / debts, 1),
          'took the liabilities off first': round(ratio - 1, 1),
        },
        work: `Current assets are ${naira(stock + debtors + cash)}; over ${naira(debts)} the ratio is`,
        write: toOne,
        places: 1,
      })
    },
  }),
  template({
    id: 'acid-test-ratio',
    topic: '11.c',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [stock, debtors] = [draw.int(40, 90, 5) * 1000, draw.int(30, 90) * 1000]
      const [bank, creditors, wages] = [draw.int(10, 60) * 1000, draw.int(30, 80) * 1000, draw.int(4, 16) * 1000]
      const debts = creditors + wages
      draw.need((debtors + bank) / debts > 0.6 && (debtors + bank) / debts < 2.4 && debtors !== bank)
      draw.need(!isTie((debtors + bank) / debts))
      return asked(draw, {
        ask: `Calculate the acid test ratio, correct to one decimal place.${list([
          ['Stock', stock],
          ['Debtors', debtors],
          ['Bank balance', bank],
          ['Creditors', creditors],
          ['Accrued wages', wages],
        ])}`.trim(),
        answer: round((debtors + bank) / debts, 1),
        slips: {
          'gave the current ratio': round((stock + debtors + bank) / debts, 1),
          'left out the accrued wages': round((debtors + bank) / creditors, 1),
          'took stock for debtors': round((stock + bank) / debts, 1),
          'turned the ratio over': round(debts / (debtors + bank), 1),
          'left out the bank balance': round(debtors / debts, 1),
        },
        work: `Without stock the assets are ${naira(debtors + bank)}, and the liabilities ${naira(debts)}, so the ratio is`,
        write: toOne,
        places: 1,
      })
    },
  }),
  template({
    id: 'stock-turnover',
    topic: '11.c',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [opening, closing] = draw.ints(2, 10, 40).map((count) => count * 2000) as [number, number]
      const rate = draw.int(40, 90, 5) / 10
      const cost = (rate * (opening + closing)) / 2
      const bought = cost + closing - opening
      draw.need(Math.abs(opening - closing) > 5000)
      return asked(draw, {
        ask: `Stock was ${naira(opening)} at the beginning of a year and ${naira(closing)} at the end, and purchases were ${naira(bought)}. How many times was the average stock turned over? Give your answer correct to one decimal place.`,
        answer: rate,
        slips: {
          'divided by the closing stock': round(cost / closing, 1),
          'took purchases for the cost of goods sold': round((2 * bought) / (opening + closing), 1),
          'divided by the opening stock': round(cost / opening, 1),
          'divided by both stocks': round(rate / 2, 1),
        },
        work: `The cost of goods sold is ${naira(cost)} and the average stock ${naira((opening + closing) / 2)}, so it was turned over`,
        write: times,
        places: 1,
      })
    },
  }),
  template({
    id: 'collection-period',
    topic: '11.c',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [day, days, other] = [draw.int(8, 30) * 100, draw.int(20, 70), draw.int(18, 75)]
      draw.need(day !== 1000)
      const cash = draw.int(40, 200, 10) * 1000
      const sales = day * 365
      return asked(draw, {
        ask: `Cash sales of a year were ${naira(cash)} and credit sales ${naira(sales)}. Debtors at the end were ${naira(day * days)} and creditors ${naira(day * other)}. Find the average collection period of debtors in days. [Take a year as 365 days.]`,
        answer: days,
        slips: {
          'took all the sales': round((day * days * 365) / (sales + cash)),
          'took the creditors': other,
          'took cash sales off the credit sales': round((day * days * 365) / (sales - cash)),
          'took a day too few': days - 1,
        },
        work: `Credit sales of a day are ${naira(day)}; debtors of ${naira(day * days)} are`,
        write: (value) => `${value} days`,
      })
    },
  }),
  template({
    id: 'return-on-capital-employed',
    topic: '11.c',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [fixed, current] = [draw.int(40, 90, 5) * 10_000, draw.int(16, 40, 2) * 10_000]
      const debts = draw.int(8, 20, 2) * 10_000
      const profit = draw.int(60, 240, 6) * 1000
      const employed = fixed + current - debts
      draw.need(profit / employed < 0.3 && current > debts && !isTie((profit * 100) / employed))
      return asked(draw, {
        ask: `A business has fixed assets of ${naira(fixed)}, current assets of ${naira(current)} and current liabilities of ${naira(debts)}. Its net profit is ${naira(profit)}. Calculate the return on capital employed, correct to one decimal place.`,
        answer: round((profit * 100) / employed, 1),
        slips: {
          'left out the current liabilities': round((profit * 100) / (fixed + current), 1),
          'added the current liabilities': round((profit * 100) / (fixed + current + debts), 1),
          'took the fixed assets alone': round((profit * 100) / fixed, 1),
          'took the working capital alone': round((profit * 100) / (current - debts), 1),
        },
        work: `Capital employed is ${naira(employed)}, on which a profit of ${naira(profit)} is a return of`,
        write: onePlace,
        places: 1,
      })
    },
  }),
  template({
    id: 'stock-from-turnover',
    topic: '11.c',
    difficulty: 'Hard',
    minutes: 2.5,
    make(draw) {
      const [opening, closing] = draw.ints(2, 12, 45).map((count) => count * 2000) as [number, number]
      const rate = draw.int(4, 9)
      const mean = (opening + closing) / 2
      draw.need(closing > 20_000)
      return asked(draw, {
        ask: `A trader turns over the average stock ${rate} times a year. The cost of goods sold is ${naira(mean * rate)} and the opening stock ${naira(opening)}. Find the closing stock.`,
        answer: closing,
        slips: {
          'gave the average stock': mean,
          'took the difference from the average': Math.abs(mean - opening),
          'added opening and average stock': mean + opening,
          'doubled the average': 2 * mean,
        },
        work: `The average stock is ${naira(mean)}, so both stocks are ${naira(2 * mean)}. Less the opening stock it is`,
      })
    },
  }),
  template({
    id: 'assets-from-working-capital',
    topic: '11.c',
    difficulty: 'Hard',
    minutes: 2,
    make(draw) {
      const [debts, ratio] = [draw.int(20, 90, 2) * 1000, draw.pick([1.5, 1.8, 2.2, 2.5, 2.6, 3, 3.5])]
      const working = Math.round(debts * (ratio - 1))
      return asked(draw, {
        ask: `The current ratio of a firm is ${ratio} : 1 and its working capital ${naira(working)}. What are its current assets?`,
        answer: working + debts,
        slips: {
          'gave the current liabilities': debts,
          'multiplied working capital by the ratio': Math.round(working * ratio),
          'divided by the ratio': Math.round(working / ratio),
          'added working capital once more': 2 * working + debts,
        },
        work: `Working capital is ${round(ratio - 1, 1)} times the current liabilities, which are ${naira(debts)}. Current assets are`,
      })
    },
  }),
]
