import type { Solver } from '../make/solver.ts'

const near = (a: number, b: number) => Math.abs(a - b) < 1e-9 * Math.abs(b)
const plain = (text: string | undefined) => Number((text ?? '').replaceAll(',', ''))

export const percentagesSolvers: Solver[] = [
  {
    // Each percentage of the whole is taken.
    of: ['one-as-percentage-of-another'],
    solve: ({ read }) => {
      const [all, scored] = read(/marked out of (\d+), \w+ scored (\d+)/).map(Number)
      return ({ value: percent }) => near(((all ?? 0) / 100) * percent, scored ?? 0)
    },
  },
  {
    // Each hundred naira loses the discount.
    of: ['discount'],
    solve: ({ read }) => {
      const [percent = '', price] = read(/discount of (\d+)% .* marked ₦([\d,]+)/)
      return (plain(price) / 100) * (100 - Number(percent))
    },
  },
  {
    of: ['profit-per-cent'],
    solve: ({ read }) => {
      const [cost = 0, price = 0] = read(/for ₦([\d,]+) and sold it for ₦([\d,]+)/).map(plain)
      return ({ value: percent }) => near(cost + (cost / 100) * percent, price)
    },
  },
  {
    // Each cost is put up by the profit.
    of: ['cost-from-selling-price'],
    solve: ({ read }) => {
      const [price = 0, percent = 0] = read(/for ₦([\d,]+), .* profit of (\d+)%/).map(plain)
      return ({ value: cost }) => near(cost + (cost / 100) * percent, price)
    },
  },
  {
    // From each option back to the cost, and from the cost to what it was sold for.
    of: ['loss-then-profit'],
    solve: ({ read }) => {
      const [price = 0, loss = 0, profit = 0] = read(/for ₦([\d,]+) at a loss of (\d+)%\. .* profit of (\d+)%/).map(
        plain,
      )
      return ({ value: dearer }) => {
        const cost = dearer / (1 + profit / 100)
        return near(cost - (cost * loss) / 100, price)
      }
    },
  },
  {
    // A price of ₦10,000 is changed twice.
    of: ['two-changes-in-a-row'],
    solve: ({ read }) => {
      const [up = 0, down = 0] = read(/rose by (\d+)% and later fell by (\d+)%/).map(Number)
      const first = 10_000 + 100 * up
      return (first - (first / 100) * down - 10_000) / 100
    },
  },
  {
    // In each school, the boys and the girls are all.
    of: ['whole-from-percentage'],
    solve: ({ read }) => {
      const [percent = 0, girls = 0] = read(/(\d+)% of the pupils .* are (\d+) girls/).map(Number)
      return ({ value: all }) => near((all / 100) * percent + girls, all)
    },
  },
  {
    of: ['share-in-a-ratio'],
    solve: ({ read }) => {
      const [a, b, c, money, first, second, third, asked] = read(
        /^(\w+), (\w+) and (\w+) share ₦([\d,]+) in the ratio (\d+) : (\d+) : (\d+)\. How much does (\w+) get/,
      )
      const parts = [first, second, third].map(Number)
      const part = parts[[a, b, c].indexOf(asked)] ?? Number.NaN
      // What is got, for each part, is the same for everybody and makes up the whole.
      return ({ value: share }) =>
        near(
          parts.reduce((sum, one) => sum + (share / part) * one, 0),
          plain(money),
        )
    },
  },
  {
    of: ['difference-of-shares'],
    solve: ({ read }) => {
      const [small = 0, large = 0, more = 0] = read(/ratio (\d+) : (\d+)\. .* got ₦([\d,]+) more/).map(plain)
      return ({ value: all }) => near((all / (small + large)) * large - (all / (small + large)) * small, more)
    },
  },
  {
    // The same work is done: men times days.
    of: ['workers-and-days'],
    solve: ({ read }) => {
      const [men = 0, days = 0, others = 0] = read(/^(\d+) men .* in (\d+) days\. .* will (\d+) men/).map(Number)
      return ({ value: taken }) => taken * others === men * days
    },
  },
  {
    of: ['two-ratios-into-one'],
    solve: ({ formulas }) => {
      const [[x = 0, y = 0] = [], [again = 0, z = 0] = []] = formulas
        .slice(0, 2)
        .map((one) => [...one.matchAll(/\d+/g)].map(Number))
      return ({ text }) => {
        const [left = 0, right = 0] = [...text.matchAll(/\d+/g)].map(Number)
        return near(left / right, x / y / (z / again))
      }
    },
  },
  {
    // Centimetre by centimetre on the map, in kilometres on the ground.
    of: ['map-scale'],
    solve: ({ read }) => {
      const [scale, apart] = read(/scale 1 : ([\d,]+), .* are ([\d.]+) cm apart/)
      const kilometres = (Number(apart) * plain(scale)) / 100 / 1000
      return ({ value }) => near(value, kilometres)
    },
  },
]
