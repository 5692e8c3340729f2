import type { Sheet, SheetCell } from './cells/sheet.ts'

/** A sheet for tests: lines of texts parted by |, or cells. An empty text is no cell. */
export function sheetOf(lines: readonly (string | (string | SheetCell)[])[], name: string | null = null): Sheet {
  const rows = lines.map((line, index) => {
    const cells = (typeof line === 'string' ? line.split('|') : line).map((cell) =>
      typeof cell === 'string' ? { text: cell } : cell,
    )
    return {
      number: index + 1,
      cells: new Map(cells.flatMap((cell, at) => (cell.text === '' ? [] : [[at, cell] as const]))),
    }
  })
  return { name, rows: rows.filter(({ cells }) => cells.size > 0) }
}
