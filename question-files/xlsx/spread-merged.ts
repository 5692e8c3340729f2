import type { Row } from '../sheet/table.ts'

/** Merges beyond that are left as they are; each is held against every row. */
const maxMerged = 2_000

/** How often cells of one sheet are said again at most: a file of a few kilobytes can ask for many million times. */
const maxSpread = 500_000

/** A cell that reaches over several rows of its column says the same of each: a passage beside its questions. */
export function spreadMerged(rows: readonly Row[], merged: readonly string[]): void {
  let spreadCount = 0
  for (const ref of merged.slice(0, maxMerged)) {
    const [, column = '', first = '', end = '', last = ''] =
      /^([A-Z]{1,3})(\d{1,7}):([A-Z]{1,3})(\d{1,7})$/.exec(ref) ?? []
    if (column === '' || column !== end) continue
    const place = [...column].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
    const cell = rows.find(({ number }) => number === Number(first))?.cells.get(place)
    if (!cell) continue
    for (const row of rows) {
      if (row.number <= Number(first) || row.number > Number(last)) continue
      if (spreadCount === maxSpread) return
      spreadCount += 1
      row.spread ??= new Map()
      row.spread.set(place, cell)
    }
  }
}
