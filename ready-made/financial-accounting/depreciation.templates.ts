import { naira } from '../make/number.ts'
import { template } from '../make/template.ts'
import { asked } from './amounts.ts'

const thousands = (value: number) => value * 1000
const ordinals = ['first', 'second', 'third'] as const

export const depreciation = [
  template({
    id: 'straight-line-charge',
    topic: '5.b',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const [yearly, life, scrap] = [thousands(draw.int(30, 120, 2)), draw.int(4, 10), thousands(draw.int(20, 90, 5))]
      const cost = yearly * life + scrap
      return asked(draw, {
        ask: `A machine that cost ${naira(cost)} will be used for ${life} years and then sold as scrap for ${naira(scrap)}. What is the depreciation of each year by the straight line method?`,
        answer: yearly,
        slips: {
          'left out the scrap value': cost / life,
          'added the scrap value': (cost + scrap) / life,
          'took one year too few': (cost - scrap) / (life - 1),
          'took one year too many': (cost - scrap) / (life + 1),
          'gave the depreciation of all years': cost - scrap,
        },
        work: `What is lost is ${naira(cost - scrap)} over ${life} years, each year`,
      })
    },
  }),
  template({
    id: 'straight-line-book-value',
    topic: '5.b',
    difficulty: 'Easy',
    minutes: 1.5,
    make(draw) {
      const [cost, rate, age] = [thousands(draw.int(200, 900, 20)), draw.pick([10, 15, 20]), draw.int(2, 4)]
      const value = cost - (cost * rate * age) / 100
      draw.need(value > 0)
      return asked(draw, {
        ask: `Furniture bought for ${naira(cost)} is depreciated at ${rate}% per annum on cost. What is its net book value after ${age} years?`,
        answer: value,
        slips: {
          'gave the depreciation': cost - value,
          'used the reducing balance': (cost * (100 - rate) ** age) / 100 ** age,
          'took one year too few': value + (cost * rate) / 100,
          'took one year too many': value - (cost * rate) / 100,
        },
        work: `Each year ${naira((cost * rate) / 100)} is written off, in ${age} years ${naira(cost - value)}. The net book value is`,
      })
    },
  }),
  template({
    id: 'reducing-balance-charge',
    topic: '5.b',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [cost, rate, year] = [thousands(draw.int(200, 960, 20)), draw.pick([10, 20, 25]), draw.int(2, 3)]
      const before = (cost * (100 - rate) ** (year - 1)) / 100 ** (year - 1)
      const charge = (before * rate) / 100
      return asked(draw, {
        ask: `A van that cost ${naira(cost)} is depreciated at ${rate}% per annum by the reducing balance method. What is the depreciation of the ${ordinals[year - 1]} year?`,
        answer: charge,
        slips: {
          'used the straight line method': (cost * rate) / 100,
          'took one year too many': (charge * (100 - rate)) / 100,
          'took one year too few': (charge * 100) / (100 - rate),
          'gave the depreciation until then': cost - before + charge,
          'gave the book value': before - charge,
        },
        work: `At the beginning of that year the book value is ${naira(before)}, and ${rate}% of it is`,
      })
    },
  }),
  template({
    id: 'charge-for-part-of-a-year',
    topic: '5.b',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [first, added, rate] = [
        thousands(draw.int(240, 600, 12)),
        thousands(draw.int(60, 180, 12)),
        draw.pick([10, 15, 20, 25]),
      ]
      const [month, used] = draw.pick([
        ['1 April', 9],
        ['1 May', 8],
        ['1 July', 6],
        ['1 September', 4],
        ['1 October', 3],
      ] as const)
      const part = (added * rate * used) / 1200
      return asked(draw, {
        ask: `On 1 January a firm had machinery that cost ${naira(first)}, and on ${month} it bought more for ${naira(added)}. Depreciation is ${rate}% per annum on cost, for each month of ownership. What is charged for the year that ends on 31 December?`,
        answer: (first * rate) / 100 + part,
        slips: {
          'charged a whole year on the new machinery': ((first + added) * rate) / 100,
          'left out the new machinery': (first * rate) / 100,
          'counted the months before it was bought': (first * rate) / 100 + (added * rate * (12 - used)) / 1200,
          'took the months on everything': ((first + added) * rate * used) / 1200,
        },
        work: `The old machinery is charged ${naira((first * rate) / 100)} and the new one for ${used} months ${naira(part)}, together`,
      })
    },
  }),
  template({
    id: 'profit-or-loss-on-disposal',
    topic: '5.b',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [cost, rate, age] = [thousands(draw.int(240, 800, 20)), draw.pick([10, 15, 20]), draw.int(2, 4)]
      const value = cost - (cost * rate * age) / 100
      const result = thousands(draw.int(5, 34)) * draw.pick([1, 2] as const)
      const isProfit = draw.pick(['profit', 'loss']) === 'profit'
      const price = isProfit ? value + result : value - result
      draw.need(value > 90_000 && price > 40_000 && price < cost * 0.9)
      const said = (gain: boolean, amount: number) => `${gain ? 'Gain' : 'Loss'} of ${naira(amount)}`
      return {
        ask: `A machine that cost ${naira(cost)} was depreciated at ${rate}% per annum on cost for ${age} years and then sold for ${naira(price)}. What was the gain or loss on the sale?`,
        answer: said(isProfit, result),
        slips: {
          'exchanged gain and loss': said(!isProfit, result),
          'compared the price with the cost': said(false, cost - price),
          'took one year too few': said(
            price > value + (cost * rate) / 100,
            Math.abs(price - value - (cost * rate) / 100),
          ),
          'compared the price with the depreciation': said(price > cost - value, Math.abs(price - cost + value)),
        },
        work: `The book value was ${naira(value)}, and the price ${naira(price)}. ${said(isProfit, result)}.`,
      }
    },
  }),
  template({
    id: 'cost-of-an-asset-in-use',
    topic: '5.b',
    difficulty: 'Easy',
    minutes: 1.5,
    make(draw) {
      const [price, freight, install] = [
        thousands(draw.int(300, 800, 10)),
        thousands(draw.int(10, 40, 2)),
        thousands(draw.int(12, 48, 2)),
      ]
      const [repair, rate] = [thousands(draw.int(4, 20, 2)), draw.pick([5, 10, 20])]
      draw.need(freight !== install)
      const cost = price + freight + install
      return asked(draw, {
        ask: `A machine was bought for ${naira(price)}. Freight was ${naira(freight)} and installation ${naira(install)}, and a repair later in the year was ${naira(repair)}. Depreciation is ${rate}% of cost. What is the depreciation of the year?`,
        answer: (cost * rate) / 100,
        slips: {
          'counted the repair': ((cost + repair) * rate) / 100,
          'left out freight and installation': (price * rate) / 100,
          'left out the installation': ((price + freight) * rate) / 100,
          'left out the freight': ((price + install) * rate) / 100,
        },
        work: `The cost of the asset is ${naira(cost)}; a repair is no part of it. The depreciation is`,
      })
    },
  }),
  template({
    id: 'revaluation-of-loose-tools',
    topic: '5.b',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const [opening, bought, closing] = [
        thousands(draw.int(40, 110, 2)),
        thousands(draw.int(12, 46, 2)),
        thousands(draw.int(36, 104, 2)),
      ]
      const returned = thousands(draw.int(2, 9))
      const charge = opening + bought - returned - closing
      draw.need(charge >= 8000 && opening !== closing)
      return asked(draw, {
        ask: `Loose tools were valued at ${naira(opening)} on 1 January and at ${naira(closing)} on 31 December. During the year tools for ${naira(bought)} were bought, and ${naira(returned)} of them were returned to the supplier. What is the depreciation of loose tools for the year?`,
        answer: charge,
        slips: {
          'left out the tools returned': charge + returned,
          'added the tools returned twice': charge + 2 * returned,
          'left out the tools bought': Math.abs(opening - closing),
          'exchanged the values': Math.abs(closing + bought - returned - opening),
          'left out the closing value': opening + bought - returned,
        },
        work: `Opening value and net purchases are ${naira(opening + bought - returned)}. Less the closing value it is`,
      })
    },
  }),
  template({
    id: 'charge-by-output',
    topic: '5.b',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [each, hours, scrap] = [draw.int(20, 60, 2), draw.int(12, 24) * 1000, thousands(draw.int(20, 80, 5))]
      const used = draw.int(18, 46, 2) * 100
      const cost = each * hours + scrap
      return asked(draw, {
        ask: `A generator cost ${naira(cost)} and is expected to run for ${naira(hours).replace('₦', '')} hours in its life. It will then be worth ${naira(scrap)}. Depreciation is by hours of use. What is charged for a year in which it runs for ${naira(used).replace('₦', '')} hours?`,
        answer: each * used,
        slips: {
          'left out the value at the end': (cost * used) / hours,
          'added the value at the end': ((cost + scrap) * used) / hours,
          'took the value at the end off the charge': each * used - scrap,
          'charged for the hours that are left': cost - scrap - each * used,
        },
        work: `One hour costs ${naira(each)}. For the hours of the year the charge is`,
      })
    },
  }),
  template({
    id: 'price-from-profit-on-disposal',
    topic: '5.b',
    difficulty: 'Hard',
    minutes: 2.5,
    make(draw) {
      const [cost, rate, profit] = [
        thousands(draw.int(240, 960, 20)),
        draw.pick([10, 20, 25]),
        thousands(draw.int(6, 38)),
      ]
      const value = (cost * (100 - rate) ** 2) / 10_000
      return asked(draw, {
        ask: `A lorry bought for ${naira(cost)} was depreciated at ${rate}% per annum by the reducing balance method. At the end of its second year it was sold at a profit of ${naira(profit)} on its book value. For how much was it sold?`,
        answer: value + profit,
        slips: {
          'used the straight line method': (cost * (100 - 2 * rate)) / 100 + profit,
          'took the profit off': value - profit,
          'took one year of depreciation': (cost * (100 - rate)) / 100 + profit,
          'gave the book value': value,
        },
        work: `After two years the book value is ${naira(value)}. With the profit the price was`,
      })
    },
  }),
  template({
    id: 'difference-of-two-methods',
    topic: '5.b',
    difficulty: 'Hard',
    minutes: 2.5,
    make(draw) {
      const [cost, straight, reducing] = [
        thousands(draw.int(300, 900, 20)),
        draw.pick([10, 15, 20]),
        draw.pick([20, 25, 30]),
      ]
      const [even, falling] = [(cost * (100 - 2 * straight)) / 100, (cost * (100 - reducing) ** 2) / 10_000]
      draw.need(even > falling + 4000 && straight !== reducing)
      return asked(draw, {
        ask: `Equipment costs ${naira(cost)}. It can be depreciated at ${straight}% per annum on cost, or at ${reducing}% per annum by the reducing balance method. By how much is the net book value after two years higher with the first method?`,
        answer: even - falling,
        slips: {
          'compared after one year': (cost * (reducing - straight)) / 100,
          'used cost for both methods': (cost * 2 * (reducing - straight)) / 100,
          'compared the charges of the second year': Math.abs(
            (cost * (100 - reducing) * reducing) / 10_000 - (cost * straight) / 100,
          ),
          'used the reducing balance for both methods':
            (cost * ((100 - straight) ** 2 - (100 - reducing) ** 2)) / 10_000,
        },
        work: `The net book values are ${naira(even)} and ${naira(falling)}. The difference is`,
      })
    },
  }),
]
