import { grid } from '../make/grid.ts'
import { naira, num, quantity, round, terms } from '../make/number.ts'
import { reachable } from '../make/reachable.ts'
import { template } from '../make/template.ts'

const sums = (values: readonly number[]) => values.map((_, at) => values.slice(0, at + 1).reduce((a, b) => a + b, 0))

export const productionAndCosts = [
  template({
    id: 'marginal-product-of-labour',
    topic: '9',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const margins = [draw.int(8, 14), draw.int(15, 22), draw.int(16, 24), draw.int(9, 14), draw.int(3, 8)]
      const totals = sums(margins)
      const at = draw.int(2, 4)
      return reachable({
        ask: `The table shows the bags of cassava that a farm produces with different numbers of workers.\n\n${grid(
          ['Workers', 1, 2, 3, 4, 5],
          ['Total product (bags)', ...totals],
        )}\n\nWhat is the marginal product of the ${['third', 'fourth', 'fifth'][at - 2]} worker?`,
        answer: quantity(margins[at] ?? 0, 'bags'),
        slips: {
          'took the worker before': quantity(margins[at - 1] ?? 0, 'bags'),
          'found the average product': quantity(round((totals[at] ?? 0) / (at + 1), 1), 'bags'),
          'took the next worker': quantity(margins[at + 1] ?? 0, 'bags'),
          'divided the total by the workers before': quantity(round((totals[at] ?? 0) / at, 1), 'bags'),
        },
        work: `Total product rises from ${totals[at - 1]} to ${totals[at]} bags, so the marginal product is ${quantity(margins[at] ?? 0, 'bags')}.`,
      })
    },
  }),
  template({
    id: 'average-product-at-its-height',
    topic: '9',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const low = draw.int(13, 20)
      const averages = [low, low + draw.int(1, 3), low + draw.int(4, 6), low + draw.int(2, 3), low + draw.int(0, 1)]
      const totals = averages.map((average, at) => average * (at + 1))
      draw.need(totals.every((total, at) => at === 0 || total > (totals[at - 1] ?? 0)))
      return reachable({
        ask: `A workshop makes chairs. The table shows its output in a week.\n\n${grid(
          ['Carpenters', 1, 2, 3, 4, 5],
          ['Chairs', ...totals],
        )}\n\nWhat is the marginal product of the carpenter with whom the average product is highest?`,
        answer: quantity((totals[2] ?? 0) - (totals[1] ?? 0), 'chairs'),
        slips: {
          'gave the average product': quantity(averages[2] ?? 0, 'chairs'),
          'took the carpenter after': quantity((totals[3] ?? 0) - (totals[2] ?? 0), 'chairs'),
          'took the carpenter before': quantity((totals[1] ?? 0) - (totals[0] ?? 0), 'chairs'),
          'took the last carpenter': quantity((totals[4] ?? 0) - (totals[3] ?? 0), 'chairs'),
        },
        work: `The average product is highest with the third carpenter: ${averages[2]} chairs. Output then rises from ${totals[1]} to ${totals[2]}, by ${quantity((totals[2] ?? 0) - (totals[1] ?? 0), 'chairs')}.`,
      })
    },
  }),
  template({
    id: 'total-from-average-product',
    topic: '9',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [workers, average, fall] = [draw.int(4, 14), draw.int(15, 40), draw.int(1, 3)]
      const later = average - fall
      const margin = later * (workers + 1) - average * workers
      draw.need(margin > 2)
      return reachable({
        ask: `The average product of ${workers} workers is ${average} units a day. When one more worker is employed, it falls to ${later} units. What is the marginal product of the added worker?`,
        answer: quantity(margin, 'units'),
        slips: {
          'found the average of all': quantity(round((average * workers) / (workers + 1), 1), 'units'),
          'added both averages': quantity(average + later, 'units'),
          'multiplied the fall by the workers': quantity(fall * workers, 'units'),
          'multiplied the fall by all the workers': quantity(fall * (workers + 1), 'units'),
        },
        work: `Total product rises from ${num(average * workers)} to ${num(later * (workers + 1))} units, so the marginal product is ${quantity(margin, 'units')}.`,
      })
    },
  }),
  template({
    id: 'profit-from-one-more-worker',
    topic: '9',
    difficulty: 'Hard',
    minutes: 2,
    make(draw) {
      const [price, wage] = [draw.int(4, 12) * 100, draw.int(5, 12) * 1000]
      const [before, margin] = [draw.int(80, 200, 5), draw.int(12, 40)]
      const gain = margin * price - wage
      draw.need(Math.abs(gain) >= 800 && gain > 0)
      return reachable({
        ask: `A bakery sells its cakes at ${naira(price)} each. It makes ${before} cakes a day, and with one more worker it would make ${before + margin}. The worker's wage is ${naira(wage)} a day, and other costs stay the same. By how much would its profit rise in a day?`,
        answer: naira(gain),
        slips: {
          'left out the wage': naira(margin * price),
          'added the wage': naira(margin * price + wage),
          'counted one cake too few': naira(gain - price),
          'counted one cake too many': naira(gain + price),
        },
        work: `The ${margin} further cakes bring ${naira(margin * price)}. Less the wage, profit rises by ${naira(gain)}.`,
      })
    },
  }),
  template({
    id: 'average-total-cost',
    topic: '10',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const [units, fixedEach, variable] = [draw.int(20, 120, 5), draw.int(4, 20) * 5, draw.int(6, 30) * 10]
      const fixed = fixedEach * units
      return reachable({
        ask: `A firm has a total fixed cost of ${naira(fixed)}. Its average variable cost is ${naira(variable)} when it produces ${units} units. What is its average total cost at that output?`,
        answer: naira(fixedEach + variable),
        slips: {
          'gave the average fixed cost': naira(fixedEach),
          'subtracted instead of adding': naira(Math.abs(variable - fixedEach)),
          'added the whole fixed cost': naira(fixed + variable),
          'gave the total cost': naira(fixed + variable * units),
        },
        work: `Average fixed cost is ${naira(fixed)} divided by ${units}, which is ${naira(fixedEach)}. With the variable cost it is ${naira(fixedEach + variable)}.`,
      })
    },
  }),
  template({
    id: 'average-variable-cost-from-table',
    topic: '10',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [fixed, each] = [draw.int(10, 40) * 100, draw.int(7, 18) * 100]
      const averages = [each + 300, each + 100, each, each + 50, each + 200]
      const totals = averages.map((average, at) => fixed + average * (at + 1))
      const at = draw.int(2, 4)
      const answer = averages[at] ?? 0
      return reachable({
        ask: `The table shows the total cost of a tailor.\n\n${grid(
          ['Uniforms', 'None', 1, 2, 3, 4, 5],
          ['Total cost (₦)', ...[fixed, ...totals].map((total) => naira(total).replace('₦', ''))],
        )}\n\nWhat is the average variable cost of ${at + 1} uniforms?`,
        answer: naira(answer),
        slips: {
          'found the average total cost': naira(Math.round((totals[at] ?? 0) / (at + 1))),
          'found the marginal cost': naira((totals[at] ?? 0) - (totals[at - 1] ?? 0)),
          'found the average fixed cost': naira(Math.round(fixed / (at + 1))),
          'gave the total variable cost': naira(answer * (at + 1)),
        },
        work: `The fixed cost is ${naira(fixed)}, so the variable cost is ${naira(answer * (at + 1))}. Divided by ${at + 1} it is ${naira(answer)}.`,
      })
    },
  }),
  template({
    id: 'marginal-cost-of-a-batch',
    topic: '10',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const [units, more, margin] = [draw.int(40, 200, 10), draw.int(5, 25, 5), draw.int(12, 60) * 10]
      const cost = units * (margin - draw.int(2, 8) * 10) + draw.int(3, 9) * 1000
      return reachable({
        ask: `When a firm raises its output from ${units} to ${units + more} units, its total cost rises from ${naira(cost)} to ${naira(cost + more * margin)}. What is the marginal cost of a unit?`,
        answer: naira(margin),
        slips: {
          'did not divide': naira(more * margin),
          'divided by the new output': naira(Math.round((more * margin) / (units + more))),
          'found the new average cost': naira(Math.round((cost + more * margin) / (units + more))),
          'found the old average cost': naira(Math.round(cost / units)),
        },
        work: `Cost rises by ${naira(more * margin)} for ${more} units, so for one unit it rises by ${naira(margin)}.`,
      })
    },
  }),
  template({
    id: 'fixed-cost-from-averages',
    topic: '10',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [units, total, gap] = [draw.int(30, 150, 5), draw.int(20, 60) * 10, draw.int(3, 12) * 10]
      draw.need(gap < total - 60)
      return reachable({
        ask: `At an output of ${units} units a firm's average total cost is ${naira(total)} and its average variable cost is ${naira(total - gap)}. What is its total fixed cost?`,
        answer: naira(gap * units),
        slips: {
          'gave the total cost': naira(total * units),
          'gave the total variable cost': naira((total - gap) * units),
          'added the averages': naira((2 * total - gap) * units),
        },
        work: `Average fixed cost is ${naira(gap)}, and for ${units} units it is ${naira(gap * units)}.`,
      })
    },
  }),
  template({
    id: 'output-to-break-even',
    topic: '10',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [units, price, margin] = [draw.int(40, 300, 5), draw.int(12, 40) * 50, draw.int(3, 12) * 50]
      draw.need(margin < price - 100)
      return reachable({
        ask: `A firm sells its product at ${naira(price)} a unit. Its total fixed cost is ${naira(margin * units)}, and its average variable cost is ${naira(price - margin)}. How many units must it sell to break even?`,
        answer: quantity(units, 'units'),
        slips: {
          'divided by the price alone': quantity(round((margin * units) / price), 'units'),
          'divided by the variable cost': quantity(round((margin * units) / (price - margin)), 'units'),
          'divided by the sum of price and cost': quantity(round((margin * units) / (2 * price - margin)), 'units'),
          'doubled it': quantity(units * 2, 'units'),
        },
        work: `Each unit leaves ${naira(margin)} for the fixed cost, and ${naira(margin * units)} divided by that is ${quantity(units, 'units')}.`,
      })
    },
  }),
  template({
    id: 'average-cost-from-a-function',
    topic: '10',
    difficulty: 'Hard',
    minutes: 2,
    make(draw) {
      const [fixed, slope, square] = [draw.int(10, 60) * 10, draw.int(4, 20), draw.int(1, 4)]
      const units = draw.pick([4, 5, 6, 8, 10, 12, 15, 20])
      const average = fixed / units + slope + square * units
      draw.need(Number.isInteger(average))
      return reachable({
        ask: `The total cost of a firm in naira is $C = ${terms([fixed, ''], [slope, 'Q'], [square, 'Q^{2}'])}$, where $Q$ is its output. Calculate its average total cost at an output of ${units} units.`,
        answer: naira(average),
        slips: {
          'gave the average variable cost': naira(slope + square * units),
          'gave the total cost': naira(average * units),
          'left out the slope': naira(average - slope),
          'did not square the output': naira(Math.round(fixed / units + slope + square)),
        },
        work: `At ${units} units the total cost is ${naira(average * units)}, and divided by ${units} it is ${naira(average)}.`,
      })
    },
  }),
  template({
    id: 'marginal-revenue-when-the-price-falls',
    topic: '10',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [units, price, cut] = [draw.int(8, 40), draw.int(20, 80) * 10, draw.int(1, 3) * 5]
      const margin = (price - cut) * (units + 1) - price * units
      draw.need(margin >= 40)
      return reachable({
        ask: `A seller who charges ${naira(price)} sells ${units} units in a week. To sell one unit more the price of all of them must be cut to ${naira(price - cut)}. What is the marginal revenue of that unit?`,
        answer: naira(margin),
        slips: {
          'left out the loss on one unit': naira(margin + cut),
          'left out the loss on all units, and took the cut twice': naira(price - 2 * cut),
          'found the loss on all units': naira(cut * units),
          'added the loss': naira(price - cut + cut * units),
        },
        work: `Revenue changes from ${naira(price * units)} to ${naira((price - cut) * (units + 1))}, so marginal revenue is ${naira(margin)}.`,
      })
    },
  }),
]
