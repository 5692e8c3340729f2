import { counted } from '@sabimark/domain/words/plural.ts'
import { columnName } from '@sabimark/domain/words/table/column-name.ts'
import { inSheet } from './in-sheet.ts'
import type { RowReview, RowsRead } from './kind.ts'
import type { Unused } from './not-used.tsx'

const mostSamples = 3

type Column = { at: number; sheet: string | null; why: string; texts: string[]; count: number }

/** What of a file is used for nothing: a column that nobody has chosen once, with some of its cells, any other row by itself. */
export function unusedPieces(
  { notUsed }: RowsRead,
  { tables, columns }: Pick<RowReview, 'tables' | 'columns'>,
): Unused[] {
  const byColumn = new Map<string, Column>()
  const rows: Unused[] = []
  for (const { sheet, row, text, why, places } of notUsed) {
    if (!places) rows.push({ place: inSheet(sheet, { tables }, `row ${row}`), what: text, why })
    for (const [nth, at] of (places ?? []).entries()) {
      const key = `${at} ${sheet ?? ''}`
      const column = byColumn.get(key) ?? { at, sheet, why, texts: [], count: 0 }
      byColumn.set(key, column)
      column.count += 1
      if (column.texts.length < mostSamples) column.texts.push(text.split('\t')[nth] ?? '')
    }
  }
  const headOf = ({ at, sheet }: Column) => {
    const place = tables.findIndex(({ name }) => name === sheet)
    const heads = tables[place]?.rows.find(({ number }) => number === columns[place]?.row)
    const head = heads?.cells.get(at)?.text
    return head === undefined ? `column ${columnName(at)}` : `column ${head}`
  }
  const found = [...byColumn.values()].map((one): Unused => {
    const more = one.count > one.texts.length ? ' …' : ''
    const where = inSheet(one.sheet, { tables }, headOf(one))
    return { place: `${where} (${counted(one.count, 'cell')})`, what: one.texts.join(' · ') + more, why: one.why }
  })
  return [...found, ...rows]
}
