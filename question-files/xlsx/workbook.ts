import { decode } from '../source/decode.ts'
import { readXml } from '../source/xml.ts'
import type { Entry } from '../source/zip.ts'
import type { Calendar } from './number-cell.ts'

/** What a workbook says of its sheets, in their order. */
export type Workbook = Calendar & { sheets: { name: string; path: string }[]; textsPath: string; stylesPath: string }

const maxXmlBytes = 30_000_000

/** The text of an XML file in an archive; null where it is damaged or beyond any real one. */
export function xmlOf(entry: Entry): string | null {
  const bytes = entry.size > maxXmlBytes ? null : entry.read()
  return bytes && decode(bytes).text
}

/** Where the sheets lie. A file whose list of parts is missing has them where everybody puts them. */
export function readWorkbook(find: (path: string) => Entry | undefined, names: readonly string[]): Workbook | null {
  const workbook = find('xl/workbook.xml')
  const xml = workbook && xmlOf(workbook)
  if (!xml) return null
  const list = find('xl/_rels/workbook.xml.rels')
  const targets = readTargets((list && xmlOf(list)) ?? '')
  const sheets: Workbook['sheets'] = []
  let is1904 = false
  const isWhole = readXml(xml, {
    open: (name, attributes) => {
      if (name === 'workbookPr') is1904 = /^(?:1|true)$/.test(attributes.get('date1904') ?? '')
      if (name !== 'sheet') return
      const path = targets.get(attributes.get('id') ?? '') ?? `xl/worksheets/sheet${sheets.length + 1}.xml`
      sheets.push({ name: attributes.get('name') ?? '', path })
    },
    close: () => {},
    text: () => {},
  })
  const named = (end: string) => [...targets.values()].find((path) => path.toLowerCase().endsWith(end)) ?? `xl/${end}`
  if (!isWhole) return null
  if (sheets.length === 0) {
    sheets.push(
      ...names.filter((name) => /^xl\/worksheets\/[^/]+\.xml$/i.test(name)).map((path) => ({ name: path, path })),
    )
  }
  const core = find('docProps/core.xml')
  const years = yearsOf((core && xmlOf(core)) ?? '', workbook.year)
  return { sheets, is1904, years, textsPath: named('sharedstrings.xml'), stylesPath: named('styles.xml') }
}

/** The parts a workbook names, by their id, as paths from the archive's root. */
function readTargets(xml: string): Map<string, string> {
  const targets = new Map<string, string>()
  readXml(xml, {
    open: (name, attributes) => {
      const target = attributes.get('Target')
      if (name !== 'Relationship' || target === undefined) return
      targets.set(
        attributes.get('Id') ?? '',
        target.startsWith('/') ? target.slice(1) : `xl/${target.replace(/^\.\//, '')}`,
      )
    },
    close: () => {},
    text: () => {},
  })
  return targets
}

/** When the workbook was made and last saved; programs that do not say it at least date what they pack. */
function yearsOf(core: string, packed: number): Set<number> {
  return new Set([packed, ...[...core.matchAll(/>(\d{4})-\d\d-\d\dT/g)].map(([, year]) => Number(year))])
}
