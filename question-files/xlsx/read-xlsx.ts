import { type ReadResult, refuse } from '../neutral/result.ts'
import { readTables } from '../sheet/read-tables.ts'
import type { Entry } from '../source/zip.ts'
import { readBook } from './read-book.ts'

/** Questions of an Excel workbook: of every sheet that has a row naming the columns. */
export function readXlsx(entries: readonly Entry[]): ReadResult {
  const book = readBook(entries, { isPlain: false })
  if ('refused' in book) return refuse(book.refused, 'xlsx')
  const { tables } = book
  const result = readTables(tables.length === 1 ? tables.map((table) => ({ ...table, name: null })) : tables, 'xlsx')
  const pictures = entries.filter(({ name }) => /^xl\/media\/./i.test(name)).length
  if (pictures > 0) {
    const why = 'Pictures in a sheet belong to no question. Add them in the editor.'
    const left = { place: 'file', what: `${pictures} ${pictures === 1 ? 'picture' : 'pictures'}`, why }
    result.leftOut.push(left)
    if (result.sheets) result.sheets = { ...result.sheets, besides: [left] }
  }
  return result
}
