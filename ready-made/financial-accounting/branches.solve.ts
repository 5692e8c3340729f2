import type { Solver } from '../make/solver.ts'
import { near } from '../make/steps.ts'
import { amounts, posted, rowsOf } from './double-entry.ts'

/** What goods cost that are invoiced at cost and so many per cent. */
const costOf = (invoiced: number, percent: number) => (invoiced / (100 + percent)) * 100

/** By the entries of the buyer, the department or the branch with each option. */
export const branchesSolvers: Solver[] = [
  {
    // The price pays for the assets, the goodwill and less for what is owed.
    of: ['goodwill-on-purchase'],
    solve: ({ read, text }) => {
      const [price = 0] = amounts(read, 'bought a business for # and took over')
      const { of, all } = rowsOf(text)
      if (all.length !== 4) throw new Error(`another table: ${text}`)
      return ({ value }) => {
        const balance = posted([
          ['premises', 'vendor', of('Premises')],
          ['stock', 'vendor', of('Stock')],
          ['debtors', 'vendor', of('Debtors')],
          ['vendor', 'creditors', of('Creditors')],
          ['goodwill', 'vendor', value],
        ])
        return near(-balance('vendor'), price)
      }
    },
  },
  {
    of: ['capital-reserve-on-purchase'],
    solve: ({ read }) => {
      const [assets = 0, owed = 0, price = 0, higher = 0, lower = 0] = amounts(
        read,
        'with assets of # and liabilities of # in its books was bought for #\\. The buyer valued the premises # higher and the stock # lower than the books\\. What was the capital reserve',
      )
      return ({ value }) => near(price + value + owed, assets + higher - lower)
    },
  },
  {
    // Cash, debentures and the option's shares make up the price.
    of: ['shares-given-for-a-business'],
    solve: ({ read }) => {
      const [price = 0, cash = 0, debentures = 0, premium = 0] = amounts(
        read,
        'price of a business is #\\. The buyer pays # in cash, gives debentures of #, and issues ordinary shares of ₦1 each at a premium of @ kobo for the rest\\. How many shares',
      )
      return ({ value }) => near(cash + debentures + value + (value * premium) / 100, price)
    },
  },
  {
    of: ['profit-of-a-department'],
    solve: ({ text }) => {
      const { of, all } = rowsOf(text)
      if (all.length !== 5) throw new Error(`another table: ${text}`)
      return -posted([
        ['debtors', 'trading', of('Sales')],
        ['trading', 'stock', of('Opening stock')],
        ['trading', 'creditors', of('Purchases')],
        ['trading', 'other department', of('Goods received from another department')],
        ['stock', 'trading', of('Closing stock')],
      ])('trading')
    },
  },
  {
    // What was bought is sent back, passed on or still there.
    of: ['cost-of-goods-moved-between-departments'],
    solve: ({ read }) => {
      const [bought = 0, back = 0, passed = 0, percent = 0] = amounts(
        read,
        'bought goods for # and returned # of them\\. It passed goods to the tailoring department at #, which is their cost plus @%\\. What did the goods that stayed',
      )
      return ({ value }) => near(bought - back - value, costOf(passed, percent))
    },
  },
  {
    // The gross profit pays the wages, a part of the common expenses and the option.
    of: ['net-profit-of-a-department'],
    solve: ({ read }) => {
      const [a = 0, b = 0, percent = 0, wages = 0, common = 0] = amounts(
        read,
        'have sales of # and #\\. A earns a gross profit of @% on its sales and pays wages of #\\. Common expenses of # are shared in the ratio of sales\\. What is the net profit of A',
      )
      const share = (common / (a + b)) * a
      return ({ value }) => near(((value + wages + share) / a) * 100, percent)
    },
  },
  {
    // What is left of the stock without the option is its cost.
    of: ['loading-in-branch-stock'],
    solve: ({ read }) => {
      const [percent = 0, stock = 0] = amounts(
        read,
        'to its branch at cost plus @%\\. At the end of the year the branch has stock of # at that price\\. What provision for unrealised profit',
      )
      return ({ value }) => near((value / (stock - value)) * 100, percent)
    },
  },
  {
    of: ['goods-sent-to-branch-at-cost'],
    solve: ({ read }) => {
      const [percent = 0, sent = 0, back = 0] = amounts(
        read,
        'invoiced to a branch at cost plus @%\\. Goods sent in the year were # and goods returned by the branch #, both at invoice price\\. Find the cost of the goods the branch kept',
      )
      return ({ value }) => near(value + (value * percent) / 100, sent - back)
    },
  },
  {
    of: ['branch-stock-at-invoice-price'],
    solve: ({ text }) => {
      const { of, all } = rowsOf(text)
      if (all.length !== 5) throw new Error(`another table: ${text}`)
      return posted([
        ['branch stock', 'opening', of('Opening stock')],
        ['branch stock', 'goods sent', of('Goods from head office')],
        ['cash', 'branch stock', of('Cash sales')],
        ['debtors', 'branch stock', of('Credit sales')],
        ['goods sent', 'branch stock', of('Goods returned to head office')],
      ])('branch stock')
    },
  },
  {
    // Only the cost of what was sold.
    of: ['gross-profit-of-a-branch'],
    solve: ({ read }) => {
      const [invoiced = 0, percent = 0, sales = 0, left = 0] = amounts(
        read,
        'received goods invoiced at #, which is cost plus @%\\. It sold some of them for # and has # left at invoice price\\. There was no opening stock\\. Calculate the gross profit of the branch at cost',
      )
      return ({ value }) => near(sales - value + costOf(left, percent), costOf(invoiced, percent))
    },
  },
]
