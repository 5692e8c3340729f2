import { num } from './number.ts'

type Cell = string | number

/** A table in Markdown: the first row is the head, numbers are written as an exam writes them. */
export function grid(...rows: ReadonlyArray<readonly Cell[]>): string {
  const lines = rows.map((row) => `| ${row.map((cell) => (typeof cell === 'number' ? num(cell) : cell)).join(' | ')} |`)
  return [lines[0], `|${'---|'.repeat(rows[0]?.length ?? 0)}`, ...lines.slice(1)].join('\n')
}
