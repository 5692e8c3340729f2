import type { Table } from '../sheet/table.ts'
import type { Entry } from '../source/zip.ts'
import { type NumberFormat, readNumberFormats } from './number-formats.ts'
import { readSheet } from './read-sheet.ts'
import { readSharedStrings } from './shared-strings.ts'
import { readWorkbook, xmlOf } from './workbook.ts'

const damaged = 'This Excel file is damaged. Open it in Excel, save it again and try once more.'
const tooLarge = 'This Excel file is larger than can be read here. Split it into several files.'

/** The sheets of a workbook that hold anything, or the sentence why it is not read. `isPlain`: texts come without marks. */
export function readBook(
  entries: readonly Entry[],
  { isPlain }: { isPlain: boolean },
): { tables: Table[] } | { refused: string } {
  const byName = new Map(entries.map((entry) => [entry.name.toLowerCase(), entry]))
  const find = (path: string) => byName.get(path.toLowerCase())
  const workbook = readWorkbook(
    find,
    entries.map(({ name }) => name),
  )
  if (!workbook) return { refused: damaged }
  const texts = readPart(find(workbook.textsPath), readSharedStrings, [])
  const formats = readPart<NumberFormat[]>(find(workbook.stylesPath), readNumberFormats, [])
  if (!texts || !formats) return { refused: damaged }
  const tables: Table[] = []
  for (const { name, path } of workbook.sheets) {
    const entry = find(path)
    const xml = entry && xmlOf(entry)
    if (xml === undefined) continue
    const rows = xml === null ? undefined : readSheet(xml, { ...workbook, texts, formats, isPlain })
    if (!rows) return { refused: xml !== null && xml.length > 5_000_000 ? tooLarge : damaged }
    if (rows.length > 0) tables.push({ name, rows })
  }
  return { tables }
}

function readPart<Part>(
  entry: Entry | undefined,
  read: (xml: string) => Part | undefined,
  none: Part,
): Part | undefined {
  const xml = entry && xmlOf(entry)
  return entry === undefined ? none : typeof xml === 'string' ? read(xml) : undefined
}
