import { people } from '../make/nigeria.ts'
import { listed, num } from '../make/number.ts'
import { template } from '../make/template.ts'
import { posed, table } from './posed.ts'

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
/** Cells of a spreadsheet from row 1 on: numbers in columns A, B and so on. */
const sheet = (rows: ReadonlyArray<ReadonlyArray<string | number>>) =>
  table(
    ['Row', ...(rows[0] ?? []).map((_, at) => String.fromCodePoint(65 + at))],
    rows.map((cells, at) => [at + 1, ...cells]),
  )
/** The name of the column with a number: 1 is A, 27 is AA. */
function columnName(place: number): string {
  const letter = String.fromCodePoint(65 + ((place - 1) % 26))
  return place > 26 ? `${columnName(Math.floor((place - 1) / 26))}${letter}` : letter
}

export const spreadsheets = [
  template({
    id: 'sum-of-a-block',
    topic: '6.b',
    difficulty: 'Easy',
    minutes: 1.5,
    make(draw) {
      const values = draw.ints(9, 4, 60)
      const rows = [0, 1, 2].map((at) => values.slice(at * 3, at * 3 + 3))
      const [a1 = 0, b1 = 0, , a2 = 0, b2 = 0] = values
      const [b, c] = [1, 2].map((column) => rows.map((cells) => cells[column] ?? 0)) as [number[], number[]]
      return posed(draw, {
        ask: `In the spreadsheet below, what does the formula \`=SUM(B1:C3)\` show?${sheet(rows)}`.trim(),
        answer: num(sum(b) + sum(c)),
        slips: {
          'added the first and the last cell': num((b[0] ?? 0) + (c[2] ?? 0)),
          'added column B alone': num(sum(b)),
          'added all the cells': num(sum(values)),
          'added the cells of two rows': num(a1 + b1 + a2 + b2),
        },
        work: `The block holds ${listed([...b, ...c])}, and their sum is ${num(sum(b) + sum(c))}.`,
      })
    },
  }),
  template({
    id: 'average-less-smallest',
    topic: '6.b',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const values = draw.ints(5, 12, 90)
      const mean = sum(values) / 5
      const [low, top] = [Math.min(...values), Math.max(...values)]
      draw.need(Number.isInteger(mean) && mean - low !== low)
      return posed(draw, {
        ask: `Cells B2 to B6 of a spreadsheet hold ${listed(values)}. What is the value of \`=AVERAGE(B2:B6)-MIN(B2:B6)\`?`,
        answer: num(mean - low),
        slips: {
          'gave the average': num(mean),
          'subtracted the average from the largest': num(top - mean),
          'subtracted the smallest from the largest': num(top - low),
          'added the smallest': num(mean + low),
        },
        work: `The average is ${mean} and the smallest value ${low}, so it is ${num(mean - low)}.`,
      })
    },
  }),
  template({
    id: 'bonus-by-if',
    topic: '6.b',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const names = draw.several(people, 4)
      const pays = draw.ints(4, 10, 60).map((count) => count * 2000)
      const [high, low] = [draw.pick([8, 10, 12, 15]), draw.pick([3, 4, 5, 6])]
      const kinds = [draw.pick(['F', 'P']), draw.pick(['F', 'P']), draw.pick(['F', 'P']), draw.pick(['F', 'P'])]
      const [full, part] = ['F', 'P'].map((kind) => sum(pays.filter((_, at) => kinds[at] === kind))) as [number, number]
      draw.need(full > 0 && part > 0 && full !== part)
      return posed(draw, {
        ask: `The formula \`=IF(B1="F",C1*${high}%,C1*${low}%)\` is typed in D1 of this spreadsheet and copied down to D4. What is the sum of D1 to D4?${sheet(
          names.map((name, at) => [name, kinds[at] ?? '', num(pays[at] ?? 0)]),
        )}`.trim(),
        answer: num((full * high + part * low) / 100),
        slips: {
          'exchanged the two percentages': num((full * low + part * high) / 100),
          'left out the rows with P': num((full * high) / 100),
          'took the first percentage in each row': num(((full + part) * high) / 100),
          'took the second percentage in each row': num(((full + part) * low) / 100),
        },
        work: `${high}% of ${num(full)} and ${low}% of ${num(part)} are together ${num((full * high + part * low) / 100)}.`,
      })
    },
  }),
  template({
    id: 'formula-copied-across',
    topic: '6.b',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [first, second, at] = [draw.int(2, 9), draw.int(2, 9), draw.int(10, 14)]
      const [right, down] = [draw.int(1, 4), draw.int(1, 9)]
      const sign = draw.pick(['+', '-', '*'])
      draw.need(first !== second && right !== down)
      const formula = (move: number, shift: number) =>
        `\`=${columnName(2 + move)}${first + shift}${sign}${columnName(3 + move)}${second + shift}\``
      return {
        ask: `Cell D${at} holds the formula ${formula(0, 0)}. It is copied to cell ${columnName(4 + right)}${at + down}. Which formula is there then?`,
        answer: formula(right, down),
        slips: {
          'changed the rows only': formula(0, down),
          'changed the columns only': formula(right, 0),
          'moved the columns one too far': formula(right + 1, down),
          'moved the rows one too far': formula(right, down + 1),
        },
        work: `The cell is ${right} to the right and ${down} down, and so are both references: ${formula(right, down)}.`,
      }
    },
  }),
  template({
    id: 'rate-kept-while-copying',
    topic: '6.b',
    difficulty: 'Hard',
    minutes: 2,
    make(draw) {
      const prices = draw.ints(4, 4, 40).map((count) => count * 500)
      const [rate, next] = draw.ints(2, 2, 12) as [number, number]
      const place = draw.int(2, 4)
      const price = prices[place - 1] ?? 0
      const said = (value: number) => num(value / 100)
      return posed(draw, {
        ask: `Cell C1 holds \`=B1*$A$1%\` and is copied down to C4. What does C${place} show?${sheet(
          prices.map((value, at) => [at === 0 ? rate : at === place - 1 ? next : at + 12, num(value)]),
        )}`.trim(),
        answer: said(price * rate),
        slips: {
          'moved the reference to column A as well': said(price * next),
          'kept the reference to column B as well': said((prices[0] ?? 0) * rate),
          'moved the wrong reference': said((prices[0] ?? 0) * next),
          'added the two values': num(price + rate),
        },
        work: `The copy multiplies B${place} by A1%, which is ${rate}% of ${num(price)}: ${said(price * rate)}.`,
      })
    },
  }),
  template({
    id: 'cells-of-a-range',
    topic: '6.b',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const [left, columns] = [draw.int(2, 5), draw.int(3, 9)]
      const [top, rows] = [draw.int(3, 15), draw.int(4, 20)]
      draw.need(columns !== rows)
      return posed(draw, {
        ask: `How many cells are in the range ${columnName(left)}${top}:${columnName(left + columns - 1)}${top + rows - 1}?`,
        answer: num(columns * rows),
        slips: {
          'left out one row and one column': num((columns - 1) * (rows - 1)),
          'left out one row': num(columns * (rows - 1)),
          'left out one column': num((columns - 1) * rows),
          'added rows and columns': num(columns + rows),
        },
        work: `There are ${columns} columns and ${rows} rows, so the number of cells is ${num(columns * rows)}.`,
      })
    },
  }),
  template({
    id: 'number-of-a-column',
    topic: '6.b',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [first, second] = [draw.int(1, 4), draw.int(3, 26)]
      const place = first * 26 + second
      draw.need(second !== first)
      return posed(draw, {
        ask: `The columns of a spreadsheet are named A to Z and then AA, AB and so on. Column ${columnName(place)} is in which place, when A is in the first?`,
        answer: num(place),
        slips: {
          'added the places of the two letters': num(first + second),
          'took 26 once too often': num(place + 26),
          'took 25 letters for the alphabet': num(first * 25 + second),
          'counted one column too few': num(place - 1),
        },
        work: `$${first} \\times 26 + ${second}$ is ${num(place)}.`,
      })
    },
  }),
  template({
    id: 'running-balance',
    topic: '6.b',
    difficulty: 'Easy',
    minutes: 1.5,
    make(draw) {
      const ins = draw.ints(4, 4, 30).map((count) => count * 500)
      const outs = draw.ints(4, 2, 16).map((count) => count * 500)
      const opening = draw.int(10, 40) * 1000
      const [money, spent] = [sum(ins.slice(1)), sum(outs.slice(1))]
      draw.need(money > spent + 1000)
      return posed(draw, {
        ask: `In this cash book C1 holds ${num(opening)}. C2 holds \`=C1+A2-B2\` and is copied down to C4. What does C4 show?${sheet(
          ins.map((value, at) => [num(value), num(outs[at] ?? 0)]),
        )}`.trim(),
        answer: num(opening + money - spent),
        slips: {
          'stopped one row too early': num(opening + money - spent - (ins[3] ?? 0) + (outs[3] ?? 0)),
          'began with the first row': num(opening + sum(ins) - sum(outs)),
          'left out what is spent': num(opening + money),
          'left out C1': num(money - spent),
        },
        work: `Rows 2 to 4 bring ${num(money)} in and ${num(spent)} out, so C4 shows ${num(opening + money - spent)}.`,
      })
    },
  }),
  template({
    id: 'records-of-a-query',
    topic: '6.c',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const names = draw.several(people, 8)
      const ages = names.map(() => draw.int(14, 18))
      const classes = names.map(() => draw.pick(['SS1', 'SS2', 'SS3']))
      const [limit, group] = [draw.int(15, 16), draw.pick(['SS1', 'SS2', 'SS3'])]
      const older = ages.map((age) => age > limit)
      const inGroup = classes.map((one) => one === group)
      const count = (holds: (at: number) => boolean) => num(names.filter((_, at) => holds(at)).length)
      const both = (at: number) => older[at] === true && inGroup[at] === true
      draw.need(names.filter((_, at) => both(at)).length > 1)
      return {
        ask: `How many records does a query find in this table for Class = ${group} AND Age greater than ${limit}?${table(
          ['Name', 'Class', 'Age'],
          names.map((name, at) => [name, classes[at] ?? '', ages[at] ?? 0]),
        )}`.trim(),
        answer: count(both),
        slips: {
          'took OR for AND': count((at) => older[at] === true || inGroup[at] === true),
          'left out the class': count((at) => older[at] === true),
          'left out the age': count((at) => inGroup[at] === true),
          'counted the age itself': count((at) => inGroup[at] === true && (ages[at] ?? 0) >= limit),
          'left out one record': num(names.filter((_, at) => both(at)).length - 1),
        },
        work: `In ${listed(names.filter((_, at) => both(at)))} both hold; the number is ${count(both)}.`,
      }
    },
  }),
  template({
    id: 'data-items-of-a-table',
    topic: '6.c',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const [fields, records, gone] = [draw.int(5, 12), draw.int(60, 240, 10), draw.int(6, 25)]
      return posed(draw, {
        ask: `A database table has ${records} records of ${fields} fields. ${gone} records are deleted and one field is added to each of the other records. How many data items does the table hold then?`,
        answer: num((records - gone) * (fields + 1)),
        slips: {
          'left out the new field': num((records - gone) * fields),
          'left out the deleted records': num(records * (fields + 1)),
          'took the deleted records off at the end': num(records * (fields + 1) - gone),
          'took a field away': num((records - gone) * (fields - 1)),
        },
        work: `${records - gone} records of ${fields + 1} fields are ${num((records - gone) * (fields + 1))}.`,
      })
    },
  }),
]
