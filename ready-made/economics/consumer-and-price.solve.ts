import type { Printed, Solver } from '../make/solver.ts'
import { near } from '../make/steps.ts'
import { rowOf } from '../make/tables.ts'

const plain = (text: string | undefined) => Number((text ?? '').replaceAll(',', ''))
const counts = ['none', 'one', 'two', 'three', 'four', 'five', 'six']
const places = ['', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth']

/** What is demanded and supplied at a price, as the text prints it. */
function marketOf({ formulas, value }: Printed) {
  const at = (name: string) => {
    const [, right = ''] = formulas.find((formula) => formula.startsWith(`${name} =`))?.split('=') ?? []
    return (price: number) => value(right, { P: price })
  }
  return { demand: at('Q_d'), supply: at('Q_s') }
}

export const consumerAndPriceSolvers: readonly Solver[] = [
  {
    // The option is what leads from the total before to the total then.
    of: ['marginal-from-total-utility'],
    solve: ({ read, text }) => {
      const [place = ''] = read(/marginal utility of the (\w+) orange/)
      const totals = rowOf(text, 'Total utility (utils)').map(Number)
      const at = places.indexOf(place) - 1
      return ({ value }) => (totals[at - 1] ?? Number.NaN) + value === totals[at]
    },
  },
  {
    // Sachet after sachet is drunk.
    of: ['total-from-marginal-utility'],
    solve: ({ read, text }) => {
      const [count = ''] = read(/total utility of (\w+) sachets/)
      let total = 0
      for (const [at, one] of rowOf(text, 'Marginal utility (utils)').entries())
        if (at < counts.indexOf(count)) total += Number(one)
      return total
    },
  },
  {
    // Each loaf that is worth its price leaves what it is worth beyond it.
    of: ['surplus-of-a-consumer'],
    solve: ({ read, text }) => {
      const [price = 0] = read(/A loaf costs ₦([\d,]+)\./).map(plain)
      const beyond = rowOf(text, 'Marginal utility (₦)').map((one) => plain(one) - price)
      return beyond.reduce((all, one) => all + Math.max(0, one), 0)
    },
  },
  {
    // The last naira brings as much in either good.
    of: ['utility-per-naira'],
    solve: ({ read }) => {
      const [x = 0, y = 0, utility = 0] = read(
        /buys good X at ₦([\d,]+) and good Y at ₦([\d,]+) a unit\. The marginal utility of X is (\d+) utils/,
      ).map(plain)
      return ({ value }) => near(value / y, utility / x)
    },
  },
  {
    // The option clears the market.
    of: ['equilibrium-price'],
    solve: (question) => {
      const { demand, supply } = marketOf(question)
      return ({ value }) => demand(value) === supply(value)
    },
  },
  {
    // The price rises naira by naira until nobody is left without.
    of: ['equilibrium-quantity'],
    solve: (question) => {
      const { demand, supply } = marketOf(question)
      let price = 0
      while (demand(price) > supply(price)) price += 1
      return demand(price) === supply(price) ? supply(price) : Number.NaN
    },
  },
  {
    // With the option more, sellers would serve everybody.
    of: ['shortage-under-a-price-ceiling'],
    solve: (question) => {
      const { demand, supply } = marketOf(question)
      const [price = 0] = question.read(/a maximum price of ₦(\d+)\./).map(plain)
      return ({ value }) => supply(price) + value === demand(price)
    },
  },
  {
    of: ['surplus-from-a-schedule'],
    solve: ({ read, text }) => {
      const [price = ''] = read(/surplus at a price of ₦([\d,]+)\?/)
      const at = rowOf(text, 'Price of a basket (₦)').indexOf(price)
      const [sold, brought] = ['Baskets demanded', 'Baskets supplied'].map((row) => Number(rowOf(text, row)[at]))
      return ({ value }) => (sold ?? 0) + value === brought
    },
  },
  {
    // At the option, all who want more are served as well.
    of: ['price-after-demand-grows'],
    solve: (question) => {
      const { demand, supply } = marketOf(question)
      const [more = 0] = question.read(/consumers want (\d+) units more at every price/).map(plain)
      return ({ value }) => demand(value) + more === supply(value)
    },
  },
  {
    // The option pays for each million kilogrammes that nobody buys.
    of: ['spending-under-a-price-floor'],
    solve: (question) => {
      const { demand, supply } = marketOf(question)
      const [price = 0] = question.read(/a minimum price of ₦(\d+) and buys what is left over/).map(plain)
      let paid = 0
      for (let unit = demand(price); unit < supply(price); unit += 1) paid += price
      return ({ value, text }) => text.endsWith(' million') && value === paid
    },
  },
]
