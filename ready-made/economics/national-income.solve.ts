import type { Solver } from '../make/solver.ts'
import { balance, near } from '../make/steps.ts'
import { rowOf } from '../make/tables.ts'

const plain = (text: string | undefined) => Number((text ?? '').replaceAll(',', ''))
/** The amount of an option in billion naira. */
const isBillion = (text: string) => /^₦[\d,.]+ billion$/.test(text)

/** What a first sum of spending comes to when so much of each income is spent again, a thousand times. */
function spentAgain(first: number, share: number): number {
  let [all, round] = [0, first]
  for (let at = 0; at < 1000; at += 1) {
    all += round
    round *= share
  }
  return all
}

export const nationalIncomeSolvers: readonly Solver[] = [
  {
    // What is bought from abroad is taken off, everything else is added.
    of: ['gross-domestic-product-by-spending'],
    solve: ({ text }) => {
      const at = (item: string) => plain(rowOf(text, item)[0])
      const bought = at('Consumption by households') + at('Investment') + at('Government spending')
      return ({ value, text: option }) => isBillion(option) && value + at('Imports') === bought + at('Exports')
    },
  },
  {
    // Back from the option to what is made at home.
    of: ['net-national-product'],
    solve: ({ read }) => {
      const [domestic = 0, received = 0, paid = 0, worn = 0] = read(
        /product of a country is ₦([\d,]+) billion\. Its residents receive ₦([\d,]+) billion of income from abroad, and ₦([\d,]+) billion is paid to foreigners\. Depreciation is ₦([\d,]+) billion/,
      ).map(plain)
      return ({ value }) => value + worn + paid - received === domestic
    },
  },
  {
    of: ['product-at-factor-cost'],
    solve: ({ read }) => {
      const [market = 0, taxes = 0, subsidies = 0] = read(
        /at market prices is ₦([\d,]+) billion\. Indirect taxes are ₦([\d,]+) billion and subsidies ₦([\d,]+) billion/,
      ).map(plain)
      return ({ value }) => value + taxes - subsidies === market
    },
  },
  {
    // Stage by stage.
    of: ['value-added-at-two-stages'],
    solve: ({ read }) => {
      const prices = read(
        /to a miller for ₦([\d,]+)\. .* to a baker for ₦([\d,]+), .* to consumers for ₦([\d,]+)\. .* by the miller and the baker together/,
      ).map(plain)
      let added = 0
      for (let stage = 1; stage < prices.length; stage += 1) added += (prices[stage] ?? 0) - (prices[stage - 1] ?? 0)
      return added
    },
  },
  {
    // With the option each, all of the income is shared out.
    of: ['income-per-head'],
    solve: ({ read }) => {
      const [people = 0, income = 0, more = 0] = read(
        /country of (\d+) million people has a national income of ₦([\d,]+) billion\. .* grows by ₦([\d,]+) billion and the population stays/,
      ).map(plain)
      return ({ value }) => near(value * people, (income + more) * 1000)
    },
  },
  {
    // The option at the prices of the year.
    of: ['real-product-by-deflator'],
    solve: ({ read }) => {
      const [nominal = 0, deflator = 0] = read(/is ₦([\d,.]+) billion and the GDP deflator is (\d+)\./).map(plain)
      return ({ value }) => near((value / 100) * deflator, nominal)
    },
  },
  {
    // What is saved already, and what is kept of each further billion.
    of: ['consumption-after-income-grows'],
    solve: ({ read }) => {
      const [income = 0, spent = 0, share = 0, more = 0] = read(
        /income of ₦([\d,]+) billion spend ₦([\d,]+) billion on consumption\. Their marginal propensity to consume is ([\d.]+)\. What do they save when their income has risen by ₦([\d,]+) billion/,
      ).map(plain)
      let saved = income - spent
      for (let billion = 0; billion < more; billion += 1) saved += 1 - share
      return ({ value }) => near(value, saved)
    },
  },
  {
    // Round after round is spent again.
    of: ['rise-of-income-by-the-multiplier'],
    solve: ({ read }) => {
      const [share = 0, more = 0] = read(
        /^In a closed economy without taxes, ([\d.]+) of each further naira .* spends ₦([\d,]+) billion more/,
      ).map(plain)
      return ({ value }) => near(value, spentAgain(more, share))
    },
  },
  {
    // The option, spent again and again, fills the gap.
    of: ['investment-to-reach-an-income'],
    solve: ({ read }) => {
      const [income = 0, needed = 0, saved = 0] = read(
        /^National income is ₦([\d,]+) billion, and full employment needs ₦([\d,]+) billion\. The marginal propensity to save is ([\d.]+)/,
      ).map(plain)
      return ({ value }) => near(income + spentAgain(value, 1 - saved), needed)
    },
  },
  {
    // The income at which all that is made is bought.
    of: ['income-where-spending-equals-it'],
    solve: ({ read, value }) => {
      const [consumption = '', investment = '', government = ''] = read(
        /consumption is \$C = ([^$]+)\$, .* Investment is (\d+) and government spending (\d+)\./,
      )
      const found = balance(0, 1e6, (Y) => Y - value(consumption, { Y }) - Number(investment) - Number(government))
      return (option) => Math.abs(option.value - found) < 1e-6
    },
  },
  {
    // Each year's product at the prices of the base year.
    of: ['growth-of-real-product'],
    solve: ({ read }) => {
      const [first = 0, last = 0, base = 0, index = 0] = read(
        /rises from ₦([\d,.]+) billion to ₦([\d,.]+) billion, and the GDP deflator from (\d+) to (\d+)\. /,
      ).map(plain)
      const [before, after] = [first / (base / 100), last / (index / 100)]
      return ((after - before) / before) * 100
    },
  },
]
