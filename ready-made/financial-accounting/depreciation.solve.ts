import { months } from '../make/months.ts'
import type { Solver } from '../make/solver.ts'
import { near } from '../make/steps.ts'
import { amounts } from './double-entry.ts'

const ordinals: Record<string, number> = { first: 1, second: 2, third: 3, fourth: 4 }
const plain = (text = '') => Number(text.replaceAll(',', ''))
const money = (amount: number) => `₦${String(Math.round(amount)).replaceAll(/\B(?=(\d{3})+$)/g, ',')}`

/** The book value after each year, the first year's first. */
function bookValues(cost: number, years: number, charge: (value: number) => number): number[] {
  const values: number[] = []
  let value = cost
  for (let year = 0; year < years; year += 1) {
    value -= charge(value)
    values.push(value)
  }
  return values
}

/** Year by year, or by writing the asset down with each option. */
export const depreciationSolvers: Solver[] = [
  {
    // Written down by the option each year, the machine ends as scrap.
    of: ['straight-line-charge'],
    solve: ({ read }) => {
      const [cost = 0, years = 0, scrap = 0] = amounts(
        read,
        'that cost # will be used for @ years and then sold as scrap for #\\. What is the depreciation of each year by the straight line method',
      )
      return ({ value }) => near(bookValues(cost, years, () => value).at(-1) ?? 0, scrap)
    },
  },
  {
    of: ['straight-line-book-value'],
    solve: ({ read }) => {
      const [cost = 0, percent = 0, years = 0] = amounts(
        read,
        'bought for # is depreciated at @% per annum on cost\\. What is its net book value after @ years',
      )
      return bookValues(cost, years, () => (cost * percent) / 100).at(-1) ?? Number.NaN
    },
  },
  {
    // The fall of the book value in that year.
    of: ['reducing-balance-charge'],
    solve: ({ read }) => {
      const [cost, percent, which = ''] = read(
        /that cost ₦([\d,]+) is depreciated at ([\d.]+)% per annum by the reducing balance method\. What is the depreciation of the (\w+) year/,
      )
      const year = ordinals[which] ?? Number.NaN
      const values = [plain(cost), ...bookValues(plain(cost), year, (value) => (value * Number(percent)) / 100)]
      return (values.at(-2) ?? Number.NaN) - (values.at(-1) ?? Number.NaN)
    },
  },
  {
    // Month by month on what the firm then owns.
    of: ['charge-for-part-of-a-year'],
    solve: ({ read }) => {
      const [first, month = '', second, percent] = read(
        /On 1 January a firm had machinery that cost ₦([\d,]+), and on 1 (\w+) it bought more for ₦([\d,]+)\. Depreciation is ([\d.]+)% per annum on cost, for each month of ownership\. What is charged for the year that ends on 31 December/,
      )
      const bought = months.indexOf(month)
      if (bought < 0) throw new Error(`no month: ${month}`)
      let charge = 0
      for (let now = 0; now < 12; now += 1) {
        const owned = plain(first) + (now >= bought ? plain(second) : 0)
        charge += (owned * Number(percent)) / 1200
      }
      return ({ value }) => near(value, charge)
    },
  },
  {
    of: ['profit-or-loss-on-disposal'],
    solve: ({ read }) => {
      const [cost = 0, percent = 0, years = 0, price = 0] = amounts(
        read,
        'that cost # was depreciated at @% per annum on cost for @ years and then sold for #\\. What was the gain or loss',
      )
      const gain = price - (bookValues(cost, years, () => (cost * percent) / 100).at(-1) ?? Number.NaN)
      return `${gain > 0 ? 'Gain' : 'Loss'} of ${money(Math.abs(gain))}`
    },
  },
  {
    // A repair is no cost of the machine.
    of: ['cost-of-an-asset-in-use'],
    solve: ({ read }) => {
      const [price = 0, freight = 0, installed = 0, percent = 0] = amounts(
        read,
        'was bought for #\\. Freight was # and installation #, and a repair later in the year was ₦[\\d,]+\\. Depreciation is @% of cost',
      )
      return ({ value }) => near((value / percent) * 100, price + freight + installed)
    },
  },
  {
    // What was there and came is used up, sent back or still there.
    of: ['revaluation-of-loose-tools'],
    solve: ({ read }) => {
      const [start = 0, end = 0, bought = 0, back = 0] = amounts(
        read,
        'valued at # on 1 January and at # on 31 December\\. During the year tools for # were bought, and # of them were returned to the supplier',
      )
      return ({ value }) => near(value + back + end, start + bought)
    },
  },
  {
    // Hour by hour.
    of: ['charge-by-output'],
    solve: ({ read }) => {
      const [cost, life, worth, hours] = read(
        /cost ₦([\d,]+) and is expected to run for ([\d,]+) hours in its life\. It will then be worth ₦([\d,]+)\. Depreciation is by hours of use\. What is charged for a year in which it runs for ([\d,]+) hours/,
      ).map(plain)
      // At the option's charge for each hour, the whole life brings it down to what it will be worth.
      return ({ value }) => near((cost ?? 0) - (value / (hours ?? 0)) * (life ?? 0), worth ?? 0)
    },
  },
  {
    of: ['price-from-profit-on-disposal'],
    solve: ({ read }) => {
      const [cost, percent, which = '', gain] = read(
        /bought for ₦([\d,]+) was depreciated at ([\d.]+)% per annum by the reducing balance method\. At the end of its (\w+) year it was sold at a profit of ₦([\d,]+) on its book value/,
      )
      const years = ordinals[which] ?? Number.NaN
      const value = bookValues(plain(cost), years, (now) => (now * Number(percent)) / 100).at(-1) ?? Number.NaN
      return (option) => near(option.value - value, plain(gain))
    },
  },
  {
    of: ['difference-of-two-methods'],
    solve: ({ read }) => {
      const [cost = 0, level = 0, falling = 0] = amounts(
        read,
        'Equipment costs #\\. It can be depreciated at @% per annum on cost, or at @% per annum by the reducing balance method\\. By how much is the net book value after two years higher with the first method',
      )
      const first = bookValues(cost, 2, () => (cost * level) / 100).at(-1) ?? Number.NaN
      const second = bookValues(cost, 2, (value) => (value * falling) / 100).at(-1) ?? Number.NaN
      return ({ value }) => near(second + value, first)
    },
  },
]
