import { endOfMaths, type Inline, parseInline } from './parse-inline.ts'

export type Align = 'left' | 'center' | 'right'
export type Table = { kind: 'table'; align: Align[]; head: Inline[][]; rows: Inline[][][] }

/** A school paper is read on a phone; what is wider stays ordinary text. */
export const mostColumns = 12

/** The head of a table and the line of dashes below it; null where two lines are something else. */
export function readTableHead(first: string, second: string): Pick<Table, 'align' | 'head'> | null {
  if (!first.includes('|') || !second.includes('|')) return null
  const dashes = cellsOf(second)
  const head = cellsOf(first)
  if (dashes.length !== head.length || head.length === 0 || head.length > mostColumns) return null
  if (!dashes.every((cell) => /^:?-+:?$/.test(cell))) return null
  return { align: dashes.map(alignOf), head: head.map(parseInline) }
}

/** One row as wide as the table: what is missing is empty, what is too much stays in the last cell. */
export function readTableRow(line: string, width: number): Inline[][] {
  const cells = cellsOf(line)
  const tooMuch = cells.slice(width - 1).join(' | ')
  return Array.from({ length: width }, (_, at) => parseInline(at === width - 1 ? tooMuch : (cells[at] ?? '')))
}

function alignOf(dashes: string): Align {
  if (!dashes.endsWith(':')) return 'left'
  return dashes.startsWith(':') ? 'center' : 'right'
}

/** The texts between the bars. A bar inside maths (`$|x|$`) or behind a backslash divides nothing. */
export function cellsOf(line: string): string[] {
  const text = line.trim()
  const cells: string[] = []
  let cell = ''
  let at = text.startsWith('|') ? 1 : 0
  while (at < text.length) {
    const char = text.charAt(at)
    const end = char === '\\' ? at + 2 : char === '$' ? (endOfMaths(text, at)?.end ?? -1) : -1
    if (char === '|') {
      cells.push(cell.trim())
      cell = ''
    } else cell += end === -1 ? char : text.slice(at, end)
    at = end === -1 ? at + 1 : end
  }
  if (cell.trim() !== '') cells.push(cell.trim())
  return cells
}
