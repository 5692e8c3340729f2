import { studentRegister, surroundingsOf } from '@sabimark/domain/people/register/kinds.ts'
import { readRegister } from '@sabimark/domain/people/register/read-register.ts'
import { zipSync } from 'fflate/browser'
import { expect, test } from 'vitest'
import { pastedTables, readTablesOf } from './tables.ts'
import { packed, styles, textRow, workbook } from './test/workbook.ts'

function tablesIn(bytes: Uint8Array | string, name = 'list.xlsx') {
  const read = typeof bytes === 'string' ? pastedTables(bytes) : readTablesOf(bytes, name)
  if (read.refused !== null) throw new Error(read.refused)
  return read.tables
}

const textsOf = (bytes: Uint8Array | string, name?: string) =>
  tablesIn(bytes, name).map((table) => table.rows.map(({ cells }) => [...cells.values()].map(({ text }) => text)))

const texts = (...said: string[]) => ({
  'xl/sharedStrings.xml': `<sst xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">${said.map((text) => `<si>${text}</si>`).join('')}</sst>`,
})

/** As Excel writes it: texts shared, a name with one word in bold, a day of 2010 beside its style. */
const excel = workbook(
  '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c><c r="C1" t="s"><v>2</v></c></row>' +
    '<row r="2"><c r="A2" t="s"><v>3</v></c><c r="B2" s="1"><v>40310</v></c><c r="C2"><v>8031234567</v></c></row>',
  {
    ...texts(
      '<t>Name</t>',
      '<t>D.O.B</t>',
      '<t>Phone</t>',
      '<r><t xml:space="preserve">Ada </t></r><r><rPr><b/></rPr><t>Obi</t></r>',
    ),
    ...styles(0, 14),
  },
)

/** As WPS can write it: days counted from 1904, a format of its own, signs escaped, rows without numbers. */
const wps = workbook(
  '<row><c t="s"><v>0</v></c><c t="s"><v>1</v></c></row><row><c t="s"><v>2</v></c><c s="0"><v>38848</v></c></row>',
  {
    ...texts('<t>Name</t>', '<t>Date of Birth</t>', '<t>Ada_x000D_ Obi</t>'),
    ...styles('yyyy/m/d;@'),
    'xl/workbook.xml':
      '<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><workbookPr date1904="1"/><sheets><sheet name="JSS 1 GOLD" sheetId="1" r:id="rId1"/></sheets></workbook>',
  },
)

/** As Google writes it: whole numbers with an exponent, a date that shows its day and month alone, a true day as text. */
const google = workbook(
  `${textRow('Name', 'Phone', 'DOB')}<row><c t="inlineStr"><is><t>Ada Obi</t></is></c><c><v>8.031234567E9</v></c><c s="0"><v>40310.0</v></c></row>` +
    '<row><c t="inlineStr"><is><t>Bola Ade</t></is></c><c><v>8.031234568E9</v></c><c t="d"><v>2010-05-13</v></c></row>',
  styles('d mmm'),
)

test.each([
  ['Excel', excel, ['Ada Obi', '2010-05-12', '8031234567']],
  ['WPS', wps, ['Ada Obi', '2010-05-12', undefined]],
  ['Google', google, ['Ada Obi', '2010-05-12', '8031234567']],
])('a sheet of %s gives names without marks, whole numbers and the day itself', (_program, bytes, expected) => {
  const person = tablesIn(bytes)[0]?.rows[1]?.cells
  const held = [...(person?.values() ?? [])]
  const [name, ,] = held
  const phone = held.find(({ text }) => /^\d{10}$/.test(text))?.text
  expect([name?.text.replaceAll(/\s+/g, ' '), held.find(({ day }) => day !== undefined)?.day, phone]).toEqual(expected)
})

test('a day that stands as text has its day, too', () => {
  expect(tablesIn(google)[0]?.rows[2]?.cells.get(2)?.day).toBe('2010-05-13')
})

test('a month and an hour hold no day', () => {
  const bytes = workbook('<row><c s="0"><v>40310</v></c><c s="1"><v>0.5</v></c></row>', styles('mmm-yy', 'h:mm'))
  expect([...(tablesIn(bytes)[0]?.rows[0]?.cells.values() ?? [])].map(({ day }) => day)).toEqual([undefined, undefined])
})

const sheet = (rows: string, after = '') =>
  `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows}</sheetData>${after}</worksheet>`

