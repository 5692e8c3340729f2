import { strToU8, zipSync } from 'fflate/browser'

const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
const related = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

type Parts = Record<string, string>

/** A workbook by the XML of its first sheet's rows; other parts, or others of them, as a program would write them. */
export function workbook(rows: string, parts: Parts = {}): Uint8Array {
  return packed({
    'xl/workbook.xml': `<workbook ${main} xmlns:r="${related}"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="rId1" Type="${related}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `<?xml version="1.0"?><worksheet ${main}><sheetData>${rows}</sheetData></worksheet>`,
    ...parts,
  })
}

export function packed(parts: Parts): Uint8Array {
  const files = Object.entries(parts).map(([name, text]) => [name, strToU8(text)] as const)
  return zipSync(Object.fromEntries(files), { mtime: '2024-05-06' })
}

/** Styles whose cell formats are the given numbers, or format codes. */
export function styles(...formats: (number | string)[]): Parts {
  const codes = formats.flatMap((format, index) =>
    typeof format === 'string' ? [`<numFmt numFmtId="${200 + index}" formatCode="${format}"/>`] : [],
  )
  const cells = formats.map((format, index) => `<xf numFmtId="${typeof format === 'string' ? 200 + index : format}"/>`)
  const xml = `<styleSheet ${main}><numFmts>${codes.join('')}</numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs>${cells.join('')}</cellXfs></styleSheet>`
  return { 'xl/styles.xml': xml }
}

/** A row of texts as they stand in the cells themselves. */
export function textRow(...texts: string[]): string {
  return `<row>${texts.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join('')}</row>`
}
