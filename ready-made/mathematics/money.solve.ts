import type { Solver } from '../make/solver.ts'
import { near } from '../make/steps.ts'

/** What `sum` earns at simple interest, quarter of a year by quarter. */
function earned(sum: number, rate: number, years: number): number {
  let interest = 0
  for (let quarter = 0; quarter < years * 4; quarter += 1) interest += (sum * rate) / 400
  return interest
}

/** What becomes of `sum` when each year `change` per cent of what is there comes in or goes out. */
function after(sum: number, change: number, years: number): number {
  let left = sum
  for (let year = 0; year < years; year += 1) left += (left * change) / 100
  return left
}

const naira = '₦([\\d,]+)'
/** The numbers of an expression in which `#` stands for naira. */
const amounts = (read: (expression: RegExp) => string[], expression: string) =>
  read(new RegExp(expression.replaceAll('#', naira))).map((one) => Number(one.replaceAll(',', '')))

export const moneySolvers: Solver[] = [
  {
    of: ['simple-interest'],
    solve: ({ read }) => {
      const [sum = 0, years = 0, rate = 0] = amounts(read, 'simple interest on # for (\\d+) years at (\\d+)% per annum')
      return ({ value }) => near(value, earned(sum, rate, years))
    },
  },
  {
    of: ['principal-from-interest'],
    solve: ({ read }) => {
      const [interest = 0, years = 0, rate = 0] = amounts(
        read,
        'earns a simple interest of # in (\\d+) years at (\\d+)% per annum',
      )
      return ({ value }) => near(earned(value, rate, years), interest)
    },
  },
  {
    of: ['rate-from-amount'],
    solve: ({ read, options, text }) => {
      const [sum = 0, amount = 0, years = 0] = amounts(read, '^# grew to # in (\\d+) years at simple interest')
      if (!options.every((option) => option.endsWith('%'))) throw new Error(text)
      return (option) => near(sum + earned(sum, Number(option.text.slice(0, -1)), years), amount)
    },
  },
  {
    of: ['compound-interest'],
    solve: ({ read }) => {
      const [sum = 0, rate = 0, years = 0] = amounts(
        read,
        '# in a bank that pays (\\d+)% compound interest per annum\\. What is the amount after (\\d+) years',
      )
      return ({ value }) => near(value, after(sum, rate, years))
    },
  },
  {
    of: ['value-of-a-machine'],
    solve: ({ read }) => {
      const [cost = 0, rate = 0, years = 0] = amounts(
        read,
        'cost # loses (\\d+)% of its value each year\\. What is it worth after (\\d+) years',
      )
      return ({ value }) => near(value, after(cost, -rate, years))
    },
  },
  {
    // What is above the fixed pay, put beside the sales.
    of: ['salary-with-commission'],
    solve: ({ read }) => {
      const [pay = 0, rate = 0, sales = 0] = amounts(
        read,
        'earns # a month and a commission of (\\d+)% on sales\\. .* with sales of #\\?',
      )
      return ({ value }) => near((value - pay) / sales, rate / 100)
    },
  },
  {
    // The cash price is paid off step by step; what is paid beyond it is the answer.
    of: ['hire-purchase'],
    solve: ({ read }) => {
      const [cash = 0, deposit = 0, times = 0, payment = 0] = amounts(
        read,
        'costs # in cash\\. .* a deposit of # and (\\d+) monthly payments of #\\. How much dearer',
      )
      let owed = cash - deposit
      for (let month = 0; month < times; month += 1) owed -= payment
      return -owed
    },
  },
  {
    // What is taken away from the income is the rate of what is not free.
    of: ['tax-after-allowance'],
    solve: ({ read }) => {
      const [income = 0, free = 0, rate = 0] = amounts(
        read,
        'earns # a year\\. In this question # of it is free of tax, and the rest is taxed at (\\d+)%\\. How much is left',
      )
      return ({ value }) => near((income - value) / (income - free), rate / 100)
    },
  },
  {
    // Each chair is paid with its own tax.
    of: ['value-added-tax'],
    solve: ({ read }) => {
      const [chairs = 0, price = 0, rate = 0] = amounts(
        read,
        '^(\\d+) chairs cost # each, and a tax of (\\d+)% is added',
      )
      let paid = 0
      for (let chair = 0; chair < chairs; chair += 1) paid += price + (price * rate) / 100
      return ({ value }) => near(value, paid)
    },
  },
  {
    // A good orange brings the difference of the prices, a bad one loses what it cost.
    of: ['profit-on-a-batch'],
    solve: ({ read }) => {
      const [bought = 0, cost = 0, bad = 0, price = 0] = amounts(
        read,
        'bought (\\d+) oranges at # each\\. (\\d+) were bad, and the rest were sold at # each\\. Find the profit',
      )
      let profit = 0
      for (let orange = 1; orange <= bought; orange += 1) profit += orange <= bad ? -cost : price - cost
      return profit
    },
  },
  {
    of: ['years-to-earn-interest'],
    solve: ({ read }) => {
      const [sum = 0, rate = 0, interest = 0] = amounts(
        read,
        'must # be saved at (\\d+)% simple interest per annum to earn #\\?',
      )
      return ({ text }) => near(earned(sum, rate, Number(/^([\d.]+) years?$/.exec(text)?.[1])), interest)
    },
  },
]
