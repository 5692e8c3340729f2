import { findColumns, studentColumns, teacherColumns } from '@sabimark/domain/people/register/columns.ts'
import { guessStudentColumns } from '@sabimark/domain/people/register/guess-columns.ts'
import { type CountNamed, parseCsv } from './csv/parse.ts'
import { maxFileBytes } from './limits.ts'
import type { Table } from './sheet/table.ts'
import { cleanText, decode } from './source/decode.ts'
import { ofTables, refusalOf, refusalOfArchive } from './source/signature.ts'
import { isArchive, readArchive } from './source/zip.ts'
import { readBook } from './xlsx/read-book.ts'

/** The sheets of a file, whatever they are about. `isGuessed`: its bytes did not say which letters they are. */
export type ReadTables = { tables: Table[]; isGuessed: boolean; refused: null } | { refused: string }

/**
 * The sheets of an Excel workbook, or the one table of a CSV file, told by what is in it; that table is called like its file, as a list of
 * SS2B is often SS2B.csv. Never throws.
 */
export function readTablesOf(bytes: Uint8Array, name: string): ReadTables {
  if (bytes.length > maxFileBytes) return { refused: 'This file is larger than 20 MB. Split it into several files.' }
  const refused = refusalOf(bytes, ofTables)
  if (refused !== null) return { refused }
  if (isArchive(bytes)) return readPacked(bytes)
  const { text, isGuessed } = decode(bytes)
  return tableOf(text, isGuessed, name.replace(/\.[a-z]{1,5}$/i, ''))
}

/** The table of cells that somebody copied from a sheet. Never throws. */
export function pastedTables(pasted: string): ReadTables {
  if (pasted.length > maxFileBytes) return { refused: 'This text is longer than 20 MB. Paste it in several pieces.' }
  return tableOf(cleanText(pasted), false, null)
}

function readPacked(bytes: Uint8Array): ReadTables {
  const archive = readArchive(bytes)
  if ('refused' in archive) return archive
  const names = new Set(archive.entries.map(({ name }) => name.toLowerCase()))
  if (!names.has('xl/workbook.xml')) return { refused: refusalOfArchive(names, ofTables) }
  const book = readBook(archive.entries, { isPlain: true })
  if ('refused' in book) return book
  return book.tables.length === 0 ? { refused: empty } : { tables: book.tables, isGuessed: false, refused: null }
}

function tableOf(text: string, isGuessed: boolean, name: string | null): ReadTables {
  // Old programs of schools save web pages as .xls.
  if (/^\s*<(?:!doctype|html|table|\?xml)/i.test(text.slice(0, 200))) {
    return {
      refused: 'This file holds a web page. Open it in Excel, save it as an Excel Workbook (.xlsx), and try again.',
    }
  }
  const parsed = parseCsv(text, countNamed)
  if ('refused' in parsed) return parsed
  return parsed.table.rows.length === 0
    ? { refused: empty }
    : { tables: [{ ...parsed.table, name }], isGuessed, refused: null }
}

const empty = 'There is nothing in this file.'

/** Only whether a cell is a day matters here, so every day has been by then. */
const lateDay = '2099-12-31'

/** What parts the values is what makes the most columns known: "Obi, Ada;GC/001;F" has a comma in a name. */
const countNamed: CountNamed = (rows) => {
  const named = [findColumns(rows, studentColumns), findColumns(rows, teacherColumns)]
  const most = Math.max(...named.map((columns) => columns?.fields.size ?? 0))
  return most > 0 ? most : (guessStudentColumns(rows, lateDay)?.fields.size ?? 0)
}
