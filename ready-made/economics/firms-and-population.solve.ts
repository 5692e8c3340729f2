import type { Solver } from '../make/solver.ts'
import { near } from '../make/steps.ts'
import { rowOf } from '../make/tables.ts'

const plain = (text: string | undefined) => Number((text ?? '').replaceAll(',', ''))

export const firmsAndPopulationSolvers: readonly Solver[] = [
  {
    // The profit of each output, none among them.
    of: ['profit-at-the-best-output'],
    solve: ({ read, text }) => {
      const [price = 0] = read(/sells at ₦([\d,]+) a unit/).map(plain)
      return Math.max(...rowOf(text, 'Total cost (₦)').map((cost, units) => units * price - plain(cost)))
    },
  },
  {
    // Every output is tried.
    of: ['output-of-a-monopolist'],
    solve: ({ read, value }) => {
      const [demand = '', cost = ''] = read(
        /is \$P = ([^$]+)\$, .* marginal cost is ₦(\d+) at every output\. What price/,
      )
      const price = (Q: number) => value(demand, { Q })
      let best = 0
      for (let output = 0; output < 1000; output += 1)
        if (output * (price(output) - Number(cost)) > best * (price(best) - Number(cost))) best = output
      return price(best)
    },
  },
  {
    // Each unit sold brings something beyond what it costs, and that is lost.
    of: ['loss-of-a-firm-that-closes'],
    solve: ({ read }) => {
      const [fixed = 0, units = 0, price = 0, each = 0] = read(
        /fixed cost in the short run is ₦([\d,]+)\. It sells (\d+) units at ₦([\d,]+) each, and its average variable cost is ₦([\d,]+)\./,
      ).map(plain)
      let loss = fixed
      for (let unit = 0; unit < units; unit += 1) loss -= price - each
      return loss > 0 ? fixed - loss : Number.NaN
    },
  },
  {
    // Each share brings its own.
    of: ['dividend-on-shares'],
    solve: ({ read }) => {
      const [shares = 0, nominal = 0, rate = 0] = read(
        /holds ([\d,]+) ordinary shares with a nominal value of ₦(\d+) each.* a dividend of (\d+)% of the nominal value/,
      ).map(plain)
      return ({ value }) => near(value / shares, (nominal * rate) / 100)
    },
  },
  {
    // With the option for each, all of the profit is gone.
    of: ['ordinary-dividend-after-preference'],
    solve: ({ read }) => {
      const [preference = 0, rate = 0, shares = 0, profit = 0] = read(
        /has ₦([\d,]+) of (\d+)% preference shares and ([\d,]+) ordinary shares\. It shares out a profit of ₦([\d,]+)\./,
      ).map(plain)
      return ({ value }) => near(value * shares + (preference * rate) / 100, profit)
    },
  },
  {
    // Each naira of capital earns the same.
    of: ['profit-share-of-a-partner'],
    solve: ({ read }) => {
      const [one = '', other = '', first, second, who = '', profit] = read(
        /^(\w+) and (\w+) are partners with capitals of ₦([\d,]+) and ₦([\d,]+)\. .* What does (\w+) receive of a profit of ₦([\d,]+)\?/,
      )
      const [own, rest] = who === one ? [plain(first), plain(second)] : [plain(second), plain(first)]
      if (who !== one && who !== other) throw new Error(who)
      return ({ value }) => near(value / own, (plain(profit) - value) / rest)
    },
  },
  {
    // Back from the option, one margin after the other.
    of: ['price-after-margins-of-trade'],
    solve: ({ read }) => {
      const [price = 0, first = 0, second = 0] = read(
        /for ₦([\d,]+)\. The wholesaler adds (\d+)% to what was paid, and the retailer then adds (\d+)% to the wholesaler's price/,
      ).map(plain)
      return ({ value }) => near((value / (100 + second)) * 100, price + (price * first) / 100)
    },
  },
  {
    // Thousand by thousand.
    of: ['growth-of-a-population'],
    solve: ({ read }) => {
      const [people = '', births = '', deaths = '', moved = '', way = ''] = read(
        /has ([\d,]+) people\. Its birth rate is (\d+) and its death rate (\d+) per thousand a year\. In a year ([\d,]+) more people (\w+) the state than/,
      )
      let grown = plain(moved) * (way === 'leave' ? -1 : 1)
      for (let counted = 0; counted < plain(people); counted += 1000) grown += Number(births) - Number(deaths)
      return grown
    },
  },
  {
    of: ['dependants-for-a-hundred-workers'],
    solve: ({ text }) => {
      const [ages, people] = [rowOf(text, 'Age'), rowOf(text, 'Population (millions)').map(Number)]
      const working = ages.indexOf('15 to 64')
      const others = people.reduce((sum, one, at) => sum + (at === working ? 0 : one), 0)
      return others / ((people[working] ?? Number.NaN) / 100)
    },
  },
  {
    // Of those who have work or look for it alone.
    of: ['unemployment-rate'],
    solve: ({ read }) => {
      const [have = 0, look = 0] = read(
        /^In a country ([\d.]+) million people have work, ([\d.]+) million are looking/,
      ).map(Number)
      return 100 - (have / (have + look)) * 100
    },
  },
  {
    // Workers go per cent by per cent of the wage; those who stay are paid the new one.
    of: ['wage-bill-after-a-rise'],
    solve: ({ read }) => {
      const [workers = '', wage = '', elasticity = '', rise = ''] = read(
        /employs ([\d,]+) workers at ₦([\d,]+) a month each\. The elasticity of demand for labour is ([\d.]+)\. If the wage is raised by (\d+)%/,
      )
      let [left, paid] = [plain(workers), plain(wage)]
      for (let cent = 0; cent < Number(rise); cent += 1) {
        left -= (plain(workers) * Number(elasticity)) / 100
        paid += plain(wage) / 100
      }
      return ({ value }) => near(value, left * paid)
    },
  },
]
