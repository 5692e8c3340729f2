import type { RowReview } from './kind.ts'

/** Where something stands in a file of several sheets: 'sheet JSS1A, row 5'. A file of one has none to name: a CSV is no sheet. */
export function inSheet(sheet: string | null, { tables }: Pick<RowReview, 'tables'>, place: string): string {
  return sheet === null || tables.length === 1 ? place : `sheet ${sheet}, ${place}`
}
