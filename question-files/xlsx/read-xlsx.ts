import { type ReadResult, refuse } from '../neutral/result.ts'
import { readTables } from '../sheet/read-tables.ts'
import type { Table } from '../sheet/table.ts'
import type { Entry } from '../source/zip.ts'
import { type NumberFormat, readNumberFormats } from './number-formats.ts'
import { readSheet } from './read-sheet.ts'
import { readSharedStrings } from './shared-strings.ts'
import { readWorkbook, xmlOf } from './workbook.ts'

const damaged = 'This Excel file is damaged. Open it in Excel, save it again and try once more.'
const tooLarge = 'This Excel file is larger than a sheet of questions can be. Split it into several files.'

/** Questions of an Excel workbook: of every sheet that has a row naming the columns. */
export function readXlsx(entries: readonly Entry[]): ReadResult {
  const byName = new Map(entries.map((entry) => [entry.name.toLowerCase(), entry]))
  const find = (path: string) => byName.get(path.toLowerCase())
  const workbook = readWorkbook(
    find,
    entries.map(({ name }) => name),
  )
  if (!workbook) return refuse(damaged, 'xlsx')
  const texts = readPart(find(workbook.textsPath), readSharedStrings, [])
  const formats = readPart<NumberFormat[]>(find(workbook.stylesPath), readNumberFormats, [])
  if (!texts || !formats) return refuse(damaged, 'xlsx')
  const tables: Table[] = []
  for (const { name, path } of workbook.sheets) {
    const entry = find(path)
    const xml = entry && xmlOf(entry)
    if (xml === undefined) continue
    const rows = xml === null ? undefined : readSheet(xml, { ...workbook, texts, formats })
    if (!rows) return refuse(xml !== null && xml.length > 5_000_000 ? tooLarge : damaged, 'xlsx')
    if (rows.length > 0) tables.push({ name, rows })
  }
  const result = readTables(tables.length === 1 ? tables.map((table) => ({ ...table, name: null })) : tables, 'xlsx')
  const pictures = entries.filter(({ name }) => /^xl\/media\/./i.test(name)).length
  if (pictures > 0) {
    const why = 'Pictures in a sheet belong to no question. Add them in the editor.'
    result.leftOut.push({ place: 'file', what: `${pictures} ${pictures === 1 ? 'picture' : 'pictures'}`, why })
  }
  return result
}

function readPart<Part>(
  entry: Entry | undefined,
  read: (xml: string) => Part | undefined,
  none: Part,
): Part | undefined {
  const xml = entry && xmlOf(entry)
  return entry === undefined ? none : typeof xml === 'string' ? read(xml) : undefined
}
