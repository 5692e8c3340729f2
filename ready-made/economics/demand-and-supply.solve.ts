import type { Printed, Solver } from '../make/solver.ts'
import { near } from '../make/steps.ts'
import { tableIn } from '../make/tables.ts'

const plain = (text: string | undefined) => Number((text ?? '').replaceAll(',', ''))

/** How many units are demanded or supplied at a price, as the text prints it. */
function units({ formulas, value }: Printed, name: string): (price: number) => number {
  const [, right = ''] = formulas.find((formula) => formula.startsWith(`${name} =`))?.split('=') ?? []
  return (price) => value(right, { P: price })
}

/** By what share something has changed for each share that another has. */
const reaction = (first: number, last: number, cause: number, after: number) => (last / first - 1) / (after / cause - 1)

export const demandAndSupplySolvers: readonly Solver[] = [
  {
    // From a price of 0 the price rises naira by naira, and each costs as many buyers as the first.
    of: ['demand-at-a-price'],
    solve: (question) => {
      const [price = ''] = question.read(/when the price is ₦(\d+)\?/)
      const demand = units(question, 'Q_d')
      let left = demand(0)
      for (let naira = 0; naira < Number(price); naira += 1) left -= demand(0) - demand(1)
      return left
    },
  },
  {
    of: ['price-for-a-quantity-demanded'],
    solve: (question) => {
      const [wanted = 0] = question.read(/At what price will ([\d,]+) units be bought/).map(plain)
      return ({ value }) => units(question, 'Q_d')(value) === wanted
    },
  },
  {
    // The option goes through both points.
    of: ['demand-line-from-two-prices'],
    solve: ({ read, value }) => {
      const [price = 0, bought = 0, other = 0, then = 0] = read(
        /^At a price of ₦(\d+) consumers buy (\d+) units of a good, and at ₦(\d+) they buy (\d+) units/,
      ).map(plain)
      return ({ formula }) => {
        const [left = '', right = ''] = formula.split('=')
        return left.trim() === 'Q_d' && value(right, { P: price }) === bought && value(right, { P: other }) === then
      }
    },
  },
  {
    of: ['market-demand-of-three-buyers'],
    solve: ({ read, text }) => {
      const [price = ''] = read(/market demand at a price of ₦(\d+)\?/)
      const [, ...buyers] = tableIn(text).find((row) => row[0] === price) ?? []
      return buyers.reduce((all, cups) => all + Number(cups), 0)
    },
  },
  {
    of: ['price-elasticity-of-demand'],
    solve: ({ read }) => {
      const [cause = 0, after = 0, first = 0, last = 0] = read(
        /rose from ₦([\d,]+) to ₦([\d,]+), the quantity demanded fell from ([\d,]+) to ([\d,]+) units\..* ignoring its sign/,
      ).map(plain)
      return -reaction(first, last, cause, after)
    },
  },
  {
    // Each per cent of the price takes its share of the first sales.
    of: ['fall-in-demand-from-elasticity'],
    solve: ({ read }) => {
      const [sold = '', elasticity = '', rise = ''] = read(
        /^A seller sells ([\d,]+) units .* elasticity of demand is ([\d.]+)\. If the price is raised by (\d+)%/,
      )
      let left = plain(sold)
      for (let cent = 0; cent < Number(rise); cent += 1) left -= (plain(sold) * Number(elasticity)) / 100
      return ({ value }) => near(value, left)
    },
  },
  {
    of: ['income-elasticity-of-demand'],
    solve: ({ read }) => {
      const [cause = 0, after = 0, first = 0, last = 0] = read(
        /income rises from ₦([\d,]+) to ₦([\d,]+), and the eggs it buys in a month rise from (\d+) to (\d+)\./,
      ).map(plain)
      return reaction(first, last, cause, after)
    },
  },
  {
    // The size, and what the two goods are when the demand for one grows with the price of the other.
    of: ['cross-elasticity-of-demand'],
    solve: ({ read }) => {
      const [cause = 0, after = 0, first = 0, last = 0] = read(
        /good X rises from ₦([\d,]+) to ₦([\d,]+), the demand for good Y changes from ([\d,]+) to ([\d,]+) units/,
      ).map(plain)
      const found = reaction(first, last, cause, after)
      return ({ text }) => {
        const [, size = '', kind = ''] = /^\$(-?[\d.]+)\$, (\w+)$/.exec(text) ?? []
        return Math.abs(Number(size) - found) <= 0.005_000_1 && kind === (last > first ? 'substitutes' : 'complements')
      }
    },
  },
  {
    of: ['supply-price-of-a-quantity'],
    solve: (question) => {
      const [offered = 0] = question.read(/At what price will sellers offer ([\d,]+) units/).map(plain)
      return ({ value }) => units(question, 'Q_s')(value) === offered
    },
  },
  {
    // What farmers who sold 100 at ₦100 sell then.
    of: ['elasticity-of-supply'],
    solve: ({ read }) => {
      const [rise = 0, more = 0] = read(
        /^A rise of (\d+)% in the price of cassava makes farmers supply ([\d.]+)% more/,
      ).map(plain)
      return reaction(100, 100 + more, 100, 100 + rise)
    },
  },
]
