import type { Solver } from '../make/solver.ts'
import { balance, near } from '../make/steps.ts'
import { rowOf } from '../make/tables.ts'

const plain = (text: string | undefined) => Number((text ?? '').replaceAll(/[₦,]/g, ''))
const sum = (list: readonly number[]) => list.reduce((all, one) => all + one, 0)

export const scarcityAndToolsSolvers: readonly Solver[] = [
  {
    // What is given up costs as much as what is bought.
    of: ['opportunity-cost-of-one-good'],
    solve: ({ read }) => {
      const [price, other, count] = read(
        /^One .+ costs ₦([\d,]+) and one .+ costs ₦([\d,]+)\. What is the opportunity cost of buying (\d+) /,
      )
      return ({ value }) => value * plain(other) === Number(count) * plain(price)
    },
  },
  {
    // What is lost at each step from one combination to the next.
    of: ['cost-along-the-frontier'],
    solve: ({ read, text }) => {
      const [from = '', to = ''] = read(/moving from combination ([A-E]) to combination ([A-E])\?/)
      const [names, cloth] = [rowOf(text, 'Combination'), rowOf(text, 'Cloth (bales)').map(Number)]
      let lost = 0
      for (let at = names.indexOf(from); at < names.indexOf(to); at += 1)
        lost += (cloth[at] ?? 0) - (cloth[at + 1] ?? 0)
      return lost
    },
  },
  {
    // One worker after the other leaves the maize until there is rice enough.
    of: ['hands-moved-to-another-crop'],
    solve: ({ read }) => {
      const [workers = 0, maize = 0, rice = 0, wanted = 0] = read(
        /^Each of the (\d+) workers of a farm can produce (\d+) bags of maize or (\d+) bags of rice .* producing (\d+) bags of rice/,
      ).map(Number)
      let [grown, lost] = [0, 0]
      for (let worker = 1; worker <= workers && grown < wanted; worker += 1) {
        grown += rice
        lost += maize
      }
      return grown === wanted ? lost : Number.NaN
    },
  },
  {
    // The days above the option and those below it are even.
    of: ['mean-of-daily-sales'],
    solve: ({ text }) => {
      const [loaves, days] = [rowOf(text, 'Loaves sold').map(Number), rowOf(text, 'Number of days').map(Number)]
      return ({ value }) => Math.abs(sum(loaves.map((one, at) => (one - value) * (days[at] ?? 0)))) < 1e-6
    },
  },
  {
    // The option's share of the circle is the share of the money.
    of: ['angle-of-an-expense'],
    solve: ({ read, text }) => {
      const [item = ''] = read(/angle of the sector for ([a-z ]+)\?/)
      const [items, amounts] = [rowOf(text, 'Item'), rowOf(text, 'Amount (₦)').map(plain)]
      const place = items.findIndex((one) => one.toLowerCase() === item)
      return ({ value }) => near((value / 360) * sum(amounts), amounts[place] ?? 0)
    },
  },
  {
    // With the option as the whole, the two sectors differ by what is said.
    of: ['budget-from-two-sectors'],
    solve: ({ read }) => {
      const [health, roads, more, first] = read(
        /sector for health has an angle of (\d+)° and that for roads (\d+)°\. .* spends ₦([\d,]+) million more on (\w+) than/,
      )
      const ahead = (Number(health) - Number(roads)) * (first === 'health' ? 1 : -1)
      return ({ value, text }) => text.endsWith(' million') && near((value * ahead) / 360, plain(more))
    },
  },
  {
    // Where a beam that carries each weight at its index would be level.
    of: ['weighted-price-index'],
    solve: ({ text }) => {
      const [indices, weights] = [rowOf(text, 'Price index').map(Number), rowOf(text, 'Weight').map(Number)]
      return balance(0, 1000, (at) => sum(indices.map((index, place) => (at - index) * (weights[place] ?? 0))))
    },
  },
  {
    // The option is added for each further unit.
    of: ['slope-of-a-straight-line'],
    solve: ({ read }) => {
      const [cost = 0, units = 0, more = 0, last = 0] = read(
        /It is ₦([\d,]+) at (\d+) units and ₦([\d,]+) at (\d+) units\./,
      ).map(plain)
      return ({ value }) => {
        let at = cost
        for (let unit = units; unit < last; unit += 1) at += value
        return at === more
      }
    },
  },
  {
    // The dearest and the cheapest shop are struck off until two are left.
    of: ['median-of-prices'],
    solve: ({ read }) => {
      const prices = (read(/in six shops: (.+)\. What is the median/)[0] ?? '').split(', ').map(plain)
      while (prices.length > 2) {
        prices.splice(prices.indexOf(Math.min(...prices)), 1)
        prices.splice(prices.indexOf(Math.max(...prices)), 1)
      }
      return sum(prices) / prices.length
    },
  },
]