const twoSheets = packed({
  'xl/workbook.xml':
    '<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheets><sheet name="SS 2 B" sheetId="1"/><sheet name="Empty" sheetId="2"/><sheet name="Others" sheetId="3"/></sheets></workbook>',
  'xl/worksheets/sheet1.xml': sheet(
    `${textRow('GREENFIELD COLLEGE')}${textRow('ID', 'Name')}${textRow('GC/1', 'Ada Obi')}${textRow('Total: 1')}`,
  ),
  'xl/worksheets/sheet2.xml': sheet(''),
  'xl/worksheets/sheet3.xml': sheet(
    `${textRow('Class', 'Surname', 'First Name', 'ID')}${textRow('SS2A', 'Ade', 'Bola', 'GC/2')}<row r="3"><c r="B3" t="inlineStr"><is><t>Eze</t></is></c><c r="C3" t="inlineStr"><is><t>Chidi</t></is></c><c r="D3" t="inlineStr"><is><t>GC/3</t></is></c></row>`,
    '<mergeCells><mergeCell ref="A2:A3"/></mergeCells>',
  ),
})

test('each sheet with its own names of columns, a title, a sum and merged cells is read as a register', () => {
  const classes = ['A', 'B'].map((arm) => ({ id: `ss2${arm}`, level: 'SS2', arm }))
  const { rows, notUsed } = readRegister(tablesIn(twoSheets), {
    kind: studentRegister,
    around: surroundingsOf('2026-11-24', classes, []),
    names: { order: 'first-other-surname', isCaseChanged: false, isSurnameFirst: false },
    columnsOf: () => undefined,
  })
  expect(
    rows.map(({ sheet: name, row, values }) => [name, row, values.name, values.studentNumber, values.className]),
  ).toEqual([
    ['SS 2 B', 3, 'Ada Obi', 'GC/1', 'ss2B'],
    ['Others', 2, 'Bola Ade', 'GC/2', 'ss2A'],
    ['Others', 3, 'Chidi Eze', 'GC/3', 'ss2A'],
  ])
  expect(notUsed.map(({ text }) => text)).toEqual(['GREENFIELD COLLEGE', 'Total: 1'])
})

test('a CSV of Windows-1252 is parted by its semicolons, not by the commas in its names', () => {
  const bytes = Uint8Array.from('Obi, Ad\u00E9;GC/001;F\r\nAde, Bola;GC/002;M\r\n', (sign) => sign.charCodeAt(0))
  expect(textsOf(bytes, 'SS2B.csv')).toEqual([
    [
      ['Obi, Adé', 'GC/001', 'F'],
      ['Ade, Bola', 'GC/002', 'M'],
    ],
  ])
  expect(tablesIn(bytes, 'SS2B.csv')[0]?.name).toBe('SS2B')
  expect(readTablesOf(bytes, 'SS2B.csv')).toMatchObject({ isGuessed: true })
})

test.each([
  ['semicolons', 'Title, of a school\nName;Sex\nObi, Ada;F'],
  ['tabs', 'Title, of a school\nName\tSex\nObi, Ada\tF'],
])('names of columns part the values by %s', (_name, pasted) => {
  expect(textsOf(pasted)[0]?.slice(1)).toEqual([
    ['Name', 'Sex'],
    ['Obi, Ada', 'F'],
  ])
})

test.each([
  ['a PDF', '%PDF-1.7', /^A PDF holds a picture of the list/],
  ['nothing', '', /^This file is empty/],
  ['blanks', ' \n ', /^There is nothing in this file/],
  ['a web page', '<html><table>', /^This file holds a web page/],
])('%s is refused in a sentence', (_name, text, sentence) => {
  expect(readTablesOf(new TextEncoder().encode(text), 'list.csv').refused).toMatch(sentence)
})

test('archives without a sheet are refused, and one with nothing in its sheets', () => {
  const word = zipSync({ 'word/document.xml': new Uint8Array(3) })
  expect(readTablesOf(word, 'list.docx').refused).toMatch(/^Tables are not read from Word files/)
  expect(readTablesOf(workbook(''), 'list.xlsx').refused).toMatch(/^There is nothing in this file/)
})

test('merged cells over thousands of rows, and hundreds of them, are said again half a million times at most', () => {
  const column = (at: number) => String.fromCharCode(65 + Math.floor(at / 26), 65 + (at % 26))
  const places = Array.from({ length: 400 }, (_, at) => at)
  const first = `<row r="1">${places.map((at) => `<c r="${column(at)}1"><v>1</v></c>`).join('')}</row>`
  const merged = places.map((at) => `<mergeCell ref="${column(at)}1:${column(at)}9999999"/>`).join('')
  const bytes = packed({
    'xl/workbook.xml':
      '<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheets><sheet name="A" sheetId="1"/></sheets></workbook>',
    'xl/worksheets/sheet1.xml': sheet(first + '<row/>'.repeat(2_000), `<mergeCells>${merged}</mergeCells>`),
  })
  const rows = tablesIn(bytes)[0]?.rows ?? []
  expect(rows.reduce((sum, { spread }) => sum + (spread?.size ?? 0), 0)).toBe(500_000)
})
