import { grid } from '../make/grid.ts'
import { ends, naira, num, quantity, round, terms } from '../make/number.ts'
import { reachable } from '../make/reachable.ts'
import { template } from '../make/template.ts'

export const firmsAndPopulation = [
  template({
    id: 'profit-at-the-best-output',
    topic: '11',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [price, best, fixed] = [draw.int(8, 20) * 50, draw.int(3, 4), draw.int(1, 4) * 50]
      const step = draw.int(2, 4) * 25
      const margins = [1, 2, 3, 4, 5].map((unit) => price + (unit - best) * step - 20)
      const totals = margins.map((_, at) => fixed + margins.slice(0, at + 1).reduce((a, b) => a + b, 0))
      const profits = totals.map((total, at) => price * (at + 1) - total)
      const profit = profits[best - 1] ?? 0
      draw.need(margins.every((margin) => margin > 50) && profit > 20)
      return reachable({
        ask: `A firm in perfect competition sells at ${naira(price)} a unit. The table shows its total cost.\n\n${grid(
          ['Output (units)', 'None', 1, 2, 3, 4, 5],
          ['Total cost (₦)', ...[fixed, ...totals].map((total) => naira(total).replace('₦', ''))],
        )}\n\nWhat is the largest profit that it can make?`,
        answer: naira(profit),
        slips: {
          'produced one unit more': naira(profits[best] ?? 0),
          'produced one unit less': naira(profits[best - 2] ?? 0),
          'left out the fixed cost': naira(profit + fixed),
          'took the fixed cost off twice': naira(profit - fixed),
          'produced as much as possible': naira(profits[4] ?? 0),
        },
        work: `With ${best} units revenue is ${naira(price * best)} and cost ${naira(totals[best - 1] ?? 0)}; a further unit costs more than it brings. The profit is ${naira(profit)}.`,
      })
    },
  }),
  template({
    id: 'output-of-a-monopolist',
    topic: '11',
    difficulty: 'Hard',
    minutes: 2.5,
    make(draw) {
      const [units, slope, cost] = [draw.int(10, 40), draw.int(2, 4), draw.int(4, 20) * 10]
      const start = cost + 2 * slope * units
      const price = start - slope * units
      return reachable({
        ask: `The demand for the product of a monopolist is $P = ${terms([start, ''], [-slope, 'Q'])}$, where $P$ is the price in naira and $Q$ the output. Marginal revenue is $${terms([start, ''], [-2 * slope, 'Q'])}$, and marginal cost is ${naira(cost)} at every output. What price brings the largest profit?`,
        answer: naira(price),
        slips: {
          'gave the output': naira(units),
          'took half of the highest price': naira(start / 2),
          'took off the output without its slope': naira(start - units),
          'gave what is taken off': naira(slope * units),
        },
        work: `$${start} - ${2 * slope}Q = ${cost}$ gives $Q = ${units}$, and $${start} - ${slope} \\times ${units}$ is ${naira(price)}.`,
      })
    },
  }),
  template({
    id: 'loss-of-a-firm-that-closes',
    topic: '11',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [units, price, variable, fixed] = [
        draw.int(20, 90, 5),
        draw.int(10, 40) * 10,
        draw.int(8, 30) * 10,
        draw.int(6, 40) * 500,
      ]
      const loss = fixed + variable * units - price * units
      draw.need(price > variable && loss > 500 && loss < fixed * 0.9)
      return reachable({
        ask: `A firm's total fixed cost in the short run is ${naira(fixed)}. It sells ${units} units at ${naira(price)} each, and its average variable cost is ${naira(variable)}. By how much would its loss grow if it stopped production?`,
        answer: naira(fixed - loss),
        slips: {
          'gave the loss while it produces': naira(loss),
          'gave the revenue': naira(price * units),
          'gave the total variable cost': naira(variable * units),
          'added both losses': naira(fixed + loss),
        },
        work: `Each unit leaves ${naira(price - variable)} towards the fixed cost. Without the ${units} units the loss grows by ${naira(fixed - loss)}.`,
      })
    },
  }),
  template({
    id: 'dividend-on-shares',
    topic: '12',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const [count, value, rate] = [draw.int(4, 60) * 100, draw.pick([2, 5, 10, 20]), draw.pick([5, 8, 10, 12, 15, 20])]
      const price = value + draw.int(1, 9)
      const dividend = (count * value * rate) / 100
      return reachable({
        ask: `${draw.person()} holds ${num(count)} ordinary shares with a nominal value of ${naira(value)} each, bought at ${naira(price)} each. The company declares a dividend of ${rate}% of the nominal value. What dividend is received?`,
        answer: naira(dividend),
        slips: {
          'took the price that was paid': naira((count * price * rate) / 100),
          'took the difference of price and nominal value': naira((count * (price - value) * rate) / 100),
          'left out the value of a share': naira((count * rate) / 100),
          'gave the nominal value of all': naira(count * value),
        },
        work: `The shares have a nominal value of ${naira(count * value)}, and ${rate}% of it is ${naira(dividend)}.`,
      })
    },
  }),
  template({
    id: 'ordinary-dividend-after-preference',
    topic: '12',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [preference, rate] = [draw.int(10, 40) * 100_000, draw.pick([5, 6, 8, 10, 12])]
      const [ordinary, each] = [draw.int(4, 9) * 10_000, draw.int(6, 30)]
      const first = (preference * rate) / 100
      draw.need(first / ordinary >= 3 && Number.isInteger(first / ordinary))
      return reachable({
        ask: `A company has ${naira(preference)} of ${rate}% preference shares and ${num(ordinary)} ordinary shares. It shares out a profit of ${naira(first + ordinary * each)}. How much does each ordinary share receive?`,
        answer: naira(each),
        slips: {
          'left out the preference shares': naira(first / ordinary + each),
          'took the preference dividend off twice': naira(each - first / ordinary),
          'paid the preference dividend to ordinary shares': naira(first / ordinary),
          'added the preference dividend': naira((2 * first) / ordinary + each),
        },
        work: `The preference shares receive ${naira(first)}. The rest, ${naira(ordinary * each)}, is for ${num(ordinary)} shares: each receives ${naira(each)}.`,
      })
    },
  }),
  template({
    id: 'profit-share-of-a-partner',
    topic: '12',
    difficulty: 'Easy',
    minutes: 1.5,
    make(draw) {
      const [first, second, unit] = [draw.int(2, 5), draw.int(2, 7), draw.int(4, 30) * 10_000]
      const [one = '', other = ''] = draw.several(['Ada', 'Bala', 'Chioma', 'Femi', 'Halima', 'Uche'], 2)
      const capital = draw.int(2, 5) * 100_000
      draw.need(first !== second)
      const profit = unit * (first + second)
      return reachable({
        ask: `${one} and ${other} are partners with capitals of ${naira(first * capital)} and ${naira(second * capital)}. They share profit in the ratio of their capitals. What does ${other} receive of a profit of ${naira(profit)}?`,
        answer: naira(second * unit),
        slips: {
          'gave the share of the other partner': naira(first * unit),
          'shared it equally': naira(profit / 2),
          'took the difference of the shares': naira(Math.abs(second - first) * unit),
        },
        work: `The ratio is ${first} to ${second}, and $\\frac{${second}}{${first + second}}$ of ${naira(profit)} is ${naira(second * unit)}.`,
      })
    },
  }),
  template({
    id: 'price-after-margins-of-trade',
    topic: '13',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [price, first, second] = [
        draw.int(10, 60) * 1000,
        draw.pick([5, 8, 10, 15, 20]),
        draw.pick([10, 15, 20, 25, 30]),
      ]
      const final = (price * (100 + first) * (100 + second)) / 10_000
      draw.need(first !== second && Number.isInteger(final))
      return reachable({
        ask: `A manufacturer sells a table to a wholesaler for ${naira(price)}. The wholesaler adds ${first}% to what was paid, and the retailer then adds ${second}% to the wholesaler's price. What does a consumer pay?`,
        answer: naira(final),
        slips: {
          'added both percentages of the first price': naira((price * (100 + first + second)) / 100),
          'left out the wholesaler': naira((price * (100 + second)) / 100),
          'left out the retailer': naira((price * (100 + first)) / 100),
          'gave the margins alone': naira(final - price),
        },
        work: `The wholesaler sells at ${naira((price * (100 + first)) / 100)}. With ${second}% added it is ${naira(final)}.`,
      })
    },
  }),
  template({
    id: 'growth-of-a-population',
    topic: '14',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [births, deaths] = [draw.int(28, 44), draw.int(8, 20)]
      const [people, moved] = [draw.int(15, 60) * 100, draw.int(4, 60)]
      const grown = (people * (births - deaths)) / 1000
      draw.need(ends(grown, 0) && moved < grown * 0.7 && moved > 3)
      return reachable({
        ask: `A state has ${num(people * 1000)} people. Its birth rate is ${births} and its death rate ${deaths} per thousand a year. In a year ${num(moved * 1000)} more people leave the state than enter it. By how many people does its population grow in that year?`,
        answer: num((grown - moved) * 1000),
        slips: {
          'left out those who leave': num(grown * 1000),
          'added those who leave': num((grown + moved) * 1000),
          'left out the deaths': num(people * births - moved * 1000),
          'added births and deaths': num(people * (births + deaths) - moved * 1000),
        },
        work: `Births less deaths add ${births - deaths} per thousand, that is ${num(grown * 1000)} people. Less ${num(moved * 1000)} it is ${num((grown - moved) * 1000)}.`,
      })
    },
  }),
  template({
    id: 'dependants-for-a-hundred-workers',
    topic: '14',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [young, work, old] = [draw.int(30, 50), draw.int(40, 60), draw.int(3, 9)]
      const ratio = ((young + old) / work) * 100
      return reachable({
        ask: `The table shows the population of a country by age, in millions.\n\n${grid(
          ['Age', '0 to 14', '15 to 64', '65 and above'],
          ['Population (millions)', young, work, old],
        )}\n\nHow many dependants are there for every 100 people of working age, correct to one decimal place?`,
        answer: num(ratio, 1),
        slips: {
          'left out the old': num((young / work) * 100, 1),
          'divided by the whole population': num(((young + old) / (young + work + old)) * 100, 1),
          'turned it upside down': num((work / (young + old)) * 100, 1),
          'left out the young': num((old / work) * 100, 1),
        },
        work: `There are ${young + old} million dependants and ${work} million people of working age. $${young + old} \\div ${work} \\times 100$ is ${num(ratio, 1)}.`,
      })
    },
  }),
  template({
    id: 'unemployment-rate',
    topic: '14',
    difficulty: 'Easy',
    minutes: 1.5,
    make(draw) {
      const [working, jobless, outside] = [draw.int(18, 64), draw.int(2, 9), draw.int(6, 30)]
      const force = working + jobless
      const rate = (jobless / force) * 100
      draw.need(rate < 25)
      const at = (value: number) => quantity(round(value, 1), '%', 1)
      return reachable({
        ask: `In a country ${working} million people have work, ${jobless} million are looking for work and ${outside} million adults do not want to work. Calculate the unemployment rate, correct to one decimal place.`,
        answer: at(rate),
        slips: {
          'divided by those who have work': at((jobless / working) * 100),
          'divided by all adults': at((jobless / (force + outside)) * 100),
          'counted those who do not want to work as unemployed': at(((jobless + outside) / (force + outside)) * 100),
          'gave the rate of those who have work': at(100 - rate),
        },
        work: `The labour force is ${force} million, and ${jobless} million of it are unemployed, which is ${at(rate)}.`,
      })
    },
  }),
  template({
    id: 'wage-bill-after-a-rise',
    topic: '14',
    difficulty: 'Hard',
    minutes: 2,
    make(draw) {
      const [workers, wage, rise] = [draw.int(20, 80, 2) * 10, draw.int(40, 100) * 1000, draw.pick([10, 20, 25, 30])]
      const elasticity = draw.pick([0.2, 0.3, 0.4, 0.5])
      const left = workers * (1 - (rise * elasticity) / 100)
      const bill = (left * wage * (100 + rise)) / 100
      draw.need(Number.isInteger(left) && Number.isInteger(bill))
      return reachable({
        ask: `A factory employs ${workers} workers at ${naira(wage)} a month each. The elasticity of demand for labour is ${num(elasticity)}. If the wage is raised by ${rise}%, what will the factory pay in wages in a month?`,
        answer: naira(bill),
        slips: {
          'left out that workers are dismissed': naira((workers * wage * (100 + rise)) / 100),
          'left out the rise of the wage': naira(left * wage),
          'dismissed workers by the whole percentage': naira((workers * (100 - rise) * wage * (100 + rise)) / 10_000),
          'gave what is paid now': naira(workers * wage),
        },
        work: `Employment falls by ${num(rise * elasticity)}% to ${num(left)} workers, and the wage is ${naira((wage * (100 + rise)) / 100)}. Together it is ${naira(bill)}.`,
      })
    },
  }),
]
