import type { Solver } from '../make/solver.ts'
import { near } from '../make/steps.ts'
import { amounts, rowsOf } from './double-entry.ts'

/** By following the money of the vote with each option, cell by cell in a spreadsheet. */
export const publicSectorSolvers: Solver[] = [
  {
    // Spent, ordered and available are the vote.
    of: ['balance-of-a-vote'],
    solve: ({ read }) => {
      const [vote = 0, paid = 0, ordered = 0] = amounts(
        read,
        'of a ministry is #\\. Payments so far are #, and orders of # have been placed and not yet paid\\. What balance does the vote book show as available',
      )
      return ({ value }) => near(value + paid + ordered, vote)
    },
  },
  {
    of: ['vote-after-virement'],
    solve: ({ read }) => {
      const [vote = 0, added = 0, moved = 0, spent = 0] = amounts(
        read,
        'was #\\. A supplementary warrant added #, and # was moved from it to another vote by virement\\. Expenditure is #\\. How much remains',
      )
      return ({ value }) => near(value + spent + moved, vote + added)
    },
  },
  {
    of: ['consolidated-revenue-fund'],
    solve: ({ text }) => {
      const sides: Record<string, number> = {
        'Opening balance': 1,
        'Statutory allocation': 1,
        Taxes: 1,
        'Fees and fines': 1,
        'Personnel costs': -1,
        'Overhead costs': -1,
        'Transfer to capital development fund': -1,
      }
      let balance = 0
      for (const [item, amount] of rowsOf(text).all) {
        const side = sides[item]
        if (side === undefined) throw new Error(`an item of neither side: ${item}`)
        balance += side * amount
      }
      return balance
    },
  },
  {
    // Head by head.
    of: ['revenue-against-estimate'],
    solve: ({ text }) => {
      const rows = [...text.matchAll(/^\| \w+ \| ([\d,]+) \| ([\d,]+) \|$/gm)]
      if (rows.length !== 3) throw new Error(`another table: ${text}`)
      const plain = (one = '') => Number(one.replaceAll(',', ''))
      return rows.reduce((above, [, estimate, actual]) => above + plain(actual) - plain(estimate), 0)
    },
  },
  {
    // Month by month.
    of: ['monthly-release-of-a-vote'],
    solve: ({ read }) => {
      const [vote = 0, months = 0, spent = 0] = amounts(
        read,
        'yearly vote of # is released in twelve equal monthly parts\\. After @ months # has been spent\\. How much of what was released is unspent',
      )
      let released = 0
      for (let month = 0; month < months; month += 1) released += vote / 12
      return released - spent
    },
  },
  {
    // Night by night from what was advanced.
    of: ['imprest-retired'],
    solve: ({ read }) => {
      const [advance = 0, nights = 0, each = 0, fuel = 0, refused = 0] = amounts(
        read,
        'was advanced # for a tour\\. The officer claims @ nights at # and fuel of #, but receipts for # of the fuel are not accepted\\. How much must the officer pay back',
      )
      let left = advance
      for (let night = 0; night < nights; night += 1) left -= each
      return left - fuel + refused
    },
  },
  {
    // What the option leaves after an equal part is for the council's people.
    of: ['share-of-an-allocation'],
    solve: ({ read }) => {
      const [all = 0, councils = 0, percent = 0, people = 0, everybody = 0] = amounts(
        read,
        "divides # among its @ councils: @% in equal parts, and the rest by population\\. A council has ([\\d,]+) of the state['’]s ([\\d,]+) people",
      )
      const equal = (all * percent) / 100
      return ({ value }) => near((value - equal / councils) / people, (all - equal) / everybody)
    },
  },
  {
    // The cells are worked out in their order.
    of: ['net-pay-in-a-spreadsheet'],
    solve: ({ read, text }) => {
      const [basic = 0, housing = 0] = amounts(read, 'B2 holds basic pay of # and C2 housing of #\\.')
      const cells: Record<string, number> = { B2: basic, C2: housing }
      const held = [...text.matchAll(/\b([A-Z]\d) holds =([A-Z0-9+\-*%]+)/g)]
      if (held.length !== 4) throw new Error(`other cells: ${text}`)
      for (const [, cell = '', formula = ''] of held) {
        let sum = 0
        for (const [, sign, name = '', percent] of formula.matchAll(/([+-]?)([A-Z]\d)(?:\*(\d+)%)?/g)) {
          const worth = (cells[name] ?? Number.NaN) * (percent ? Number(percent) / 100 : 1)
          sum += sign === '-' ? -worth : worth
        }
        cells[cell] = sum
      }
      const shown = cells.G2 ?? Number.NaN
      return ({ value }) => near(value, shown)
    },
  },
  {
    of: ['missing-invoice-in-a-batch'],
    solve: ({ read }) => {
      const [total = 0, first = 0, second = 0, third = 0, low = 0] = amounts(
        read,
        'control total of four invoices is #\\. Three of them were keyed in as #, # and #, and the second of these was keyed in # too low\\. What is the amount of the invoice that was not keyed in',
      )
      return ({ value }) => near(first + second + low + third + value, total)
    },
  },
]
