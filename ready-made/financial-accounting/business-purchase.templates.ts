import { naira, num, round } from '../make/number.ts'
import { template } from '../make/template.ts'
import { asked, list } from './amounts.ts'

const plain = (amount: number) => naira(amount).replace('₦', '')

export const businessPurchase = [
  template({
    id: 'goodwill-after-a-provision',
    topic: '12.a',
    difficulty: 'Hard',
    minutes: 3,
    make(draw) {
      const [van, stock, debtors] = [
        draw.int(20, 60, 2) * 10_000,
        draw.int(40, 120, 10) * 1000,
        draw.int(20, 80, 10) * 1000,
      ]
      const [rate, less, goodwill] = [draw.pick([5, 10]), draw.pick([10, 20]), draw.int(30, 120, 5) * 1000]
      const [provision, fall] = [(debtors * rate) / 100, (stock * less) / 100]
      const net = van + stock - fall + debtors - provision
      return asked(draw, {
        ask: `A company buys a business for ${naira(net + goodwill)} and takes over these assets, but no liabilities:${list(
          [
            ['Vehicles', van],
            ['Stock', stock],
            ['Debtors', debtors],
          ],
        )}It values the stock ${less}% lower and makes a provision of ${rate}% for doubtful debts. What does it pay for goodwill?`,
        answer: goodwill,
        slips: {
          'took the assets at book value': goodwill - provision - fall,
          'left out the provision': goodwill - provision,
          'left out the fall of the stock': goodwill - fall,
          'added the provision to the assets': goodwill - 2 * provision,
          'took provision and fall off twice': goodwill + provision + fall,
        },
        work: `The assets are worth ${naira(net)} to the company, and the price is higher by`,
      })
    },
  }),
  template({
    id: 'price-with-goodwill-of-years',
    topic: '12.a',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [first, second] = draw.ints(2, 20, 60).map((count) => count * 2000) as [number, number]
      const [years, assets] = [draw.int(2, 4), draw.int(30, 90, 2) * 10_000]
      const debts = draw.int(30, 90, 3) * 1000
      const mean = (first + second) / 2
      return asked(draw, {
        ask: `A business has assets of ${naira(assets)} and liabilities of ${naira(debts)}, both taken over. Its last two profits were ${naira(first)} and ${naira(second)}. Goodwill is ${years} years' purchase of their average. What is the price of the business?`,
        answer: assets - debts + mean * years,
        slips: {
          'left out the liabilities': assets + mean * years,
          'left out the goodwill': assets - debts,
          'took the average of one year': assets - debts + mean,
          'took both profits for the average': assets - debts + (first + second) * years,
        },
        work: `Net assets are ${naira(assets - debts)} and goodwill ${naira(mean * years)}, so the price is`,
      })
    },
  }),
  template({
    id: 'cash-part-of-a-price',
    topic: '12.a',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [shares, premium] = [draw.int(60, 240, 10) * 1000, draw.pick([10, 20, 25, 50])]
      const [debentures, cash] = [draw.int(40, 120, 5) * 1000, draw.int(25, 110, 5) * 1000]
      const value = (shares * (100 + premium)) / 100
      draw.need(debentures !== cash)
      return asked(draw, {
        ask: `The price of a business is ${naira(value + debentures + cash)}. It is paid by ${num(shares)} shares of ₦1 each, issued at a premium of ${premium} kobo, by debentures of ${naira(debentures)}, and the rest in cash. How much cash is paid?`,
        answer: cash,
        slips: {
          'left out the premium': cash + value - shares,
          'left out the debentures': cash + debentures,
          'took the premium for a discount': cash + value - (shares * (100 - premium)) / 100,
          'took the debentures for cash': debentures,
        },
        work: `Shares count ${naira(value)} and debentures ${naira(debentures)}, which leaves`,
      })
    },
  }),
  template({
    id: 'profit-of-the-vendor',
    topic: '12.a',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [assets, debts, cash] = [
        draw.int(30, 90, 2) * 10_000,
        draw.int(40, 110, 3) * 1000,
        draw.int(12, 50, 2) * 1000,
      ]
      const gain = draw.int(24, 90, 2) * 1000
      const costs = draw.int(3, 12) * 1000
      const price = assets - cash - debts + gain + costs
      return asked(draw, {
        ask: `A sole trader's books show assets of ${naira(assets)}, of which ${naira(cash)} is cash, and liabilities of ${naira(debts)}. A company takes over the liabilities and all assets but the cash, and pays ${naira(price)}. The trader pays realisation expenses of ${naira(costs)}. What is the trader's profit on realisation?`,
        answer: gain,
        slips: {
          'left out the expenses': gain + costs,
          'took the cash as sold as well': gain - cash,
          'left out the liabilities': Math.abs(gain - debts),
          'added the expenses': gain + 2 * costs,
        },
        work: `What was sold stood in the books at ${naira(assets - cash - debts)}. The price less that and the expenses is`,
      })
    },
  }),
  template({
    id: 'bank-after-buying-a-business',
    topic: '12.a',
    difficulty: 'Easy',
    minutes: 1.5,
    make(draw) {
      const [raised, price] = [draw.int(60, 120, 2) * 10_000, draw.int(20, 50, 2) * 10_000]
      const [costs, stock] = [draw.int(8, 40) * 1000, draw.int(30, 90, 2) * 1000]
      const left = raised - price - costs - stock
      return asked(draw, {
        ask: `A new company received ${naira(raised)} for its shares. It paid ${naira(price)} for a business, formation expenses of ${naira(costs)} and ${naira(stock)} for more stock. Its other purchases are on credit. What is its bank balance?`,
        answer: left,
        slips: {
          'left out the formation expenses': left + costs,
          'left out the stock': left + stock,
          'left out the price of the business': left + price,
          'added the formation expenses': left + 2 * costs,
        },
        work: `${naira(price + costs + stock)} was paid out of ${naira(raised)}, which leaves`,
      })
    },
  }),
  template({
    id: 'stock-list-in-a-spreadsheet',
    topic: '16.a',
    difficulty: 'Easy',
    minutes: 1.5,
    make(draw) {
      const counts = draw.ints(3, 12, 60)
      const costs = draw.ints(3, 6, 40).map((count) => count * 50)
      const values = counts.map((count, at) => count * (costs[at] ?? 0))
      const [first = 0, second = 0, third = 0] = values
      const rows = ['Pens', 'Rulers', 'Files'].map(
        (name, at) => `| ${at + 2} | ${name} | ${counts[at]} | ${plain(costs[at] ?? 0)} |`,
      )
      return asked(draw, {
        ask: `A stock list is kept in a spreadsheet:\n\n| Row | A | B | C |\n|---|---|---:|---:|\n| 1 | Item | Quantity | Cost (₦) |\n${rows.join('\n')}\n\nD2 holds =B2*C2 and is copied to D3 and D4. D5 holds =SUM(D2:D4). What does D5 show?`,
        answer: first + second + third,
        slips: {
          'left out the last row': first + second,
          'left out the first row': second + third,
          'multiplied the sums': counts.reduce((a, b) => a + b, 0) * costs.reduce((a, b) => a + b, 0),
          'left out the second row': first + third,
        },
        work: `The rows come to ${values.map(naira).join(', ')}, and their sum is`,
      })
    },
  }),
  template({
    id: 'reducing-balance-in-a-spreadsheet',
    topic: '16.a',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [cost, rate] = [draw.int(16, 80, 4) * 10_000, draw.pick([10, 20, 25])]
      const [second, third] = [(cost * (100 - rate)) / 100, (cost * (100 - rate) ** 2) / 10_000]
      return asked(draw, {
        ask: `In a spreadsheet B2 holds the cost of a machine, ${naira(cost)}. C2 holds =B2*${rate}% and B3 holds =B2-C2; both are copied down for the years that follow. What does C4 show?`,
        answer: (third * rate) / 100,
        slips: {
          'stopped one row too early': (second * rate) / 100,
          'took the cost each year': (cost * rate) / 100,
          'gave the value in B4': third,
          'went one row too far': (third * (100 - rate) * rate) / 10_000,
        },
        work: `B3 is ${naira(second)} and B4 ${naira(third)}, so C4 shows ${rate}% of it,`,
      })
    },
  }),
  template({
    id: 'rate-missing-from-an-age-list',
    topic: '16.a',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [young, middle] = [draw.int(60, 200, 10) * 1000, draw.int(20, 80, 4) * 1000]
      const old = draw.pick([10, 20, 40]) * 1000
      const [low, mean, high] = [draw.pick([1, 2, 3]), draw.pick([5, 8, 10]), draw.pick([15, 20, 25, 30, 40, 50])]
      const [first, second, third] = [(young * low) / 100, (middle * mean) / 100, (old * high) / 100]
      const total = first + second + third
      draw.need(total < old)
      return asked(draw, {
        ask: `A computer prints debtors by age with the percentage of each group that is provided for, but one figure has not been printed.\n\n| Age | Debtors (₦) | Provided for |\n|---|---:|---:|\n| Up to 30 days | ${plain(young)} | ${low}% |\n| 31 to 60 days | ${plain(middle)} | ${mean}% |\n| Over 60 days | ${plain(old)} | |\n\nThe whole provision is ${naira(total)}. What percentage of the oldest debts is provided for?`,
        answer: high,
        slips: {
          'left out the youngest debts': round(((total - second) * 100) / old),
          'left out the middle group': round(((total - first) * 100) / old),
          'gave the share of the provision': round((third * 100) / total),
          'took the whole provision': round((total * 100) / old),
          'divided by all the debts': round((third * 100) / (young + middle + old)),
        },
        work: `The other groups need ${naira(first + second)}, so ${naira(third)} is for the oldest. Of ${naira(old)} that is`,
        write: (value) => `${value}%`,
      })
    },
  }),
]
