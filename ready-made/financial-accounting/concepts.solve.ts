import type { Solver } from '../make/solver.ts'
import { near } from '../make/steps.ts'
import { amounts, posted, rowsOf } from './double-entry.ts'

/** The rows of a table for which `counts` says true; an item it does not know throws. */
function sumOf(text: string, counts: Record<string, boolean>, item = (one: string) => one): number {
  return rowsOf(text).all.reduce((sum, [details, amount]) => {
    const isIn = counts[item(details)]
    if (isIn === undefined) throw new Error(`an unknown item: ${details}`)
    return isIn ? sum + amount : sum
  }, 0)
}

/** Item by item, or by the entries of the year. */
export const conceptsSolvers: Solver[] = [
  {
    // What the option is below cost is the loss that is foreseen.
    of: ['stock-by-prudence'],
    solve: ({ text }) => {
      const rows = [...text.matchAll(/^\| [A-Z][\w ]+ \| ([\d,]+) \| ([\d,]+) \|$/gm)].map(
        ([, cost = '', worth = '']) => [cost, worth].map((one) => Number(one.replaceAll(',', ''))),
      )
      if (rows.length !== 3) throw new Error(`another table: ${text}`)
      const cost = rows.reduce((sum, [one = 0]) => sum + one, 0)
      const losses = rows.reduce((sum, [one = 0, worth = 0]) => sum + Math.max(0, one - worth), 0)
      return ({ value }) => near(cost - value, losses)
    },
  },
  {
    of: ['damaged-goods-in-stock'],
    solve: ({ read }) => {
      const [stock = 0, damaged = 0, repairs = 0, price = 0] = amounts(
        read,
        'Stock at cost is #\\. It includes damaged goods that cost #\\. After repairs for # these can be sold for #\\. At what value should the whole stock be shown',
      )
      const worth = Math.min(damaged, price - repairs)
      return ({ value }) => near(value - (stock - damaged), worth)
    },
  },
  {
    // Delivered and not paid counts, paid and not delivered does not.
    of: ['revenue-when-earned'],
    solve: ({ read }) => {
      const [cash = 0, credit = 0, received = 0, advance = 0] = amounts(
        read,
        'sold goods for # cash and for # on credit\\. Of the credit sales # was received by the end of the year\\. A customer also paid # in advance for chairs to be delivered next year\\. By the realisation concept',
      )
      return -posted([
        ['cash', 'sales', cash],
        ['debtors', 'sales', credit],
        ['cash', 'debtors', received],
        ['cash', 'customer in advance', advance],
      ])('sales')
    },
  },
  {
    of: ['asset-at-historical-cost'],
    solve: ({ read }) => {
      const [price = 0, lawyer = 0, surveyor = 0] = amounts(
        read,
        'bought land for #, paid a lawyer # for the purchase and a surveyor # to mark its limits\\. Five years later the land could be sold for ₦[\\d,]+\\. By the historical cost concept',
      )
      return posted([
        ['land', 'bank', price],
        ['land', 'bank', lawyer],
        ['land', 'bank', surveyor],
      ])('land')
    },
  },
  {
    of: ['assets-of-the-business-alone'],
    solve: ({ text }) =>
      sumOf(
        text,
        {
          Shop: true,
          'Delivery van': true,
          'Goods for sale': true,
          'Bank account of the business': true,
          House: false,
          Private: false,
        },
        (item) => item.replace(/^(House|Private) .*$/, '$1'),
      ),
  },
  {
    // Lamp by lamp that was sold.
    of: ['cost-matched-with-sales'],
    solve: ({ read }) => {
      const [cost = 0, sold = 0, price = 0, percent = 0] = amounts(
        read,
        'bought \\d+ lamps at # each and sold @ of them at # each\\. It owes its salesman a commission of @% of the sales, which is not paid yet\\. By the matching concept',
      )
      let profit = 0
      for (let lamp = 0; lamp < sold; lamp += 1) profit += price - cost - (price * percent) / 100
      return ({ value }) => Math.abs(value - profit) < 0.01
    },
  },
  {
    of: ['capital-expenditure-of-a-year'],
    solve: ({ text }) =>
      sumOf(text, {
        'New machine': true,
        'Wages to install the new machine': true,
        'New wing of the workshop': true,
        'Repairs of an old machine': false,
        'Painting of the old workshop': false,
        'Fuel for machines': false,
      }),
  },
  {
    // Back from the option to the cash that came in.
    of: ['cash-profit-and-accrual-profit'],
    solve: ({ read }) => {
      const [cash = 0, debtors = 0, creditors = 0, stock = 0, rent = 0] = amounts(
        read,
        'received # more than it paid for goods and expenses\\. At the end of the year customers owe #, suppliers are owed #, there are unsold goods of #, and rent of # has been paid in advance\\. What is the profit',
      )
      return ({ value }) => near(value - debtors + creditors - stock - rent, cash)
    },
  },
]
