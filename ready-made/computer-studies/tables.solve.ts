import type { Solver } from '../make/solver.ts'
import { near } from '../make/steps.ts'

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']
const numbersOf = (list = '') => (list.match(/\d+/g) ?? []).map(Number)

/** The rows of a printed table below its head. */
function rowsOf(text: string, columns: number): string[][] {
  const [, ...rows] = [...text.matchAll(/^\| (.+) \|$/gm)]
    .map(([, row = '']) => row.split(' | '))
    .filter(([first]) => first !== '---')
  if (rows.length === 0 || rows.some((row) => row.length !== columns)) throw new Error(`another table: ${text}`)
  return rows
}

/** Record by record and cell by cell. */
export const tablesSolvers: Solver[] = [
  {
    // So many records stand before the one that is asked for.
    of: ['record-after-two-sorts'],
    solve: ({ read, text }) => {
      const [word = ''] = read(
        /sorted by Class in ascending order and, within a class, by Score in descending order\. Who is in the (\w+) record then/,
      )
      const place = ordinals.indexOf(word)
      const rows = rowsOf(text, 3)
      const isBefore = ([, a = '', b]: string[], [, c = '', d]: string[]) => a < c || (a === c && Number(b) > Number(d))
      const found = rows.filter((row) => rows.filter((other) => isBefore(other, row)).length === place)
      if (place < 0 || found.length !== 1) throw new Error(`no ${word} record: ${text}`)
      return found[0]?.[0] ?? ''
    },
  },
  {
    // Sale by sale.
    of: ['total-of-a-group'],
    solve: ({ read, text }) => {
      const [group = ''] = read(/as the total of the group (\w+)\?/)
      const price = Number(new RegExp(`${group} cost ₦([\\d,]+) each`).exec(text)?.[1]?.replaceAll(',', ''))
      return rowsOf(text, 3).reduce((sum, [, item, many]) => (item === group ? sum + Number(many) * price : sum), 0)
    },
  },
  {
    // Loan by loan, the class of its pupil.
    of: ['loans-of-a-class'],
    solve: ({ read }) => {
      const [pupils = '', loans = '', wanted] = read(
        /Pupils: (.+?)\. Loans, by the number of the pupil: ([\d, ]+)\. How many loans does a query find for the class (SS\d)\?/,
      )
      const classes = new Map(
        [...pupils.matchAll(/(\d+) \w+ (SS\d)/g)].map(([, number, group]) => [Number(number), group]),
      )
      let found = 0
      for (const number of numbersOf(loans)) if (classes.get(number) === wanted) found += 1
      return found
    },
  },
  {
    // Only numbers count, not words and not what is empty.
    of: ['cells-that-are-counted'],
    solve: ({ read }) => {
      const [top, end, cells = '', first, last] = read(
        /cells B(\d+) to B(\d+) hold, from the top, (.+); the remaining cells of the range are empty\. What does `=COUNT\(B(\d+):B(\d+)\)` show/,
      )
      if (top !== first || end !== last) throw new Error('another range')
      return cells.split(/, | and /).filter((cell) => /^\d+$/.test(cell)).length
    },
  },
  {
    // With the option, what is above the mean makes up for what is below it.
    of: ['cell-behind-an-average'],
    solve: ({ read }) => {
      const [list, mean] = read(
        /^Cells A1 to A4 hold ([\d, and]+)\. `=AVERAGE\(A1:A5\)` shows (\d+)\. Which number is in A5/,
      )
      return ({ value }) =>
        Math.abs([...numbersOf(list), value].reduce((sum, number) => sum + number - Number(mean), 0)) < 1e-9
    },
  },
  {
    // Tray by tray.
    of: ['whole-part-and-remainder'],
    solve: ({ read }) => {
      const [eggs = 0, tray = 0] = read(
        /^A1 holds (\d+) eggs to be packed, and B1 holds (\d+), the eggs of a tray\. What does `=INT\(A1\/B1\)\+MOD\(A1,B1\)` show/,
      ).map(Number)
      let [left, trays] = [eggs, 0]
      for (; left >= tray; left -= tray) trays += 1
      return trays + left
    },
  },
  {
    // Down the table to the last mark that is reached.
    of: ['points-from-a-lookup'],
    solve: ({ read, text }) => {
      const steps = [...text.matchAll(/from (\d+) on (\d+)/g)].map(([, from, points]) => [Number(from), Number(points)])
      const [list] = read(/A column looks up the marks ([\d, and]+)\. What is the sum/)
      let sum = 0
      for (const mark of numbersOf(list)) {
        let points = 0
        for (const [from = 0, gives = 0] of steps) if (mark >= from) points = gives
        sum += points
      }
      return sum
    },
  },
  {
    // From the smallest upwards by the option to the largest.
    of: ['spread-of-a-column'],
    solve: ({ read }) => {
      const list = numbersOf(read(/^Cells C1 to C6 hold ([\d, and]+)\. What does `=MAX\(C1:C6\)-MIN\(C1:C6\)` show/)[0])
      const ordered = list.toSorted((one, other) => one - other)
      return ({ value }) => near((ordered[0] ?? Number.NaN) + value, ordered.at(-1) ?? Number.NaN)
    },
  },
  {
    // Record by record.
    of: ['prices-after-an-update'],
    solve: ({ read, text }) => {
      const [percent, kind] = read(/^A query raises Price by (\d+)% in each record of this table whose Kind is (\w+)\./)
      return rowsOf(text, 3).reduce((sum, [, of, price = '']) => {
        const plain = Number(price.replaceAll(',', ''))
        return sum + (of === kind ? plain + (plain * Number(percent)) / 100 : plain)
      }, 0)
    },
  },
]
