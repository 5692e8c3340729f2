import type { Solver } from '../make/solver.ts'
import { near } from '../make/steps.ts'
import { rowOf } from '../make/tables.ts'

const plain = (text: string | undefined) => Number((text ?? '').replaceAll(',', ''))
const places = ['', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth']

export const productionAndCostsSolvers: readonly Solver[] = [
  {
    // The option leads from the bags before to the bags then.
    of: ['marginal-product-of-labour'],
    solve: ({ read, text }) => {
      const at = places.indexOf(read(/marginal product of the (\w+) worker/)[0] ?? '') - 1
      const bags = rowOf(text, 'Total product (bags)').map(plain)
      return ({ value }) => (bags[at - 1] ?? Number.NaN) + value === bags[at]
    },
  },
  {
    // The averages are compared one with the next.
    of: ['average-product-at-its-height'],
    solve: ({ text }) => {
      const [people, chairs] = [rowOf(text, 'Carpenters').map(plain), rowOf(text, 'Chairs').map(plain)]
      const averages = chairs.map((one, at) => one / (people[at] ?? Number.NaN))
      const best = averages.indexOf(Math.max(...averages))
      if (best < 1 || averages.lastIndexOf(Math.max(...averages)) !== best) throw new Error(text)
      return ({ value }) => (chairs[best - 1] ?? 0) + value === chairs[best]
    },
  },
  {
    // What the option falls short of the first average is taken from all.
    of: ['total-from-average-product'],
    solve: ({ read }) => {
      const [workers = 0, before = 0, after = 0] = read(
        /average product of (\d+) workers is (\d+) units a day\. When one more worker is employed, it \w+ to (\d+) units/,
      ).map(Number)
      return ({ value }) => value - before === (workers + 1) * (after - before)
    },
  },
  {
    // Each further cake is sold.
    of: ['profit-from-one-more-worker'],
    solve: ({ read }) => {
      const [price = 0, before = 0, after = 0, wage = 0] = read(
        /sells its cakes at ₦([\d,]+) each\. It makes (\d+) cakes a day, and with one more worker it would make (\d+)\. The worker's wage is ₦([\d,]+) a day/,
      ).map(plain)
      let more = -wage
      for (let cake = before; cake < after; cake += 1) more += price
      return more
    },
  },
  {
    // At the option a unit, both costs are covered.
    of: ['average-total-cost'],
    solve: ({ read }) => {
      const [fixed = 0, each = 0, units = 0] = read(
        /fixed cost of ₦([\d,]+)\. Its average variable cost is ₦([\d,]+) when it produces (\d+) units/,
      ).map(plain)
      return ({ value }) => near(value * units, fixed + each * units)
    },
  },
  {
    // Uniform by uniform from where nothing is made.
    of: ['average-variable-cost-from-table'],
    solve: ({ read, text }) => {
      const [count = ''] = read(/average variable cost of (\d+) uniforms/)
      const [uniforms, costs] = [rowOf(text, 'Uniforms'), rowOf(text, 'Total cost (₦)').map(plain)]
      let variable = 0
      for (let at = 1; at <= uniforms.indexOf(count); at += 1) variable += (costs[at] ?? 0) - (costs[at - 1] ?? 0)
      return variable / Number(count)
    },
  },
  {
    // Each further unit costs the option.
    of: ['marginal-cost-of-a-batch'],
    solve: ({ read }) => {
      const [from = 0, to = 0, before = 0, after = 0] = read(
        /output from (\d+) to (\d+) units, its total cost rises from ₦([\d,]+) to ₦([\d,]+)\./,
      ).map(plain)
      return ({ value }) => {
        let cost = before
        for (let unit = from; unit < to; unit += 1) cost += value
        return cost === after
      }
    },
  },
  {
    // The option, shared by all units, lies between the two averages.
    of: ['fixed-cost-from-averages'],
    solve: ({ read }) => {
      const [units = 0, total = 0, variable = 0] = read(
        /output of (\d+) units a firm's average total cost is ₦([\d,]+) and its average variable cost is ₦([\d,]+)\./,
      ).map(plain)
      return ({ value }) => near(variable + value / units, total)
    },
  },
  {
    // Unit after unit is sold until nothing is lost.
    of: ['output-to-break-even'],
    solve: ({ read }) => {
      const [price = 0, fixed = 0, each = 0] = read(
        /sells its product at ₦([\d,]+) a unit\. Its total fixed cost is ₦([\d,]+), and its average variable cost is ₦([\d,]+)\./,
      ).map(plain)
      let [profit, units] = [-fixed, 0]
      while (profit < 0) {
        profit += price - each
        units += 1
      }
      return profit === 0 ? units : Number.NaN
    },
  },
  {
    of: ['average-cost-from-a-function'],
    solve: ({ read, formulas, value }) => {
      const [output = 0] = read(/average total cost at an output of (\d+) units/).map(Number)
      const [, cost = ''] = (formulas.find((formula) => formula.startsWith('C =')) ?? '').split(' = ')
      return (option) => near(option.value * output, value(cost, { Q: output }))
    },
  },
  {
    // What the last buyer pays, less what each of the others is let off.
    of: ['marginal-revenue-when-the-price-falls'],
    solve: ({ read }) => {
      const [price = 0, sold = 0, cut = 0] = read(
        /^A seller who charges ₦([\d,]+) sells (\d+) units in a week\. To sell one unit more .* cut to ₦([\d,]+)\./,
      ).map(plain)
      let revenue = cut
      for (let buyer = 0; buyer < sold; buyer += 1) revenue -= price - cut
      return revenue
    },
  },
]
