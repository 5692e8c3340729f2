import type { Solver } from '../make/solver.ts'
import { near } from '../make/steps.ts'
import { tableIn } from '../make/tables.ts'

const plain = (text: string | undefined) => Number((text ?? '').replaceAll(/[₦,%]/g, ''))

export const moneyAndStateSolvers: readonly Solver[] = [
  {
    // The option changes hands until all is paid.
    of: ['money-supply-by-exchange-equation'],
    solve: ({ read }) => {
      const [units = 0, price = 0, velocity = 0] = read(
        /country ([\d,]+) million units of goods are sold in a year at an average price of ₦([\d,]+)\. The velocity of circulation of money is (\d+)/,
      ).map(plain)
      return ({ value, text }) => text.endsWith(' million') && near(value * velocity, units * price)
    },
  },
  {
    // What a basket for ₦100 costs a year later.
    of: ['rate-of-inflation-from-indices'],
    solve: ({ read }) => {
      const [first = 0, last = 0] = read(/was (\d+) at the end of one year and (\d+) at the end of the next/).map(plain)
      return (100 / first) * last - 100
    },
  },
  {
    // The option buys as many baskets as before.
    of: ['salary-that-keeps-its-worth'],
    solve: ({ read }) => {
      const [salary = 0, before = 0, now = 0] = read(
        /earned ₦([\d,]+) a month when the price index was (\d+)\. .* the index is (\d+), if/,
      ).map(plain)
      return ({ value }) => near(value / now, salary / before)
    },
  },
  {
    // How many goods of ₦1 the pay bought, and buys.
    of: ['change-of-real-income'],
    solve: ({ read }) => {
      const [rise = 0, pay = 0, prices = 0] = read(
        /pay rises by (\d+)% from ₦([\d,]+) a month, and prices rise by (\d+)%\. .*real income fall/,
      ).map(plain)
      const goods = (pay + (pay * rise) / 100) / (1 + prices / 100)
      return ((pay - goods) / pay) * 100
    },
  },
  {
    // What is lent and what is kept are all deposits.
    of: ['loans-a-bank-can-make'],
    solve: ({ read }) => {
      const [deposits = 0, central = 0, cash = 0] = read(
        /deposited ₦([\d,]+) million with a bank\. It must keep (\d+)% of deposits with the central bank, and keeps a further (\d+)% of deposits as cash/,
      ).map(plain)
      return ({ value }) => near(value + (deposits * central) / 100 + (deposits * cash) / 100, deposits)
    },
  },
  {
    // Loan after loan is paid in and lent again.
    of: ['credit-created-from-a-deposit'],
    solve: ({ read }) => {
      const [cash = 0, kept = 0] = read(/pays ₦([\d,]+) million in cash into a bank\. All banks keep ([\d.]+)%/).map(
        plain,
      )
      let [lent, deposit] = [0, cash]
      for (let round = 0; round < 2000; round += 1) {
        deposit -= (deposit * kept) / 100
        lent += deposit
      }
      return ({ value }) => near(value, lent)
    },
  },
  {
    // Each ₦10,000 of the income is taxed in the band it lies in.
    of: ['tax-by-bands'],
    solve: ({ read, text }) => {
      const [income = 0] = read(/on an income of ₦([\d,]+)\?/).map(plain)
      const bands = tableIn(text)
        .slice(1)
        .map(([band = '', rate]) => ({ size: plain(/₦[\d,]+/.exec(band)?.[0] ?? 'x'), rate: plain(rate) }))
      const [first, next, rest] = bands
      if (!first || !next || !rest || bands.length !== 3 || income % 10_000 !== 0) throw new Error(text)
      let tax = 0
      for (let earned = 0; earned < income; earned += 10_000)
        tax += 100 * (earned < first.size ? first.rate : earned < first.size + next.size ? next.rate : rest.rate)
      return ({ value }) => near(value, tax)
    },
  },
  {
    of: ['average-rate-of-tax'],
    solve: ({ read }) => {
      const [free = 0, rate = 0, income = 0] = read(
        /the first ₦([\d,]+) of a yearly income is free of tax, and the rest is taxed at (\d+)%\. What percentage of an income of ₦([\d,]+)/,
      ).map(plain)
      return rate - (free / income) * rate
    },
  },
  {
    // Row by row, what comes in less what goes out.
    of: ['budget-balance'],
    solve: ({ text }) => {
      const balance = tableIn(text)
        .slice(1)
        .reduce((sum, [, revenue, , spent]) => sum + plain(revenue) - plain(spent), 0)
      return `${balance < 0 ? 'Deficit' : 'Surplus'} of ₦${Math.abs(balance)} billion`
    },
  },
  {
    of: ['share-of-revenue-for-debt'],
    solve: ({ read }) => {
      const [debt = 0, rate = 0, repaid = 0, revenue = 0] = read(
        /owes ₦([\d,]+) billion at (\d+)% interest a year\. .* repays ₦([\d,]+) billion\. Its revenue is ₦([\d,]+) billion/,
      ).map(plain)
      return (debt / revenue) * rate + (repaid / revenue) * 100
    },
  },
]
