import type { Solver } from '../make/solver.ts'
import { near } from '../make/steps.ts'
import { cellsOf, columnAfter, namesOf, numberIn, placeOf } from './sheet.ts'

/** Cell by cell. */
export const spreadsheetsSolvers: Solver[] = [
  {
    of: ['sum-of-a-block'],
    solve: ({ read, text }) => {
      const [range = ''] = read(/what does the formula `=SUM\(([A-Z]\d:[A-Z]\d)\)` show/)
      return namesOf(range).reduce((sum, name) => sum + numberIn(cellsOf(text), name), 0)
    },
  },
  {
    // The option above the smallest number is as far below some numbers as above the others.
    of: ['average-less-smallest'],
    solve: ({ read }) => {
      const [range = '', list = '', again, twice] = read(
        /^Cells (B\d to B\d) of a spreadsheet hold ([\d, and]+)\. What is the value of `=AVERAGE\((B\d:B\d)\)-MIN\((B\d:B\d)\)`\?/,
      )
      const numbers = (list.match(/\d+/g) ?? []).map(Number)
      const whole = range.replace(' to ', ':')
      if (again !== whole || twice !== whole || namesOf(whole).length !== numbers.length)
        throw new Error('another range')
      const least = Math.min(...numbers)
      return ({ value }) => Math.abs(numbers.reduce((sum, one) => sum + one - least - value, 0)) < 1e-6
    },
  },
  {
    // Row by row.
    of: ['bonus-by-if'],
    solve: ({ read, text }) => {
      const [mark, yes, no] = read(
        /^The formula `=IF\(B1="(\w)",C1\*(\d+)%,C1\*(\d+)%\)` is typed in D1 .* copied down to D4/,
      )
      const cells = cellsOf(text)
      return [1, 2, 3, 4].reduce((sum, row) => {
        const percent = cells.get(`B${row}`) === mark ? Number(yes) : Number(no)
        return sum + (numberIn(cells, `C${row}`) / 100) * percent
      }, 0)
    },
  },
  {
    // Both names are moved as far as the cell.
    of: ['formula-copied-across'],
    solve: ({ read }) => {
      const [column = '', row, first = '', one, sign = '', second = '', other, to = '', end] = read(
        /^Cell ([A-Z])(\d+) holds the formula `=([A-Z])(\d+)([-+*/])([A-Z])(\d+)`\. It is copied to cell ([A-Z])(\d+)\./,
      )
      const [right, down] = [placeOf(to) - placeOf(column), Number(end) - Number(row)]
      const moved = (name: string, at = '') => `${columnAfter(name, right)}${Number(at) + down}`
      return ({ text }) => text.replaceAll('`', '') === `=${moved(first, one)}${sign}${moved(second, other)}`
    },
  },
  {
    // The rate stays in A1, whatever the row.
    of: ['rate-kept-while-copying'],
    solve: ({ read, text }) => {
      const [row] = read(/^Cell C1 holds `=B1\*\$A\$1%` and is copied down to C4\. What does C(\d) show/)
      const cells = cellsOf(text)
      return ({ value }) => near((value / numberIn(cells, `B${row}`)) * 100, numberIn(cells, 'A1'))
    },
  },
  {
    of: ['cells-of-a-range'],
    solve: ({ read }) => namesOf(read(/^How many cells are in the range ([A-Z]+\d+:[A-Z]+\d+)\?$/)[0] ?? '').length,
  },
  {
    of: ['number-of-a-column'],
    solve: ({ read }) =>
      placeOf(read(/named A to Z and then AA, AB and so on\. Column ([A-Z]+) is in which place/)[0] ?? ''),
  },
  {
    // Line after line from what C1 holds.
    of: ['running-balance'],
    solve: ({ read, text }) => {
      const [start = ''] = read(
        /C1 holds ([\d,]+)\. C2 holds `=C1\+A2-B2` and is copied down to C4\. What does C4 show/,
      )
      const cells = cellsOf(text)
      let balance = Number(start.replaceAll(',', ''))
      for (const row of [2, 3, 4]) balance += numberIn(cells, `A${row}`) - numberIn(cells, `B${row}`)
      return balance
    },
  },
  {
    // Record by record.
    of: ['records-of-a-query'],
    solve: ({ read, text }) => {
      const [wanted, least] = read(/for Class = (SS\d) (?:AND) Age greater than (\d+)\?/)
      const rows = [...text.matchAll(/^\| [A-Z]\w+ \| (SS\d) \| (\d+) \|$/gm)]
      let found = 0
      for (const [, group, age] of rows) if (group === wanted && Number(age) > Number(least)) found += 1
      return found
    },
  },
  {
    of: ['data-items-of-a-table'],
    solve: ({ read }) => {
      const [records = 0, fields = 0, deleted = 0] = read(
        /has (\d+) records of (\d+) fields\. (\d+) records are deleted and one field is added to each of the other records\. How many data items/,
      ).map(Number)
      let items = 0
      for (let record = deleted; record < records; record += 1) items += fields + 1
      return items
    },
  },
]
