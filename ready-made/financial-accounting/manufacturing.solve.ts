import type { Solver } from '../make/solver.ts'
import { near } from '../make/steps.ts'
import { amounts, posted, rowsOf } from './double-entry.ts'

/** By closing the manufacturing account with each option, or entry by entry. */
export const manufacturingSolvers: Solver[] = [
  {
    // What came in was used, sent back or is still there.
    of: ['raw-materials-consumed'],
    solve: ({ read }) => {
      const [start = 0, end = 0, bought = 0, back = 0, carriage = 0] = amounts(
        read,
        'raw materials of # on 1 January and of # on 31 December\\. In the year it bought raw materials for #, returned # of them to suppliers and paid # for carriage of raw materials\\. What was the cost of raw materials consumed',
      )
      return ({ value }) => near(value + back + end, start + bought + carriage)
    },
  },
  {
    of: ['prime-cost'],
    solve: ({ text }) => {
      const direct: Record<string, boolean> = {
        'Raw materials consumed': true,
        'Wages of production workers': true,
        'Royalties on units made': true,
        'Salary of factory supervisor': false,
        'Power for the factory': false,
        'Office salaries': false,
      }
      let prime = 0
      for (const [item, amount] of rowsOf(text).all) {
        const isDirect = direct[item]
        if (isDirect === undefined) throw new Error(`neither direct nor indirect: ${item}`)
        if (isDirect) prime += amount
      }
      return prime
    },
  },
  {
    // All costs without the van and the office's part of the rent.
    of: ['factory-overheads'],
    solve: ({ read, text }) => {
      const [percent = 0] = amounts(read, 'The factory takes @% of the rent')
      const { of, all } = rowsOf(text)
      if (all.length !== 5) throw new Error(`another table: ${text}`)
      const everything = all.reduce((sum, [, amount]) => sum + amount, 0)
      const office = of('Rent') - of('Rent') * (percent / 100)
      return ({ value }) => near(value + office + of('Depreciation of delivery van'), everything)
    },
  },
  {
    of: ['cost-of-production-with-work-in-progress'],
    solve: ({ read }) => {
      const [prime = 0, overheads = 0, start = 0, end = 0] = amounts(
        read,
        'prime cost of a factory is # and its overheads are #\\. Work in progress was # at the beginning of the year and # at its end\\. What is the cost of production of goods completed',
      )
      return posted([
        ['work in progress', 'opening', start],
        ['work in progress', 'prime cost', prime],
        ['work in progress', 'overheads', overheads],
        ['closing', 'work in progress', end],
      ])('work in progress')
    },
  },
  {
    // Desk by desk, office expenses left out.
    of: ['cost-of-one-unit'],
    solve: ({ read }) => {
      const [desks = 0, materials = 0, wages = 0, overheads = 0] = amounts(
        read,
        'To make @ school desks a workshop used raw materials of #, paid direct wages of # and had factory overheads of # and office expenses of ₦[\\d,]+\\. What is the production cost of one desk',
      )
      return ({ value }) => {
        let cost = 0
        for (let desk = 0; desk < desks; desk += 1) cost += value
        return near(cost, materials + wages + overheads)
      }
    },
  },
  {
    of: ['profit-on-manufacture'],
    solve: ({ read }) => {
      const [percent = 0, prime = 0, overheads = 0] = amounts(
        read,
        'at cost of production plus @%\\. The prime cost of the goods is # and the factory overheads are #; there is no work in progress\\. At what value are the goods transferred',
      )
      return ({ value }) => near((value / (100 + percent)) * 100, prime + overheads)
    },
  },
  {
    // The cost inside each stock first; the provision is what is above it.
    of: ['unrealised-profit-in-stock'],
    solve: ({ read }) => {
      const [percent = 0, start = 0, end = 0] = amounts(
        read,
        'to the warehouse at cost plus @%\\. At transfer prices the stock of finished goods was # on 1 January and # on 31 December\\. By how much must the provision for unrealised profit be raised',
      )
      const profit = (stock: number) => stock - (stock / (100 + percent)) * 100
      return ({ value }) => near(profit(start) + value, profit(end))
    },
  },
  {
    of: ['work-in-progress-found'],
    solve: ({ read }) => {
      const [materials = 0, wages = 0, overheads = 0, start = 0, completed = 0] = amounts(
        read,
        'raw materials consumed were #, direct wages # and factory overheads #\\. Work in progress on 1 January was #\\. If the cost of production of goods completed is #, what was the work in progress on 31 December',
      )
      return ({ value }) => near(start + materials + wages + overheads, completed + value)
    },
  },
  {
    // Raw materials are not for sale.
    of: ['gross-profit-of-a-manufacturer'],
    solve: ({ text }) => {
      const { of, all } = rowsOf(text)
      if (all.length !== 6) throw new Error(`another table: ${text}`)
      return -posted([
        ['debtors', 'trading', of('Sales')],
        ['trading', 'manufacturing', of('Cost of production of goods completed')],
        ['trading', 'creditors', of('Finished goods bought')],
        ['trading', 'stock', of('Finished goods, 1 January')],
        ['stock', 'trading', of('Finished goods, 31 December')],
      ])('trading')
    },
  },
  {
    // Each square metre costs the same.
    of: ['rent-shared-by-floor-space'],
    solve: ({ read }) => {
      const [rent = 0, factory = 0, office = 0, showroom = 0] = amounts(
        read,
        'pays rent of # a year and shares it by floor space\\. The factory takes ([\\d,]+) m², the office ([\\d,]+) m² and the showroom ([\\d,]+) m²\\. What rent is charged to the manufacturing account',
      )
      return ({ value }) => near(value / factory, rent / (factory + office + showroom))
    },
  },
]
