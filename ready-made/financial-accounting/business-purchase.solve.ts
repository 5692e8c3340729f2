import type { Solver } from '../make/solver.ts'
import { near } from '../make/steps.ts'
import { amounts, posted, rowsOf } from './double-entry.ts'

/** By the vendor's and the buyer's entries, or cell by cell. */
export const businessPurchaseSolvers: Solver[] = [
  {
    // With the option, what is taken over is worth the price.
    of: ['goodwill-after-a-provision'],
    solve: ({ read, text }) => {
      const [price = 0, lower = 0, percent = 0] = amounts(
        read,
        'buys a business for # and takes over these assets, but no liabilities:[^]*It values the stock @% lower and makes a provision of @% for doubtful debts',
      )
      const { of, all } = rowsOf(text)
      if (all.length !== 3) throw new Error(`another table: ${text}`)
      return ({ value }) => {
        const balance = posted([
          ['vehicles', 'vendor', of('Vehicles')],
          ['stock', 'vendor', of('Stock') * (1 - lower / 100)],
          ['debtors', 'vendor', of('Debtors')],
          ['vendor', 'provision', (of('Debtors') * percent) / 100],
          ['goodwill', 'vendor', value],
        ])
        return near(-balance('vendor'), price)
      }
    },
  },
  {
    of: ['price-with-goodwill-of-years'],
    solve: ({ read }) => {
      const [assets = 0, owed = 0, first = 0, second = 0, years = 0] = amounts(
        read,
        "assets of # and liabilities of #, both taken over\\. Its last two profits were # and #\\. Goodwill is @ years['’] purchase of their average",
      )
      // What the price is above the net assets is so many of both profits.
      return ({ value }) => near(((value + owed - assets) / years) * 2, first + second)
    },
  },
  {
    of: ['cash-part-of-a-price'],
    solve: ({ read }) => {
      const [price = 0, shares = 0, premium = 0, debentures = 0] = amounts(
        read,
        'price of a business is #\\. It is paid by ([\\d,]+) shares of ₦1 each, issued at a premium of @ kobo, by debentures of #, and the rest in cash',
      )
      return ({ value }) => near(shares + (shares * premium) / 100 + debentures + value, price)
    },
  },
  {
    // The realisation account, closed by the option.
    of: ['profit-of-the-vendor'],
    solve: ({ read }) => {
      const [assets = 0, cash = 0, owed = 0, price = 0, expenses = 0] = amounts(
        read,
        "books show assets of #, of which # is cash, and liabilities of #\\. A company takes over the liabilities and all assets but the cash, and pays #\\. The trader pays realisation expenses of #\\. What is the trader['’]s profit",
      )
      return -posted([
        ['realisation', 'assets', assets - cash],
        ['liabilities', 'realisation', owed],
        ['company', 'realisation', price],
        ['realisation', 'cash', expenses],
      ])('realisation')
    },
  },
  {
    of: ['bank-after-buying-a-business'],
    solve: ({ read }) => {
      const [shares = 0, business = 0, formation = 0, stock = 0] = amounts(
        read,
        'received # for its shares\\. It paid # for a business, formation expenses of # and # for more stock\\. Its other purchases are on credit',
      )
      return posted([
        ['bank', 'shares', shares],
        ['vendor', 'bank', business],
        ['formation', 'bank', formation],
        ['stock', 'bank', stock],
      ])('bank')
    },
  },
  {
    // Row by row.
    of: ['stock-list-in-a-spreadsheet'],
    solve: ({ read, text }) => {
      read(/D2 holds =B2\*C2 and is copied to D3 and D4\. D5 holds =SUM\(D2:D4\)\. What does D5 show/)
      const rows = [...text.matchAll(/^\| \d \| \w+ \| (\d+) \| ([\d,]+) \|$/gm)]
      if (rows.length !== 3) throw new Error(`another sheet: ${text}`)
      return rows.reduce((sum, [, many, cost = '']) => sum + Number(many) * Number(cost.replaceAll(',', '')), 0)
    },
  },
  {
    // Cell by cell downwards.
    of: ['reducing-balance-in-a-spreadsheet'],
    solve: ({ read }) => {
      const [cost = 0, percent = 0, row = 0] = amounts(
        read,
        'B2 holds the cost of a machine, #\\. C2 holds =B2\\*@% and B3 holds =B2-C2; both are copied down for the years that follow\\. What does C@ show',
      )
      let [b, c] = [cost, (cost * percent) / 100]
      for (let now = 3; now <= row; now += 1) {
        b -= c
        c = (b * percent) / 100
      }
      return ({ value }) => Math.abs(value - c) < 0.01
    },
  },
  {
    // With the option in its row, all rows come to the whole provision.
    of: ['rate-missing-from-an-age-list'],
    solve: ({ read, text }) => {
      const [whole = 0] = amounts(
        read,
        'The whole provision is #\\. What percentage of the oldest debts is provided for',
      )
      const rows = [...text.matchAll(/^\| [A-Z\d][\w ]+ \| ([\d,]+) \| (?:([\d.]+)% )?\|$/gm)]
      if (rows.length !== 3) throw new Error(`another table: ${text}`)
      return ({ value }) => {
        const provided = rows.map(
          ([, debts = '', percent]) => Number(debts.replaceAll(',', '')) * Number(percent ?? value),
        )
        return near(provided.reduce((sum, one) => sum + one, 0) / 100, whole)
      }
    },
  },
]
