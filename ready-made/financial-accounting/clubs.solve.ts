import type { Solver } from '../make/solver.ts'
import { near } from '../make/steps.ts'
import { amounts, posted, rowsOf } from './double-entry.ts'

/** By keeping the club's accounts, member by member or entry by entry. */
export const clubsSolvers: Solver[] = [
  {
    // The subscriptions account with the option as income closes with what is owed at the end.
    of: ['subscriptions-of-the-year'],
    solve: ({ text }) => {
      const { of, all } = rowsOf(text)
      if (all.length !== 5) throw new Error(`another account: ${text}`)
      return ({ value }) => {
        const balance = posted([
          ['subscriptions', 'opening', of('In arrears at the beginning')],
          ['opening', 'subscriptions', of('In advance at the beginning')],
          ['cash', 'subscriptions', of('Subscriptions received in the year')],
          ['subscriptions', 'income', value],
        ])
        return near(balance('subscriptions'), of('In arrears at the end') - of('In advance at the end'))
      }
    },
  },
  {
    // As many members as the money paid for.
    of: ['arrears-by-members'],
    solve: ({ read }) => {
      const [members = 0, each = 0, received = 0, next = 0] = amounts(
        read,
        'has @ members, and each pays # a year\\. In the year # was received, of which # was for the next year\\. Nothing was owed or paid in advance at the beginning\\. How much is in arrears at the end',
      )
      let owing = 0
      let left = received - next
      for (let member = 0; member < members; member += 1) {
        owing += Math.max(0, each - left)
        left = Math.max(0, left - each)
      }
      return owing
    },
  },
  {
    of: ['subscriptions-received-in-cash'],
    solve: ({ read }) => {
      const [members = 0, each = 0, before = 0, owing = 0, advance = 0] = amounts(
        read,
        'of @ members charges # a year\\. Subscriptions in arrears were # at the beginning of the year, and all of that has been paid\\. At the end # was in arrears and # had been paid in advance\\. How much was received',
      )
      return ({ value }) => {
        const balance = posted([
          ['subscriptions', 'opening', before],
          ['subscriptions', 'income', members * each],
          ['cash', 'subscriptions', value],
        ])
        return near(balance('subscriptions'), owing - advance)
      }
    },
  },
  {
    of: ['accumulated-fund'],
    solve: ({ text }) => {
      const { of, all } = rowsOf(text)
      if (all.length !== 5) throw new Error(`another statement: ${text}`)
      const assets = of('Equipment') + of('Balance at bank') + of('Subscriptions in arrears')
      return ({ value }) => near(value + of('Subscriptions in advance') + of('Rent owing'), assets)
    },
  },
  {
    // With the option as profit, the takings pay for everything.
    of: ['profit-of-the-bar'],
    solve: ({ read }) => {
      const [takings = 0, start = 0, end = 0, bought = 0, wages = 0] = amounts(
        read,
        "had takings of #\\. Bar stock was # at the beginning and # at the end, bar purchases were # and the barman['’]s wages #\\. Find the profit",
      )
      return ({ value }) => {
        const balance = posted([
          ['bar', 'opening stock', start],
          ['bar', 'purchases', bought],
          ['bar', 'wages', wages],
          ['closing stock', 'bar', end],
          ['cash', 'bar', takings],
          ['bar', 'profit', value],
        ])
        return near(balance('bar'), 0)
      }
    },
  },
  {
    of: ['surplus-of-the-year'],
    solve: ({ text }) => {
      const sides: Record<string, number> = {
        Subscriptions: 1,
        'Donations, treated as income': 1,
        Rent: -1,
        Wages: -1,
        'New chairs bought': 0,
        'Depreciation of chairs': -1,
      }
      let sum = 0
      for (const [item, amount] of rowsOf(text).all) {
        const side = sides[item]
        if (side === undefined) throw new Error(`an item of neither side: ${item}`)
        sum += side * amount
      }
      return sum
    },
  },
  {
    of: ['balance-of-receipts-and-payments'],
    solve: ({ read }) => {
      const [start = 0, received = 0, printing = 0, hall = 0, piano = 0] = amounts(
        read,
        'began the year with # at the bank\\. It received subscriptions of # and paid # for printing, # for the hire of a hall and # for a piano\\. What balance',
      )
      return posted([
        ['bank', 'opening', start],
        ['bank', 'subscriptions', received],
        ['printing', 'bank', printing],
        ['hall', 'bank', hall],
        ['piano', 'bank', piano],
      ])('bank')
    },
  },
  {
    of: ['life-membership-fund'],
    solve: ({ read }) => {
      const [start = 0, members = 0, each = 0, years = 0] = amounts(
        read,
        'stood at # on 1 January, and one fifth of it is transferred to income this year\\. During the year @ members paid # each for life; their fees are transferred to income in equal parts over @ years, this year included\\. What is the balance',
      )
      const entries: [string, string, number][] = [
        ['opening', 'fund', start],
        ['fund', 'income', start / 5],
      ]
      for (let member = 0; member < members; member += 1) {
        entries.push(['bank', 'fund', each], ['fund', 'income', each / years])
      }
      return -posted(entries)('fund')
    },
  },
  {
    of: ['rent-of-a-club'],
    solve: ({ read }) => {
      const [paid = 0, before = 0, owing = 0] = amounts(
        read,
        'paid rent of # in the year\\. Rent of # had been prepaid at the beginning, and # was owing at the end\\. How much rent belongs',
      )
      return ({ value }) => {
        const balance = posted([
          ['rent', 'opening', before],
          ['rent', 'bank', paid],
          ['income and expenditure', 'rent', value],
        ])
        return near(-balance('rent'), owing)
      }
    },
  },
  {
    // What is over when each member has paid the option.
    of: ['subscription-for-a-surplus'],
    solve: ({ read }) => {
      const [spent = 0, other = 0, members = 0, surplus = 0] = amounts(
        read,
        'expenditure of # and other income of # next year\\. What must each of its @ members pay so that the surplus is #\\?',
      )
      return ({ value }) => near(value * members + other - spent, surplus)
    },
  },
]
