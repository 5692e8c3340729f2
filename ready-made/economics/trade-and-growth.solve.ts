import type { Solver } from '../make/solver.ts'
import { near } from '../make/steps.ts'
import { rowOf } from '../make/tables.ts'

const plain = (text: string | undefined) => Number((text ?? '').replaceAll(',', ''))

export const tradeAndGrowthSolvers: readonly Solver[] = [
  {
    // What is left when the other sectors have theirs.
    of: ['share-of-farming-in-the-product'],
    solve: ({ read }) => {
      const [crops = 0, livestock = 0, rest = 0] = read(
        /crops add ₦([\d,]+) billion .*livestock ₦([\d,]+) billion and all other sectors ₦([\d,]+) billion/,
      ).map(plain)
      return 100 - (rest / (crops + livestock + rest)) * 100
    },
  },
  {
    // With the option more, so much of the factory is used.
    of: ['use-of-a-factory'],
    solve: ({ read }) => {
      const [can = 0, makes = 0, share = 0] = read(
        /can produce ([\d,]+) tonnes a month produces ([\d,]+) tonnes\. .* so that (\d+)% of its capacity is used/,
      ).map(plain)
      return ({ value }) => near((makes + value) / can, share / 100)
    },
  },
  {
    // One head of the year before, who gets more and shares with more.
    of: ['growth-of-income-per-head'],
    solve: ({ read }) => {
      const [people = 0, income = 0, more = 0, births = 0] = read(
        /country of (\d+) million people has a real income of ₦([\d,]+) billion\. .* grows by (\d+)% and the population by (\d+)%\. .*to the nearest naira/,
      ).map(plain)
      return (((income * 1000) / people) * (100 + more)) / (100 + births)
    },
  },
  {
    of: ['terms-of-trade-after-a-change'],
    solve: ({ read }) => {
      const [out = 0, into = 0] = read(
        /index of export prices of a country is (\d+) and that of import prices (\d+)\./,
      ).map(plain)
      return (100 / into) * out
    },
  },
  {
    // What each country gives up for a bag; the one that gives up less.
    of: ['cost-of-cocoa-in-two-countries'],
    solve: ({ text, read }) => {
      read(/comparative advantage in (cocoa), and what does a bag of cocoa cost it/)
      const [x = Number.NaN, y = Number.NaN] = ['X', 'Y'].map((country) => {
        const [cocoa, cloth] = rowOf(text, country).map(plain)
        return (cloth ?? Number.NaN) / (cocoa ?? Number.NaN)
      })
      if (x === y) throw new Error(text)
      return ({ text: option }) => {
        const [, country = '', cost = ''] = /^Country ([XY]), ([\d.]+) bales? of cloth$/.exec(option) ?? []
        return country === (x < y ? 'X' : 'Y') && near(Number(cost), Math.min(x, y))
      }
    },
  },
  {
    // Bag by bag.
    of: ['gain-from-trade'],
    solve: ({ read }) => {
      const [cost = 0, price = 0, bags = 0] = read(
        /opportunity cost of (\d+) kg of fish\. Abroad a bag of maize is exchanged for (\d+) kg of fish\. .* produces (\d+) bags of maize more/,
      ).map(plain)
      let gain = 0
      for (let bag = 0; bag < bags; bag += 1) gain += price - cost
      return gain
    },
  },
  {
    // What comes in from abroad, and what goes out.
    of: ['current-account-of-a-country'],
    solve: ({ text }) => {
      const at = (item: string) => plain(rowOf(text, item)[0])
      const into = at('Exports of goods') + at('Services sold abroad') + at('Gifts received from abroad')
      const out = at('Imports of goods') + at('Services bought abroad')
      return `${into < out ? 'Deficit' : 'Surplus'} of ₦${Math.abs(into - out)} billion`
    },
  },
  {
    // Each dollar at its new price, and its duty.
    of: ['price-of-an-import-after-devaluation'],
    solve: ({ read }) => {
      const [dollars = 0, price = 0, rise = 0, duty = 0] = read(
        /costs (\d+) dollars abroad\. In this question a dollar costs ₦([\d,]+), and then its price in naira rises by (\d+)%\. With an import duty of (\d+)%/,
      ).map(plain)
      let paid = 0
      for (let dollar = 0; dollar < dollars; dollar += 1) {
        const now = price + (price * rise) / 100
        paid += now + (now * duty) / 100
      }
      return ({ value }) => near(value, paid)
    },
  },
  {
    // Day after day.
    of: ['revenue-of-exported-oil'],
    solve: ({ read }) => {
      const [made = 0, home = 0, price = 0, days = 0] = read(
        /produces ([\d.]+) million barrels of crude oil a day, and refines ([\d.]+) million of them at home\. The rest is exported at (\d+) dollars a barrel\. What does it earn from exports in (\d+) days/,
      ).map(Number)
      let earned = 0
      for (let day = 0; day < days; day += 1) earned += made * price - home * price
      return ({ value, text }) => text.endsWith(' million dollars') && near(value, earned)
    },
  },
  {
    // Year after year until nothing is left.
    of: ['years-of-reserves'],
    solve: ({ read }) => {
      const [reserves = 0, yearly = 0, found = 0] = read(
        /reserves of ([\d,]+) million barrels of oil and produces ([\d,]+) million barrels a year\. New fields with ([\d,]+) million barrels/,
      ).map(plain)
      let [left, years] = [reserves + found, 0]
      while (left > 0) {
        left -= yearly
        years += 1
      }
      return left === 0 ? years : Number.NaN
    },
  },
  {
    // What a day brings before and after.
    of: ['oil-revenue-per-cent-change'],
    solve: ({ read }) => {
      const [fall = 0, price = 0, rise = 0, barrels = 0] = read(
        /falls by (\d+)% from (\d+) dollars a barrel\. .* raises its output by (\d+)% from ([\d.]+) million barrels a day\. .*revenue from oil fall/,
      ).map(Number)
      const [before, after] = [price * barrels, (price - (price * fall) / 100) * (barrels + (barrels * rise) / 100)]
      return ((before - after) / before) * 100
    },
  },
]
