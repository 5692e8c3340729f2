import { grid } from '../make/grid.ts'
import { ends, maths, naira, num, quantity, terms } from '../make/number.ts'
import { reachable } from '../make/reachable.ts'
import { template } from '../make/template.ts'

const demandLine = (start: number, slope: number) => `$Q_d = ${terms([start, ''], [-slope, 'P'])}$`
const supplyLine = (start: number, slope: number) => `$Q_s = ${terms([slope, 'P'], [start, ''])}$`

export const demandAndSupply = [
  template({
    id: 'demand-at-a-price',
    topic: '5',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const [start, slope, price] = [draw.int(100, 300, 10), draw.int(2, 6), draw.int(8, 35)]
      const units = start - slope * price
      draw.need(units >= 10)
      return reachable({
        ask: `The demand for a commodity is ${demandLine(start, slope)}, where $P$ is its price in naira. How many units are demanded when the price is ${naira(price)}?`,
        answer: quantity(units, 'units'),
        slips: {
          'added instead of subtracting': quantity(start + slope * price, 'units'),
          'left out the first number': quantity(slope * price, 'units'),
          'left out the slope': quantity(start - price, 'units'),
          'missed it by the slope': quantity(units + slope, 'units'),
        },
        work: `${maths(`${start} - ${slope} \\times ${price}`)} is ${quantity(units, 'units')}.`,
      })
    },
  }),
  template({
    id: 'price-for-a-quantity-demanded',
    topic: '5',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [start, slope, price] = [draw.int(120, 400, 10), draw.int(2, 8), draw.int(12, 45)]
      const units = start - slope * price
      draw.need(units >= 15)
      return reachable({
        ask: `The quantity demanded of a good is given by ${demandLine(start, slope)}, where $P$ is the price in naira. At what price will ${units} units be bought?`,
        answer: naira(price),
        slips: {
          'did not divide': naira(slope * price),
          'added the quantity': naira(Math.round((start + units) / slope)),
          'divided the first number alone': naira(Math.round(start / slope)),
          'divided the quantity alone': naira(Math.round(units / slope)),
        },
        work: `$${slope}P = ${start} - ${units} = ${slope * price}$, so the price is ${naira(price)}.`,
      })
    },
  }),
  template({
    id: 'demand-line-from-two-prices',
    topic: '5',
    difficulty: 'Hard',
    minutes: 2.5,
    make(draw) {
      const [start, slope] = [draw.int(90, 250, 10), draw.int(2, 6)]
      const [low, rise] = [draw.int(6, 15), draw.int(2, 8)]
      const [many, few] = [start - slope * low, start - slope * (low + rise)]
      draw.need(few >= 20)
      return reachable({
        ask: `At a price of ${naira(low)} consumers buy ${many} units of a good, and at ${naira(low + rise)} they buy ${few} units. The demand curve is a straight line. Which is the demand function?`,
        answer: demandLine(start, slope),
        slips: {
          'gave the slope the wrong sign': `$Q_d = ${terms([many - slope * low, ''], [slope, 'P'])}$`,
          'took the first quantity as the number at the beginning': demandLine(many, slope),
          'took the fall in quantity as the slope': demandLine(many + slope * rise * low, slope * rise),
          'took the rise in price as the slope': demandLine(many + rise * low, rise),
          'took the second quantity as the number at the beginning': demandLine(few, slope),
        },
        work: `The slope is $-\\frac{${many - few}}{${rise}} = -${slope}$, and at a price of ${naira(low)} the quantity is ${many}: ${demandLine(start, slope)}.`,
      })
    },
  }),
  template({
    id: 'market-demand-of-three-buyers',
    topic: '5',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const people = draw.several(['Amina', 'Chidi', 'Yemi', 'Efe', 'Bala', 'Kemi'], 3)
      const prices = [0, 1, 2, 3].map((step) => 200 + 50 * step)
      const lists = [draw.int(14, 24), draw.int(9, 18), draw.int(15, 30)].map((most) =>
        [0, 1, 2, 3].map((step) => most - step * draw.int(2, 3) - (step === 3 ? 1 : 0)),
      )
      const at = draw.int(1, 2)
      const sum = (place: number) => lists.reduce((so, list) => so + (list[place] ?? 0), 0)
      draw.need(
        lists.every((list) =>
          list.every((value, place) => value > 1 && (place === 0 || value < (list[place - 1] ?? 0))),
        ),
      )
      return reachable({
        ask: `The table shows how many cups of rice three consumers would buy at each price.\n\n${grid(
          ['Price (₦)', ...people],
          ...prices.map((price, place) => [price, ...lists.map((list) => list[place] ?? 0)]),
        )}\n\nIf they are the only consumers, what is the market demand at a price of ${naira(prices[at] ?? 0)}?`,
        answer: quantity(sum(at), 'cups'),
        slips: {
          'read the row above': quantity(sum(at - 1), 'cups'),
          'read the row below': quantity(sum(at + 1), 'cups'),
          'left out the last consumer': quantity((lists[0]?.[at] ?? 0) + (lists[1]?.[at] ?? 0), 'cups'),
          'left out the first consumer': quantity((lists[1]?.[at] ?? 0) + (lists[2]?.[at] ?? 0), 'cups'),
        },
        work: `At that price they buy $${lists.map((list) => list[at]).join(' + ')}$ cups, which is ${quantity(sum(at), 'cups')}.`,
      })
    },
  }),
  template({
    id: 'price-elasticity-of-demand',
    topic: '5',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [price, units] = [draw.int(4, 25) * 20, draw.int(4, 20) * 20]
      const [rise, fall] = [draw.pick([5, 10, 20, 25, 40, 50]), draw.pick([5, 10, 15, 20, 25, 30, 40, 50])]
      const elasticity = fall / rise
      const [later, left] = [(price * (100 + rise)) / 100, (units * (100 - fall)) / 100]
      draw.need(
        elasticity <= 4 && rise !== fall && ends(elasticity, 2) && Number.isInteger(later) && Number.isInteger(left),
      )
      return reachable({
        ask: `When the price of a good rose from ${naira(price)} to ${naira(later)}, the quantity demanded fell from ${units} to ${left} units. Using the first price and quantity as the base, calculate the coefficient of price elasticity of demand, ignoring its sign. Give it correct to two decimal places.`,
        answer: num(elasticity, 2),
        slips: {
          'turned it upside down': num(rise / fall, 2),
          'divided the change in quantity by the change in price': num((units - left) / (later - price), 2),
          'used the second price and quantity as the base': num(((units - left) / left / (later - price)) * later, 2),
          'divided the second quantity by the first price': num(left / price, 2),
        },
        work: `Quantity falls by ${fall}% and price rises by ${rise}%. $${fall} \\div ${rise}$ is ${num(elasticity, 2)}.`,
      })
    },
  }),
  template({
    id: 'fall-in-demand-from-elasticity',
    topic: '5',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [units, rise, elasticity] = [
        draw.int(4, 30) * 100,
        draw.int(4, 24, 2),
        draw.pick([0.5, 0.8, 1.2, 1.5, 2, 2.5]),
      ]
      const fall = (units * rise * elasticity) / 100
      draw.need(Number.isInteger(fall) && fall < units * 0.5)
      return reachable({
        ask: `A seller sells ${units} units of a good in a month. The coefficient of price elasticity of demand is ${num(elasticity)}. If the price is raised by ${rise}%, how many units will be sold in a month?`,
        answer: quantity(units - fall, 'units'),
        slips: {
          'raised the quantity': quantity(units + fall, 'units'),
          'gave the fall alone': quantity(fall, 'units'),
          'left out the elasticity': quantity(units - (units * rise) / 100, 'units'),
          'divided by the elasticity': quantity(Math.round(units - (units * rise) / 100 / elasticity), 'units'),
        },
        work: `Quantity falls by $${num(elasticity)} \\times ${rise}\\% = ${num(elasticity * rise)}\\%$, that is by ${fall} units, to ${quantity(units - fall, 'units')}.`,
      })
    },
  }),
  template({
    id: 'income-elasticity-of-demand',
    topic: '5',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [income, rise] = [draw.int(8, 30) * 10, draw.pick([10, 20, 25, 40, 50])]
      const [units, change] = [draw.int(4, 20) * 2, draw.pick([15, 25, 30, 50, 75])]
      const [later, more] = [(income * (100 + rise)) / 100, (units * (100 + change)) / 100]
      const elasticity = change / rise
      draw.need(
        elasticity <= 4 && rise !== change && Number.isInteger(later) && Number.isInteger(more) && ends(elasticity, 2),
      )
      return reachable({
        ask: `A family's monthly income rises from ${naira(income * 1000)} to ${naira(later * 1000)}, and the eggs it buys in a month rise from ${units} to ${more}. Taking the first income and quantity as the base, calculate the coefficient of income elasticity of demand for eggs, correct to two decimal places.`,
        answer: num(elasticity, 2),
        slips: {
          'turned it upside down': num(rise / change, 2),
          'used the second income and quantity as the base': num(((more - units) / more / (later - income)) * later, 2),
          'divided the second quantity by the first': num(more / units, 2),
          'divided the second income by the first': num(later / income, 2),
        },
        work: `Quantity rises by ${change}% and income by ${rise}%. $${change} \\div ${rise}$ is ${num(elasticity, 2)}.`,
      })
    },
  }),
  template({
    id: 'cross-elasticity-of-demand',
    topic: '5',
    difficulty: 'Hard',
    minutes: 2,
    make(draw) {
      const [price, rise] = [draw.int(4, 30) * 20, draw.pick([10, 20, 25, 40, 50])]
      const [units, change] = [draw.int(4, 30) * 10, draw.pick([5, 10, 15, 20, 30, 40])]
      const isSubstitute = draw.pick(['yes', 'no']) === 'yes'
      const sign = isSubstitute ? 1 : -1
      const [later, after] = [(price * (100 + rise)) / 100, (units * (100 + sign * change)) / 100]
      const elasticity = change / rise
      draw.need(rise !== change && Number.isInteger(later) && Number.isInteger(after) && ends(elasticity, 2))
      const kind = isSubstitute ? 'substitutes' : 'complements'
      const other = isSubstitute ? 'complements' : 'substitutes'
      const signed = (value: number, which: number) => maths(num(which * value, 2))
      return {
        ask: `When the price of good X rises from ${naira(price)} to ${naira(later)}, the demand for good Y changes from ${units} to ${after} units. Taking the first price and quantity as the base, what is the coefficient of cross elasticity of demand, correct to two decimal places, and what are X and Y?`,
        answer: `${signed(elasticity, sign)}, ${kind}`,
        slips: {
          'gave it the wrong sign': `${signed(elasticity, -sign)}, ${other}`,
          'turned it upside down': `${signed(rise / change, sign)}, ${kind}`,
          'turned it upside down and gave it the wrong sign': `${signed(rise / change, -sign)}, ${other}`,
        },
        work: `The demand for Y ${isSubstitute ? 'rises' : 'falls'} by ${change}% when the price of X rises by ${rise}%. The answer is ${signed(elasticity, sign)}, ${kind}.`,
      }
    },
  }),
  template({
    id: 'supply-price-of-a-quantity',
    topic: '6',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [start, slope, price] = [draw.int(10, 80, 5), draw.int(2, 8), draw.int(15, 60)]
      const units = slope * price - start
      draw.need(units >= 20)
      return reachable({
        ask: `The supply of a good is ${supplyLine(-start, slope)}, where $P$ is the price in naira. At what price will sellers offer ${units} units?`,
        answer: naira(price),
        slips: {
          'subtracted instead of adding': naira(Math.round(Math.abs(units - start) / slope)),
          'did not divide': naira(slope * price),
          'divided the quantity alone': naira(Math.round(units / slope)),
          'put the quantity in for the price': naira(slope * units - start),
        },
        work: `$${slope}P = ${units} + ${start} = ${units + start}$, so the price is ${naira(price)}.`,
      })
    },
  }),
  template({
    id: 'elasticity-of-supply',
    topic: '6',
    difficulty: 'Easy',
    minutes: 1.5,
    make(draw) {
      const [rise, elasticity] = [draw.int(4, 30, 2), draw.pick([0.5, 0.75, 1.25, 1.5, 2, 2.5])]
      const change = rise * elasticity
      draw.need(ends(change, 1))
      return reachable({
        ask: `A rise of ${rise}% in the price of cassava makes farmers supply ${num(change)}% more of it. What is the elasticity of supply, correct to two decimal places?`,
        answer: num(elasticity, 2),
        slips: {
          'turned it upside down': num(1 / elasticity, 2),
          'compared the new quantity with the new price': num((100 + change) / (100 + rise), 2),
          'took its share of both percentages': num(change / (change + rise), 2),
          'took the difference': num(Math.abs(change - rise), 2),
        },
        work: `$${num(change)} \\div ${rise}$ is ${num(elasticity, 2)}.`,
      })
    },
  }),
]
