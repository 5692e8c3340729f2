import Papa from 'papaparse'
import { cellOf, type Row, type Table } from '../sheet/table.ts'

/** More cells than that are no sheet that somebody typed. */
const maxCells = 500_000

const delimiters = [',', ';', '\t', '|'] as const

/** What a text of parted values holds, or the sentence why it is not read. */
export type Parsed = { table: Table; delimiter: string } | { refused: string }

/** How many columns these rows name, or show by what is in them. */
export type CountNamed = (rows: readonly Row[]) => number

/** The cells of a text whose values are parted by commas, semicolons or tabs: which of them, `countNamed` says of its first lines. */
export function parseCsv(text: string, countNamed: CountNamed): Parsed {
  const hint = /^"?sep=(.)"?\n/i.exec(text)
  const body = hint ? text.slice(hint[0].length) : text
  const delimiter = hint?.[1] ?? findDelimiter(body.slice(0, 50_000), countNamed)
  if (countOf(body, delimiter) + countOf(body, '\n') > maxCells) {
    return { refused: 'This file has more cells than can be read here. Split it into several files.' }
  }
  const { rows, openRow } = readRows(body, delimiter)
  const shift = hint ? 1 : 0
  const table: Table = { name: null, rows: rows.flatMap((cells, index) => rowOf(cells, index + 1 + shift)) }
  if (hint) table.rows.unshift({ number: 1, cells: new Map([[0, cellOf(hint[0].trim())]]) })
  for (const row of table.rows) if (row.number === openRow + shift) markOpen(row)
  return { table, delimiter }
}

function rowOf(texts: readonly string[], number: number): Row[] {
  const cells = texts.flatMap((text, column) => (text.trim() === '' ? [] : [[column, cellOf(text)] as const]))
  return cells.length === 0 ? [] : [{ number, cells: new Map(cells) }]
}

/**
 * The rows, and the number of one whose quotation marks do not pair (0 for none). A mark that never closes would swallow all that
 * follows: then marks are taken as letters and every line is a row.
 */
function readRows(text: string, delimiter: string): { rows: string[][]; openRow: number } {
  const read = Papa.parse<string[]>(text, { delimiter, newline: '\n' })
  if (!read.errors.some(({ code }) => code === 'MissingQuotes')) {
    const odd = read.errors.find(({ type }) => type === 'Quotes')
    return { rows: read.data, openRow: odd?.row === undefined ? 0 : odd.row + 1 }
  }
  const row = read.errors.find(({ code }) => code === 'MissingQuotes')?.row ?? 0
  return { rows: text.split('\n').map((line) => line.split(delimiter).map(withoutQuotes)), openRow: row + 1 }
}

function withoutQuotes(cell: string): string {
  const inside = /^"(.*)"$/.exec(cell.trim())?.[1]
  return inside === undefined ? cell : inside.replaceAll('""', '"')
}

function markOpen(row: Row): void {
  for (const cell of row.cells.values()) {
    if (cell.text.includes('"')) cell.problem = 'A quotation mark is missing. Check that the row is complete.'
  }
}

/** The one by which the first rows name the most columns; else the one that parts them the most evenly. */
function findDelimiter(text: string, countNamed: CountNamed): string {
  const tried = delimiters.map((delimiter) => {
    const rows = Papa.parse<string[]>(text, { delimiter, newline: '\n', preview: 25 }).data
    const named = countNamed(rows.flatMap((cells, index) => rowOf(cells, index + 1)))
    const widths = rows.map((row) => row.length).filter((width) => width > 1)
    const most = widths.filter((width) => width === widths[0]).length
    return { delimiter, named, most }
  })
  const best = tried.sort((a, b) => b.named - a.named || b.most - a.most)[0]
  return best && best.named + best.most > 0 ? best.delimiter : ','
}

function countOf(text: string, char: string): number {
  let count = 0
  for (let at = text.indexOf(char); at !== -1 && count <= maxCells; at = text.indexOf(char, at + 1)) count += 1
  return count
}
