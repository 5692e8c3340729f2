import { grid } from '../make/grid.ts'
import { largeNaira, naira, num, quantity, terms } from '../make/number.ts'
import { reachable } from '../make/reachable.ts'
import { template } from '../make/template.ts'

const sums = (values: readonly number[]) => values.map((_, at) => values.slice(0, at + 1).reduce((a, b) => a + b, 0))
const demandLine = (start: number, slope: number) => `$Q_d = ${terms([start, ''], [-slope, 'P'])}$`
const supplyLine = (start: number, slope: number) => `$Q_s = ${terms([start, ''], [slope, 'P'])}$`

export const consumerAndPrice = [
  template({
    id: 'marginal-from-total-utility',
    topic: '7',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const most = draw.int(20, 34)
      const [second, third, fourth] = [draw.int(1, 5), draw.int(6, 9), draw.int(10, 13)]
      const margins = [most, most - second, most - third, most - fourth, most - fourth - 4]
      const totals = sums(margins)
      const at = draw.int(2, 4)
      return reachable({
        ask: `The table shows the total utility of oranges eaten by ${draw.person()}.\n\n${grid(
          ['Oranges', 1, 2, 3, 4, 5],
          ['Total utility (utils)', ...totals],
        )}\n\nWhat is the marginal utility of the ${['third', 'fourth', 'fifth'][at - 2]} orange?`,
        answer: quantity(margins[at] ?? 0, 'utils'),
        slips: {
          'took the orange before': quantity(margins[at - 1] ?? 0, 'utils'),
          'took the next orange or the first': quantity(margins[at + 1] ?? margins[1] ?? 0, 'utils'),
          'found the average utility': quantity(Math.round((totals[at] ?? 0) / (at + 1)), 'utils'),
          'added two total utilities': quantity((totals[at] ?? 0) + (totals[at - 1] ?? 0), 'utils'),
        },
        work: `Total utility rises from ${totals[at - 1]} to ${totals[at]}, so the marginal utility is ${quantity(margins[at] ?? 0, 'utils')}.`,
      })
    },
  }),
  template({
    id: 'total-from-marginal-utility',
    topic: '7',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const most = draw.int(24, 40)
      const falls = sums([0, draw.int(2, 5), draw.int(2, 6), draw.int(3, 6), draw.int(3, 5)])
      const margins = falls.map((fall) => most - fall)
      const totals = sums(margins)
      const at = draw.int(2, 3)
      return reachable({
        ask: `The marginal utilities that a consumer gets from sachets of water are shown below.\n\n${grid(
          ['Sachet', 'First', 'Second', 'Third', 'Fourth', 'Fifth'],
          ['Marginal utility (utils)', ...margins],
        )}\n\nWhat is the total utility of ${['three', 'four'][at - 2]} sachets?`,
        answer: quantity(totals[at] ?? 0, 'utils'),
        slips: {
          'multiplied the last marginal utility': quantity((margins[at] ?? 0) * (at + 1), 'utils'),
          'left out the last sachet': quantity(totals[at - 1] ?? 0, 'utils'),
          'took one sachet too many': quantity(totals[at + 1] ?? 0, 'utils'),
          'multiplied the first marginal utility': quantity((margins[0] ?? 0) * (at + 1), 'utils'),
        },
        work: `$${margins.slice(0, at + 1).join(' + ')}$ is ${quantity(totals[at] ?? 0, 'utils')}.`,
      })
    },
  }),
  template({
    id: 'surplus-of-a-consumer',
    topic: '7',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [best, gap, price] = [draw.int(3, 4), draw.int(3, 7) * 10, draw.int(5, 12) * 50]
      const margins = [1, 2, 3, 4, 5, 6].map((loaf) => price + (best - loaf) * gap)
      const surplus = ((best * (best - 1)) / 2) * gap
      draw.need(margins.every((margin) => margin > 0))
      return reachable({
        ask: `The table shows the marginal utility of loaves of bread, measured in naira, to a consumer.\n\n${grid(
          ['Loaf', 'First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth'],
          ['Marginal utility (₦)', ...margins],
        )}\n\nA loaf costs ${naira(price)}. The consumer buys until marginal utility equals the price. How large is the consumer's surplus?`,
        answer: naira(surplus),
        slips: {
          'took the surplus of the first loaf alone': naira((best - 1) * gap),
          'took the surplus of each loaf as that of the first': naira((best - 1) * best * gap),
          'left out the second loaf': naira(surplus - gap * (best - 2)),
          'gave the total utility': naira(surplus + best * price),
          'gave what is paid': naira(best * price),
        },
        work: `The consumer buys ${best} loaves. Utility less price, added up over them, is ${naira(surplus)}.`,
      })
    },
  }),
  template({
    id: 'utility-per-naira',
    topic: '7',
    difficulty: 'Hard',
    minutes: 2,
    make(draw) {
      const [first, second, rate] = [
        draw.int(4, 15) * 50,
        draw.int(4, 15) * 50,
        draw.pick([0.2, 0.3, 0.4, 0.5, 0.6, 0.8]),
      ]
      const utility = second * rate
      const upsideDown = (first * first * rate) / second
      draw.need(first !== second && [first * rate, utility, upsideDown].every(Number.isInteger))
      return reachable({
        ask: `A consumer in equilibrium buys good X at ${naira(first)} and good Y at ${naira(second)} a unit. The marginal utility of X is ${num(first * rate)} utils. What is the marginal utility of Y?`,
        answer: quantity(utility, 'utils'),
        slips: {
          'turned the ratio of prices upside down': quantity(upsideDown, 'utils'),
          'added the difference of prices': quantity(Math.abs(first * rate + second - first), 'utils'),
          'halved it': quantity(utility / 2, 'utils'),
          'doubled it': quantity(utility * 2, 'utils'),
        },
        work: `In equilibrium each naira brings the same: $${num(first * rate)} \\div ${first} = ${num(rate)}$ utils. For ${naira(second)} it is ${quantity(utility, 'utils')}.`,
      })
    },
  }),
  template({
    id: 'equilibrium-price',
    topic: '8',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [price, fall, rise] = [draw.int(12, 60), draw.int(2, 6), draw.int(2, 6)]
      const start = draw.int(5, 40, 5)
      const high = price * (fall + rise) + start
      return reachable({
        ask: `The demand and supply functions of a commodity are ${demandLine(high, fall)} and ${supplyLine(start, rise)}, where $P$ is the price in naira. Find the equilibrium price.`,
        answer: naira(price),
        slips: {
          'added the numbers without P': naira(Math.round((high + start) / (fall + rise))),
          'divided by one slope alone': naira(Math.round((price * (fall + rise)) / rise)),
          'divided by the other slope alone': naira(Math.round((price * (fall + rise)) / fall)),
          'left out the number of supply': naira(Math.round(high / (fall + rise))),
        },
        work: `$${high} - ${fall}P = ${start} + ${rise}P$, so $${fall + rise}P = ${high - start}$ and the price is ${naira(price)}.`,
      })
    },
  }),
  template({
    id: 'equilibrium-quantity',
    topic: '8',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [price, fall, rise] = [draw.int(10, 50), draw.int(2, 6), draw.int(2, 7)]
      const start = draw.int(6, 60, 2)
      const units = rise * price - start
      const high = units + fall * price
      draw.need(units >= 20 && fall !== rise)
      return reachable({
        ask: `In the market for a good ${demandLine(high, fall)} and $Q_s = ${terms([rise, 'P'], [-start, ''])}$, where $P$ is the price in naira. How many units are bought and sold in equilibrium?`,
        answer: quantity(units, 'units'),
        slips: {
          'gave the price': quantity(price, 'units'),
          'added the number in the supply function': quantity(units + 2 * start, 'units'),
          'left out the number in the supply function': quantity(rise * price, 'units'),
          'subtracted the numbers without P': quantity(
            Math.round(high - (fall * (high - start)) / (fall + rise)),
            'units',
          ),
        },
        work: `$${high} - ${fall}P = ${rise}P - ${start}$ gives $P = ${price}$, and $${rise} \\times ${price} - ${start}$ is ${quantity(units, 'units')}.`,
      })
    },
  }),
  template({
    id: 'shortage-under-a-price-ceiling',
    topic: '8',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [price, below] = [draw.int(20, 60), draw.int(4, 12)]
      const [fall, rise, start] = [draw.int(2, 6), draw.int(2, 6), draw.int(10, 60, 5)]
      const [high, limit] = [price * (fall + rise) + start, price - below]
      const [wanted, offered] = [high - fall * limit, start + rise * limit]
      draw.need(fall !== rise)
      return reachable({
        ask: `For a commodity ${demandLine(high, fall)} and ${supplyLine(start, rise)}, where $P$ is the price in naira. The government fixes a maximum price of ${naira(limit)}. By how many units does demand exceed supply?`,
        answer: quantity(wanted - offered, 'units'),
        slips: {
          'gave the quantity demanded': quantity(wanted, 'units'),
          'gave the quantity supplied': quantity(offered, 'units'),
          'compared demand with the equilibrium': quantity(fall * below, 'units'),
          'compared supply with the equilibrium': quantity(rise * below, 'units'),
        },
        work: `At ${naira(limit)} consumers want ${wanted} units and sellers offer ${offered}. The shortage is ${quantity(wanted - offered, 'units')}.`,
      })
    },
  }),
  template({
    id: 'surplus-from-a-schedule',
    topic: '8',
    difficulty: 'Easy',
    minutes: 1.5,
    make(draw) {
      const [first, step] = [draw.int(20, 60) * 500, draw.pick([500, 1000, 2000])]
      const [most, fall, rise, even] = [draw.int(90, 140, 2), draw.int(8, 14), draw.int(6, 12), draw.int(1, 2)]
      const prices = [0, 1, 2, 3, 4].map((at) => first + at * step)
      const wanted = [0, 1, 2, 3, 4].map((at) => most - at * fall)
      const offered = [0, 1, 2, 3, 4].map((at) => (wanted[even] ?? 0) + (at - even) * rise)
      const at = even + draw.int(1, 2)
      const gap = (offered[at] ?? 0) - (wanted[at] ?? 0)
      draw.need((wanted[4] ?? 0) > 20 && (offered[0] ?? 0) > 20)
      return reachable({
        ask: `The schedule shows the weekly demand for and supply of tomatoes in a market.\n\n${grid(
          ['Price of a basket (₦)', ...prices.map((price) => naira(price).replace('₦', ''))],
          ['Baskets demanded', ...wanted],
          ['Baskets supplied', ...offered],
        )}\n\nHow large is the surplus at a price of ${naira(prices[at] ?? 0)}?`,
        answer: quantity(gap, 'baskets'),
        slips: {
          'read the next column': quantity((at - even + 1) * (fall + rise), 'baskets'),
          'compared the supply with the equilibrium': quantity((at - even) * rise, 'baskets'),
          'compared the demand with the equilibrium': quantity((at - even) * fall, 'baskets'),
          'read the lowest price': quantity(even * (fall + rise), 'baskets'),
        },
        work: `At that price ${offered[at]} baskets are supplied and ${wanted[at]} demanded, so the surplus is ${quantity(gap, 'baskets')}.`,
      })
    },
  }),
  template({
    id: 'price-after-demand-grows',
    topic: '8',
    difficulty: 'Hard',
    minutes: 2.5,
    make(draw) {
      const [price, fall, rise] = [draw.int(15, 50), draw.int(2, 5), draw.int(2, 5)]
      const [start, up] = [draw.int(10, 50, 5), draw.int(2, 9)]
      const [high, more] = [price * (fall + rise) + start, up * (fall + rise)]
      draw.need(fall !== rise)
      return reachable({
        ask: `The functions of a market are ${demandLine(high, fall)} and ${supplyLine(start, rise)}, where $P$ is the price in naira. Incomes rise, and consumers want ${more} units more at every price. Find the new equilibrium price.`,
        answer: naira(price + up),
        slips: {
          'gave the old equilibrium price': naira(price),
          'took the growth off': naira(price - up),
          'divided the growth by one slope alone': naira(price + Math.round(more / fall)),
          'divided the growth by the other slope alone': naira(price + Math.round(more / rise)),
        },
        work: `Demand is now ${demandLine(high + more, fall)}, and $${fall + rise}P = ${high + more - start}$. The price is ${naira(price + up)}.`,
      })
    },
  }),
  template({
    id: 'spending-under-a-price-floor',
    topic: '8',
    difficulty: 'Hard',
    minutes: 2.5,
    make(draw) {
      const [price, above] = [draw.int(200, 500, 10), draw.int(30, 90, 10)]
      const [fall, rise, start] = [draw.int(2, 5), draw.int(2, 5), draw.int(100, 500, 20)]
      const [high, floor] = [price * (fall + rise) + start, price + above]
      const [wanted, offered] = [high - fall * floor, start + rise * floor]
      draw.need(wanted > 20 && fall !== rise)
      const cost = (offered - wanted) * floor
      return reachable({
        ask: `For a crop ${demandLine(high, fall)} and ${supplyLine(start, rise)}, where $P$ is the price in naira of a kilogramme and $Q$ is in million kilogrammes. The government fixes a minimum price of ${naira(floor)} and buys what is left over. How much does it pay?`,
        answer: largeNaira(cost, 'million'),
        slips: {
          'paid the equilibrium price': largeNaira((offered - wanted) * price, 'million'),
          'bought what was supplied beyond the equilibrium': largeNaira(rise * above * floor, 'million'),
          'gave what the consumers pay': largeNaira(wanted * floor, 'million'),
          'bought everything': largeNaira(offered * floor, 'million'),
        },
        work: `${offered} million kilogrammes are supplied and ${wanted} million demanded. The ${offered - wanted} million left over cost ${largeNaira(cost, 'million')}.`,
      })
    },
  }),
]
