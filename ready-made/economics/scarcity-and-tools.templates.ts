import { grid } from '../make/grid.ts'
import { goods } from '../make/nigeria.ts'
import { largeNaira, naira, num, quantity, round } from '../make/number.ts'
import { reachable } from '../make/reachable.ts'
import { template } from '../make/template.ts'

const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)

export const scarcityAndTools = [
  template({
    id: 'opportunity-cost-of-one-good',
    topic: '1',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const [dear, cheap] = draw.several(goods, 2)
      draw.need(dear !== undefined && cheap !== undefined && dear.from > cheap.to * 1.2)
      const price = draw.int(Math.ceil((cheap?.from ?? 0) / 100), Math.floor((cheap?.to ?? 0) / 100)) * 100
      const [times, count] = [draw.int(2, 12), draw.int(2, 4)]
      draw.need(price * times >= (dear?.from ?? 0) && price * times <= (dear?.to ?? 0))
      return reachable({
        ask: `One ${dear?.one} costs ${naira(price * times)} and one ${cheap?.one} costs ${naira(price)}. What is the opportunity cost of buying ${count} ${dear?.many}?`,
        answer: `${times * count} ${cheap?.many}`,
        slips: {
          'counted one less': `${times * (count - 1)} ${cheap?.many}`,
          'added instead of multiplying': `${times + count} ${cheap?.many}`,
          'counted one more': `${times * (count + 1)} ${cheap?.many}`,
          'took one off': `${times * count - 1} ${cheap?.many}`,
          'took half': `${num((times * count) / 2)} ${cheap?.many}`,
        },
        work: `The money for one ${dear?.one} buys ${times} of the other good, so what is forgone is ${times * count} ${cheap?.many}.`,
      })
    },
  }),
  template({
    id: 'cost-along-the-frontier',
    topic: '1',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const lost = [draw.int(4, 8), draw.int(9, 14), draw.int(15, 22), draw.int(23, 32)]
      const [least, at, step] = [draw.int(4, 12), draw.int(1, 2), draw.pick([5, 10])]
      const cloth = [0, 1, 2, 3, 4].map((place) => least + total(lost.slice(place)))
      const names = ['A', 'B', 'C', 'D', 'E']
      const [before = 0, after = 0] = [cloth[at], cloth[at + 2]]
      return reachable({
        ask: `The table shows the combinations of yams and cloth that a community can produce with all its resources.\n\n${grid(
          ['Combination', ...names],
          ['Yams (tonnes)', ...cloth.map((_, place) => place * step)],
          ['Cloth (bales)', ...cloth],
        )}\n\nWhat is the opportunity cost of moving from combination ${names[at]} to combination ${names[at + 2]}?`,
        answer: `${before - after} bales of cloth`,
        slips: {
          'counted the first step only': `${lost[at]} bales of cloth`,
          'counted the second step only': `${lost[at + 1]} bales of cloth`,
          'counted from the first combination': `${(cloth[0] ?? 0) - after} bales of cloth`,
          'added both amounts': `${before + after} bales of cloth`,
        },
        work: `Cloth falls from ${before} bales to ${after}, so what is forgone is ${before - after} bales of cloth.`,
      })
    },
  }),
  template({
    id: 'hands-moved-to-another-crop',
    topic: '1',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [workers, maize, rice] = [draw.int(20, 60, 5), draw.int(4, 12), draw.int(3, 9)]
      const moved = draw.int(5, workers - 5)
      const lost = moved * maize
      draw.need(maize !== rice && moved * 2 !== workers)
      return reachable({
        ask: `Each of the ${workers} workers of a farm can produce ${maize} bags of maize or ${rice} bags of rice in a month. All of them now produce maize. What is the opportunity cost, in bags of maize, of producing ${moved * rice} bags of rice?`,
        answer: quantity(lost, 'bags'),
        slips: {
          'found what is still produced': quantity((workers - moved) * maize, 'bags'),
          'multiplied by the other output': quantity(moved * rice * maize, 'bags'),
          'gave all the maize': quantity(workers * maize, 'bags'),
          'took the difference of the outputs': quantity(moved * Math.abs(maize - rice), 'bags'),
        },
        work: `${moved * rice} bags of rice need ${moved} workers, who would have produced $${moved} \\times ${maize}$ bags of maize: ${quantity(lost, 'bags')}.`,
      })
    },
  }),
  template({
    id: 'mean-of-daily-sales',
    topic: '4',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const first = draw.int(10, 40, 5)
      const sales = [0, 1, 2, 3].map((place) => first + 5 * place)
      const days = draw.ints(4, 2, 12)
      const [all, sum] = [total(days), total(sales.map((sale, place) => sale * (days[place] ?? 0)))]
      const mean = sum / all
      draw.need(Number.isInteger(mean * 10) && mean !== first + 7.5)
      return reachable({
        ask: `The table shows how many loaves a bakery sold on the days of a month.\n\n${grid(
          ['Loaves sold', ...sales],
          ['Number of days', ...days],
        )}\n\nWhat is the mean number of loaves sold in a day?`,
        answer: num(mean),
        slips: {
          'left out the days': num(first + 7.5),
          'divided by one day too few': num(round(sum / (all - 1), 1)),
          'divided by one day too many': num(round(sum / (all + 1), 1)),
          'took the column with the most days': num(sales[days.indexOf(Math.max(...days))] ?? 0),
        },
        work: `In ${all} days ${sum} loaves were sold, and $${sum} \\div ${all}$ is ${num(mean)}.`,
      })
    },
  }),
  template({
    id: 'angle-of-an-expense',
    topic: '4',
    difficulty: 'Easy',
    minutes: 1.5,
    make(draw) {
      const unit = draw.pick([1, 1.5, 2, 2.5, 3])
      const [food, rent, fees] = [draw.int(20, 36), draw.int(12, 24), draw.int(8, 20)]
      const other = 90 - food - rent - fees
      draw.need(other >= 8 && other !== fees && rent !== fees && Number.isInteger(unit * fees * 2))
      const costs = [food, rent, fees, other].map((share) => share * unit * 1000)
      const angle = fees * 4
      return reachable({
        ask: `The table shows how a family spends its income in a month.\n\n${grid(
          ['Item', 'Food', 'Rent', 'School fees', 'Others'],
          ['Amount (₦)', ...costs.map((cost) => naira(cost).replace('₦', ''))],
        )}\n\nIf it is shown in a pie chart, what is the angle of the sector for school fees?`,
        answer: quantity(angle, '°'),
        slips: {
          'gave the percentage': quantity(round(fees / 0.9, 1), '°'),
          'took the sector of rent': quantity(rent * 4, '°'),
          'took half a circle': quantity(fees * 2, '°'),
          'took the sector of others': quantity(other * 4, '°'),
        },
        work: `School fees are ${naira(costs[2] ?? 0)} of ${naira(total(costs))}, and that part of 360° is ${quantity(angle, '°')}.`,
      })
    },
  }),
  template({
    id: 'budget-from-two-sectors',
    topic: '4',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [health, roads, unit] = [draw.int(30, 110, 5), draw.int(30, 110, 5), draw.pick([2, 3, 4, 5])]
      draw.need(Math.abs(health - roads) >= 15)
      const spent = Math.abs(health - roads) * unit
      const [more, less] = health > roads ? ['health', 'roads'] : ['roads', 'health']
      const all = 360 * unit
      return reachable({
        ask: `In a pie chart of the spending of a state, the sector for health has an angle of ${health}° and that for roads ${roads}°. The state spends ${largeNaira(spent, 'million')} more on ${more} than on ${less}. What does it spend in all?`,
        answer: largeNaira(all, 'million'),
        slips: {
          'used the sum of the angles': `${largeNaira(round((spent * 360) / (health + roads), 1), 'million')}`,
          'used half a circle': `${largeNaira(all / 2, 'million')}`,
          'gave both together': `${largeNaira((health + roads) * unit, 'million')}`,
          'used the angle of health': `${largeNaira(round((spent * 360) / health, 1), 'million')}`,
          'used the angle of roads': `${largeNaira(round((spent * 360) / roads, 1), 'million')}`,
        },
        work: `${Math.abs(health - roads)}° stand for ${largeNaira(spent, 'million')}, so 1° stands for ${largeNaira(unit, 'million')} and 360° for ${largeNaira(all, 'million')}.`,
      })
    },
  }),
  template({
    id: 'weighted-price-index',
    topic: '4',
    difficulty: 'Hard',
    minutes: 2.5,
    make(draw) {
      const weights = [draw.int(4, 6), draw.int(2, 4), draw.int(1, 3)]
      const indices = [draw.int(110, 180, 5), draw.int(105, 160, 5), draw.int(90, 140, 5)]
      const index = total(indices.map((one, place) => one * (weights[place] ?? 0))) / total(weights)
      const simple = total(indices) / 3
      draw.need(total(weights) === 10 && Math.abs(index - simple) >= 2)
      draw.need(new Set(indices).size === 3 && !indices.includes(index))
      return reachable({
        ask: `The table shows the price index of three groups of goods and their weights. Calculate the weighted price index, correct to one decimal place.\n\n${grid(
          ['Group', 'Food', 'Clothing', 'Transport'],
          ['Price index', ...indices],
          ['Weight', ...weights],
        )}`,
        answer: num(index, 1),
        slips: {
          'left out the weights': num(simple, 1),
          'exchanged the first two weights': num(
            index + (((weights[0] ?? 0) - (weights[1] ?? 0)) * ((indices[1] ?? 0) - (indices[0] ?? 0))) / 10,
            1,
          ),
          'exchanged the first and the last weight': num(
            index + (((weights[0] ?? 0) - (weights[2] ?? 0)) * ((indices[2] ?? 0) - (indices[0] ?? 0))) / 10,
            1,
          ),
          'took the middle of the highest and the lowest': num((Math.max(...indices) + Math.min(...indices)) / 2, 1),
        },
        work: `Index times weight comes to ${num(index * 10)} in all. Divided by the weights, 10, it is ${num(index, 1)}.`,
      })
    },
  }),
  template({
    id: 'slope-of-a-straight-line',
    topic: '4',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [low, across, slope] = [draw.int(10, 60, 5), draw.int(10, 40, 5), draw.pick([2, 3, 4, 5, 6])]
      const start = draw.int(100, 400, 20)
      const [one, other] = [start + slope * low, start + slope * (low + across)]
      return reachable({
        ask: `The total cost of a firm is a straight line on a graph. It is ${naira(one * 1000)} at ${low} units and ${naira(other * 1000)} at ${low + across} units. By how much does the cost rise for each further unit?`,
        answer: naira(slope * 1000),
        slips: {
          'divided cost by output at the second point': naira(round((other / (low + across)) * 1000)),
          'divided cost by output at the first point': naira(round((one / low) * 1000)),
          'divided the rise of cost by the second output': naira(round(((slope * across) / (low + across)) * 1000)),
          'gave the whole rise': naira(slope * across * 1000),
        },
        work: `The cost rises by ${naira(slope * across * 1000)} for ${across} units, so for one unit it rises by ${naira(slope * 1000)}.`,
      })
    },
  }),
  template({
    id: 'median-of-prices',
    topic: '4',
    difficulty: 'Easy',
    minutes: 1.5,
    make(draw) {
      const start = draw.int(20, 60, 5)
      const prices = draw.ints(6, 0, 15).map((step) => (start + step) * 20)
      const order = [...prices].sort((a, b) => a - b)
      const median = ((order[2] ?? 0) + (order[3] ?? 0)) / 2
      const unsorted = ((prices[2] ?? 0) + (prices[3] ?? 0)) / 2
      const mean = total(prices) / 6
      draw.need(Number.isInteger(mean) && Math.abs(mean - median) >= 4 && !prices.includes(median))
      const wrong = [mean, unsorted, ((order[0] ?? 0) + (order[5] ?? 0)) / 2, median + 10, median - 10]
      draw.need(wrong.every((value) => !prices.includes(value)))
      return reachable({
        ask: `A pupil asked for the price of a tin of milk in six shops: ${prices.map(naira).join(', ')}. What is the median price?`,
        answer: naira(median),
        slips: {
          'did not put them in order': naira(wrong[1] ?? 0),
          'found the mean': naira(mean),
          'took the middle of the highest and the lowest': naira(wrong[2] ?? 0),
          'added wrongly': naira(wrong[3] ?? 0),
          'subtracted wrongly': naira(wrong[4] ?? 0),
        },
        work: `In order, the third is ${naira(order[2] ?? 0)} and the fourth ${naira(order[3] ?? 0)}. Half of their sum is ${naira(median)}.`,
      })
    },
  }),
]
