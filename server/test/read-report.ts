import { strFromU8, unzipSync } from 'fflate'
import { extractText } from 'unpdf'

/** The words of each page of a PDF without the spaces between them, letters composed. */
export async function readPdf(bytes: Uint8Array): Promise<string[]> {
  const { text } = await extractText(bytes.slice(), { mergePages: false })
  return text.map((page) => pressed(page))
}

/** A text as `readPdf` finds it. */
export function pressed(text: string): string {
  return text.normalize('NFC').replaceAll(/\s+/g, '')
}

/** How often one text is in another. */
export function countOf(whole: string, part: string): number {
  return whole.split(part).length - 1
}

export type ReadSheet = { name: string; isHeadFrozen: boolean; rows: (string | number | null)[][] }

/** The sheets of a workbook with their cells as they are: texts, numbers, and dates as the numbers Excel counts days by. */
export function readWorkbook(bytes: Uint8Array): ReadSheet[] {
  const parts = unzipSync(bytes)
  const part = (name: string) => strFromU8(parts[name] ?? new Uint8Array())
  const strings = [...part('xl/sharedStrings.xml').matchAll(/<si><t[^>]*>(.*?)<\/t><\/si>/gs)].map(([, text = '']) =>
    plain(text),
  )
  return [...part('xl/workbook.xml').matchAll(/<sheet [^>]*sheetId="(\d+)" name="([^"]*)"/g)].map(
    ([, id, name = '']) => {
      const xml = part(`xl/worksheets/sheet${id}.xml`)
      const rows = [...xml.matchAll(/<row [^>]*?(?:\/>|>(.*?)<\/row>)/gs)].map(([, cells = '']) => {
        const row: (string | number | null)[] = []
        for (const [, letters = '', marks = '', value = ''] of cells.matchAll(
          /<c r="([A-Z]+)\d+"([^>]*?)(?:\/>|>(?:<v>(.*?)<\/v>)?<\/c>)/g,
        )) {
          const place = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
          while (row.length < place) row.push(null)
          row.push(value === '' ? null : marks.includes('t="s"') ? (strings[Number(value)] ?? null) : Number(value))
        }
        return row
      })
      return { name: plain(name), isHeadFrozen: xml.includes('ySplit="1"'), rows }
    },
  )
}

/** The rows of a CSV file by RFC 4180; throws where it is none. */
export function readCsv(bytes: Uint8Array): string[][] {
  const text = new TextDecoder('utf-8', { ignoreBOM: true, fatal: true }).decode(bytes)
  if (!text.startsWith('\uFEFF')) throw new Error('no byte order mark')
  const rows: string[][] = []
  let row: string[] = []
  for (const [, quoted, bare, end] of text.slice(1).matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    row.push(quoted === undefined ? (bare ?? '') : quoted.replaceAll('""', '"'))
    if (end === ',') continue
    rows.push(row)
    row = []
  }
  return rows
}

function plain(text: string): string {
  const marks: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
  return text.replaceAll(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => marks[name] ?? '')
}
