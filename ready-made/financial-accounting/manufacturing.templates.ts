import { naira, num } from '../make/number.ts'
import { template } from '../make/template.ts'
import { asked, list } from './amounts.ts'

const thousands = (value: number) => value * 1000

export const manufacturing = [
  template({
    id: 'raw-materials-consumed',
    topic: '6.a',
    difficulty: 'Easy',
    minutes: 1.5,
    make(draw) {
      const [opening, purchases, closing] = [
        thousands(draw.int(30, 90, 2)),
        thousands(draw.int(220, 480, 5)),
        thousands(draw.int(28, 94, 3)),
      ]
      const [carriage, returns] = [thousands(draw.int(5, 22)), thousands(draw.int(4, 19))]
      draw.need(carriage !== returns && opening !== closing)
      const used = opening + purchases + carriage - returns - closing
      return asked(draw, {
        ask: `A factory had raw materials of ${naira(opening)} on 1 January and of ${naira(closing)} on 31 December. In the year it bought raw materials for ${naira(purchases)}, returned ${naira(returns)} of them to suppliers and paid ${naira(carriage)} for carriage of raw materials. What was the cost of raw materials consumed?`,
        answer: used,
        slips: {
          'left out the carriage': used - carriage,
          'exchanged the stocks': closing + purchases + carriage - returns - opening,
          'added the returns': used + 2 * returns,
          'left out the returns': used + returns,
        },
        work: `Opening stock, purchases and carriage less returns are ${naira(used + closing)}. Less the closing stock it is`,
      })
    },
  }),
  template({
    id: 'prime-cost',
    topic: '6.a',
    difficulty: 'Easy',
    minutes: 1.5,
    make(draw) {
      const [materials, wages, royalties] = [
        thousands(draw.int(160, 340, 4)),
        thousands(draw.int(90, 190, 2)),
        thousands(draw.int(8, 32)),
      ]
      const [supervisor, power, office] = [
        thousands(draw.int(24, 58, 2)),
        thousands(draw.int(15, 46)),
        thousands(draw.int(30, 66, 3)),
      ]
      const prime = materials + wages + royalties
      const rows = [
        ['Raw materials consumed', materials],
        ['Wages of production workers', wages],
        ['Salary of factory supervisor', supervisor],
        ['Royalties on units made', royalties],
        ['Power for the factory', power],
        ['Office salaries', office],
      ] as const
      return asked(draw, {
        ask: `A manufacturer has these costs:${list(rows)}What is the prime cost?`,
        answer: prime,
        slips: {
          'left out the royalties': prime - royalties,
          'counted the supervisor': prime + supervisor,
          'counted the power': prime + power,
          'gave the cost of production': prime + supervisor + power,
        },
        work: `Direct costs are materials, wages of production workers and royalties, together`,
      })
    },
  }),
  template({
    id: 'factory-overheads',
    topic: '6.a',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [rent, share, indirect] = [
        thousands(draw.int(60, 180, 5)),
        draw.pick([60, 75, 80]),
        thousands(draw.int(30, 78)),
      ]
      const [machinery, van, lubricants] = [
        thousands(draw.int(22, 68, 2)),
        thousands(draw.int(14, 40, 2)),
        thousands(draw.int(5, 18)),
      ]
      const factory = (rent * share) / 100
      const total = factory + indirect + machinery + lubricants
      const rows = [
        ['Rent', rent],
        ['Indirect factory wages', indirect],
        ['Depreciation of factory machinery', machinery],
        ['Depreciation of delivery van', van],
        ['Oil and grease for machinery', lubricants],
      ] as const
      return asked(draw, {
        ask: `These are costs of a manufacturer. The factory takes ${share}% of the rent.${list(rows)}What are the factory overheads?`,
        answer: total,
        slips: {
          'took the whole rent': total - factory + rent,
          'counted the van': total + van,
          'took the share of the office': total - factory + (rent - factory),
          'left out the oil and grease': total - lubricants,
        },
        work: `The rent of the factory is ${naira(factory)}. With indirect wages, depreciation of machinery and oil it is`,
      })
    },
  }),
  template({
    id: 'cost-of-production-with-work-in-progress',
    topic: '6.a',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [prime, overheads] = [thousands(draw.int(260, 560, 5)), thousands(draw.int(70, 180, 2))]
      const [opening, closing] = [thousands(draw.int(16, 54)), thousands(draw.int(14, 58))]
      draw.need(Math.abs(opening - closing) > 2000)
      const cost = prime + overheads + opening - closing
      return asked(draw, {
        ask: `The prime cost of a factory is ${naira(prime)} and its overheads are ${naira(overheads)}. Work in progress was ${naira(opening)} at the beginning of the year and ${naira(closing)} at its end. What is the cost of production of goods completed?`,
        answer: cost,
        slips: {
          'exchanged the work in progress': prime + overheads - opening + closing,
          'left out the work in progress': prime + overheads,
          'left out the closing work in progress': cost + closing,
          'left out the opening work in progress': cost - opening,
        },
        work: `Prime cost and overheads are ${naira(prime + overheads)}. With the opening and less the closing work in progress it is`,
      })
    },
  }),
  template({
    id: 'cost-of-one-unit',
    topic: '6.a',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [units, material, wage] = [draw.int(40, 120, 4), draw.int(36, 72) * 100, draw.int(14, 32) * 100]
      const [overhead, office] = [draw.int(8, 20) * 100, draw.int(4, 12) * 100]
      draw.need(overhead !== office)
      const each = material + wage + overhead
      return asked(draw, {
        ask: `To make ${units} school desks a workshop used raw materials of ${naira(units * material)}, paid direct wages of ${naira(units * wage)} and had factory overheads of ${naira(units * overhead)} and office expenses of ${naira(units * office)}. What is the production cost of one desk?`,
        answer: each,
        slips: {
          'counted the office expenses': each + office,
          'left out the overheads': material + wage,
          'counted the office expenses in place of the overheads': material + wage + office,
          'counted the materials alone': material,
        },
        work: `The production cost is ${naira(units * each)}. Divided by ${units} it is`,
      })
    },
  }),
  template({
    id: 'profit-on-manufacture',
    topic: '6.a',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [cost, rate, overheads] = [
        thousands(draw.int(240, 560, 10)),
        draw.pick([10, 15, 20, 25]),
        thousands(draw.int(60, 140, 10)),
      ]
      const total = cost + overheads
      return asked(draw, {
        ask: `A manufacturer transfers finished goods to the trading account at cost of production plus ${rate}%. The prime cost of the goods is ${naira(cost)} and the factory overheads are ${naira(overheads)}; there is no work in progress. At what value are the goods transferred?`,
        answer: (total * (100 + rate)) / 100,
        slips: {
          'added the profit to the prime cost alone': (cost * (100 + rate)) / 100 + overheads,
          'gave the profit': (total * rate) / 100,
          'left out the overheads': (cost * (100 + rate)) / 100,
          'left out the profit': total,
        },
        work: `The cost of production is ${naira(total)} and the profit on manufacture ${naira((total * rate) / 100)}. The goods are transferred at`,
      })
    },
  }),
  template({
    id: 'unrealised-profit-in-stock',
    topic: '6.a',
    difficulty: 'Hard',
    minutes: 2.5,
    make(draw) {
      const [rate, first, second] = [draw.pick([10, 20, 25]), draw.int(20, 60), draw.int(30, 90)]
      const unit = rate === 10 ? 1100 : rate === 20 ? 1200 : 1250
      const [opening, closing] = [first * unit, second * unit]
      const inside = (stock: number) => (stock * rate) / (100 + rate)
      draw.need(second > first + 5)
      const change = inside(closing) - inside(opening)
      return asked(draw, {
        ask: `A factory transfers its goods to the warehouse at cost plus ${rate}%. At transfer prices the stock of finished goods was ${naira(opening)} on 1 January and ${naira(closing)} on 31 December. By how much must the provision for unrealised profit be raised for the year?`,
        answer: change,
        slips: {
          'took the percentage of the transfer price': ((closing - opening) * rate) / 100,
          'provided for the whole closing stock': inside(closing),
          'added both stocks': inside(closing) + inside(opening),
          'took the percentage of the whole closing stock': (closing * rate) / 100,
        },
        work: `Profit is ${rate} parts in ${100 + rate} of the transfer price: ${naira(inside(opening))} at first and ${naira(inside(closing))} at the end. The rise is`,
      })
    },
  }),
  template({
    id: 'work-in-progress-found',
    topic: '6.a',
    difficulty: 'Hard',
    minutes: 2.5,
    make(draw) {
      const [materials, wages, overheads] = [
        thousands(draw.int(160, 320, 5)),
        thousands(draw.int(90, 180, 5)),
        thousands(draw.int(60, 130, 5)),
      ]
      const [opening, closing] = [thousands(draw.int(12, 44)), thousands(draw.int(15, 56))]
      draw.need(Math.abs(closing - opening) > 3000)
      const cost = materials + wages + overheads + opening - closing
      return asked(draw, {
        ask: `In a year raw materials consumed were ${naira(materials)}, direct wages ${naira(wages)} and factory overheads ${naira(overheads)}. Work in progress on 1 January was ${naira(opening)}. If the cost of production of goods completed is ${naira(cost)}, what was the work in progress on 31 December?`,
        answer: closing,
        slips: {
          'left out the opening work in progress': Math.abs(closing - opening),
          'added the difference to the opening work in progress': Math.abs(
            opening + cost - materials - wages - overheads,
          ),
          'took the opening work in progress off twice': Math.abs(closing - 2 * opening),
          'added the opening work in progress twice': closing + opening,
          'took the opening work in progress off the cost': closing + 2 * opening,
        },
        work: `All costs with the opening work in progress are ${naira(cost + closing)}. What is not in the goods completed is`,
      })
    },
  }),
  template({
    id: 'gross-profit-of-a-manufacturer',
    topic: '6.a',
    difficulty: 'Hard',
    minutes: 2.5,
    make(draw) {
      const [sales, production, bought] = [
        thousands(draw.int(560, 840, 5)),
        thousands(draw.int(320, 480, 5)),
        thousands(draw.int(20, 60, 2)),
      ]
      const [opening, closing] = [thousands(draw.int(40, 96, 2)), thousands(draw.int(44, 98, 3))]
      const raw = thousands(draw.int(22, 58))
      draw.need(opening !== closing)
      const profit = sales - (opening + production + bought - closing)
      const rows = [
        ['Sales', sales],
        ['Cost of production of goods completed', production],
        ['Finished goods bought', bought],
        ['Finished goods, 1 January', opening],
        ['Finished goods, 31 December', closing],
        ['Raw materials, 31 December', raw],
      ] as const
      return asked(draw, {
        ask: `Find the gross profit on trading of a manufacturer from these balances:${list(rows).trimEnd()}`,
        answer: profit,
        slips: {
          'left out the finished goods bought': profit + bought,
          'took the raw materials off the cost as well': profit + raw,
          'exchanged the stocks of finished goods': profit + 2 * opening - 2 * closing,
          'left out the opening stock': profit + opening,
        },
        work: `The goods sold cost ${naira(sales - profit)}; raw materials are in the manufacturing account. The gross profit is`,
      })
    },
  }),
  template({
    id: 'rent-shared-by-floor-space',
    topic: '6.a',
    difficulty: 'Easy',
    minutes: 1.5,
    make(draw) {
      const [factory, office, shop] = [draw.int(12, 40, 2) * 100, draw.int(2, 9) * 100, draw.int(2, 8) * 100]
      const area = factory + office + shop
      const each = draw.int(8, 40) * 100
      const rent = area * each
      draw.need(office !== shop)
      return asked(draw, {
        ask: `A firm pays rent of ${naira(rent)} a year and shares it by floor space. The factory takes ${num(factory)} m², the office ${num(office)} m² and the showroom ${num(shop)} m². What rent is charged to the manufacturing account?`,
        answer: factory * each,
        slips: {
          'charged the office as well': (factory + office) * each,
          'charged the showroom as well': (factory + shop) * each,
          'shared it equally': rent / 3,
          'charged all but the factory': (office + shop) * each,
        },
        work: `One square metre costs ${naira(each)}. The factory is charged`,
      })
    },
  }),
]
