import { endOfMaths } from '../../platform/markdown/parse-inline.ts'
import { type Align, cellsOf, readTableHead } from '../../platform/markdown/parse-table.ts'
import { type Edit, replace } from './edit.ts'

/** A table as it is edited: the text of each cell, the heading first. */
export type TableText = { align: Align[]; rows: string[][] }
export type TablePlace = { from: number; to: number; table: TableText }

const dashes: Readonly<Record<Align, string>> = { left: '---', center: ':-:', right: '--:' }
const fence = /^ {0,3}```/

/** The table whose lines a caret stands in. */
export function tableAt(text: string, caret: number): TablePlace | null {
  const lines = text.split('\n')
  let from = 0
  let isCode = false
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? ''
    if (fence.test(line)) isCode = !isCode
    const head = isCode ? null : readTableHead(line, lines[at + 1] ?? '')
    if (head) {
      const after = lines.findIndex((one, place) => place > at + 1 && !one.includes('|'))
      const own = lines.slice(at, after === -1 ? lines.length : after)
      const to = from + own.join('\n').length
      if (caret >= from && caret <= to)
        return { from, to, table: { align: head.align, rows: rowsOf(own, head.align.length) } }
      from = to + 1
      at += own.length - 1
    } else from += line.length + 1
  }
  return null
}

function rowsOf([head = '', _dashes, ...body]: readonly string[], width: number): string[][] {
  return [head, ...body].map((line) => {
    const cells = cellsOf(line)
    // As the reader has it: what is too much stays in the last cell.
    const last = cells.slice(width - 1).join(' | ')
    return Array.from({ length: width }, (_, at) => readCell(at === width - 1 ? last : (cells[at] ?? '')))
  })
}

/** Without the rows nobody typed into below the last that has something; the heading and one row stay. */
export function withoutEmptyEnd(rows: readonly string[][]): string[][] {
  const last = rows.reduce((found, row, at) => (row.some((cell) => cell.trim() !== '') ? at : found), 1)
  return rows.slice(0, last + 1)
}

/** The lines of a table. */
export function tableMarkdown({ align, rows }: TableText): string {
  const [head = '', ...body] = rows.map((row) => `| ${row.map(writeCell).join(' | ')} |`)
  return [head, `|${align.map((one) => dashes[one]).join('|')}|`, ...body].join('\n')
}

/** Puts a table in place of what stands from `from` to `to`, with an empty line on either side. */
export function writeTable(text: string, [from, to]: readonly [number, number], table: TableText): Edit {
  const before = text.slice(0, from)
  const after = text.slice(to)
  const above = before.trim() === '' || before.endsWith('\n\n') ? '' : before.endsWith('\n') ? '\n' : '\n\n'
  const below = after.trim() === '' || after.startsWith('\n\n') ? '' : after.startsWith('\n') ? '\n' : '\n\n'
  const written = tableMarkdown(table)
  return replace(from, to, above + written + below, from + above.length + written.length)
}

const readCell = (cell: string) =>
  piecesOf(cell)
    .map((piece) => (piece === '\\|' ? '|' : piece))
    .join('')

/** A bar would begin a cell, and a sign of maths without an end would reach into the next. */
const writeCell = (cell: string) =>
  piecesOf(cell.replaceAll(/\s+/g, ' ').trim())
    .map((piece) => (piece === '|' || piece === '$' ? `\\${piece}` : piece))
    .join('')

/** A cell in its formulas, its characters with a backslash, and its other characters. */
function piecesOf(cell: string): string[] {
  const pieces: string[] = []
  let at = 0
  while (at < cell.length) {
    const char = cell.charAt(at)
    const end = char === '\\' ? at + 2 : char === '$' ? endOfFormula(cell, at) : at + 1
    pieces.push(cell.slice(at, end === -1 ? at + 1 : end))
    at = end === -1 ? at + 1 : end
  }
  return pieces
}

/** Where the formula that begins here ends; -1 for none. One in single signs that begins with two could end in the next cell. */
function endOfFormula(cell: string, at: number): number {
  const found = endOfMaths(cell, at)
  return found && (found.width === 2 || !cell.startsWith('$$', at)) ? found.end : -1
}
