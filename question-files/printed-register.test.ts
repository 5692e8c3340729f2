import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { printedRegister } from './printed-register.ts'
import { pastedTables, readTablesOf } from './tables.ts'
import { excelRegister, googleRegister, wpsRegister } from './test/register-books.ts'
import { packed, textRow, workbook } from './test/workbook.ts'

const today = '2026-11-24'
const ofBytes = (bytes: Uint8Array, name = 'list.xlsx') => printedRegister(readTablesOf(bytes, name), today)
const ofText = (text: string, name = 'list.csv') => ofBytes(new TextEncoder().encode(text), name)
const ofPasted = (text: string) => printedRegister(pastedTables(text), today)

/** Files as schools have them, made with LibreOffice. What is expected of each was written from its sheet. */
const ofFile = (name: string) => ofBytes(readFileSync(new URL(`fixtures/${name}`, import.meta.url)), name)

const shown = ({ rows }: ReturnType<typeof ofFile>) =>
  rows.map(({ studentNumber, name, class: className, birth, gender, phone, guardianPhone }) =>
    [studentNumber, name, className, birth, gender, guardianPhone ?? phone].map((text) => text ?? '-').join(' | '),
  )

test('nine sheets, one a class, with titles, sums, capitals and three ways to write a day', () => {
  const read = ofFile('nine-classes.xlsx')
  expect(read.sheets.map((sheet) => sheet.class)).toEqual(
    'JSS1A JSS1B JSS2_Gold JSS3A JSS3B SS1A SS1B SS2A SS3_Gold'.split(' ').map((name) => name.replace('_', ' ')),
  )
  const fields = 'serial studentNumber surname firstName otherName gender birth guardianPhone'
  for (const { columns } of read.sheets) expect(columns.map(({ field }) => field)).toEqual(fields.split(' '))
  expect(shown(read)).toEqual([
    '001 | Ada Ngozi Obi | JSS1A | 2014-03-12 | Female | 08031234501',
    '012 | Bola Ade | JSS1A | 2014-12-05 | Male | 0803 123 4502',
    '113 | Chidi Eze | JSS1A | 2013-12-05 | Male | 08031234503',
    '014 | Dele Ojo | JSS1B | 2014-01-31 | Male | 08031234504',
    '015 | Efiok Udo | JSS2 Gold | 2013-01-31 | Male | +234 803 123 4505',
    '016 | Fatima Bello | JSS3A | 2012-02-29 | Female | -',
    "017 | Grace O'Koro | JSS3B | 2012-11-05 | Female | -",
    '018 | Hope Ibe | SS1A | 2011-09-01 | Female | -',
    '019 | Idris II Sani | SS1B | - | Male | -',
    '020 | Jumoke Oke-Ola | SS2A | 2010-02-14 | Female | -',
    '021 | Kefas Danjuma | SS3 Gold | 2009-07-08 | Male | -',
  ])
  expect(read.rows.flatMap(({ problems }) => problems)).toEqual([
    { field: 'birth', message: '“13/13/2011” is not a date of birth.' },
  ])
  expect(read.rows[0]?.place).toBe('sheet “JSS1A”, row 5')
  expect(read.leftOut.map(({ what }) => what).filter((what) => !/^SAMPLE|^CLASS LIST/.test(what))).toEqual(
    [3, 1, 1, 1, 1, 1, 1, 1].map((count) => `TOTAL: ${count}`).concat('TERM: FIRST', 'Number of students: 1'),
  )
})

test('a class in merged cells is of each row, with the arm beside it, and a number has the letters its format shows', () => {
  const read = ofFile('class-in-merged-cells.xlsx')
  expect(shown(read)).toEqual([
    'GC/0007 | Ada Obi | SS2B | - | Female | 0803 123 4567',
    'GC/0008 | Bola Obi | SS2B | - | Male | 0803 123 4567',
    'GC/0009 | Chidi Eze | SS2C | - | Male | -',
    'GC/0010 | Dele Ojo | SS3A | - | Male | -',
  ])
  expect(read.rows.map(({ guardianName }) => guardianName)).toEqual(['Mrs Obi', 'Mrs Obi', 'Mr Eze', null])
})

test('formulas count with their values, and one that failed is told at its field', () => {
  const read = ofFile('formulas.xlsx')
  expect(shown(read)).toEqual([
    'GC/001 | Ada Obi | SS1C | 2010-05-12 | Female | -',
    'GC/002 | Bola Ade | SS1C | - | Male | -',
  ])
  expect(read.rows[1]?.problems).toEqual([{ field: 'birth', message: 'The cell holds an error (#DIV/0!).' }])
})

test('a table without a row of names', () => {
  const read = ofFile('without-names.xlsx')
  expect(read.sheets[0]?.columns.map(({ header, field }) => [header, field])).toEqual(
    ['serial', 'studentNumber', 'name', 'gender', 'birth', 'class', 'phone'].map((field) => [null, field]),
  )
  expect(shown(read)).toEqual([
    'GC/101 | Obi Ada Ngozi | SS2B | 2010-12-05 | Female | 08031234567',
    'GC/102 | Ade Bola | SS2B | 2010-06-12 | Male | 08031234568',
    'GC/103 | Ade Kunle | SS2C | 2011-01-07 | Male | 08031234569',
    'GC/104 | Eze Chidi | SS2C | 2011-01-28 | Male | 08031234570',
  ])
})

test('a CSV of Windows-1252 with semicolons, also inside a cell', () => {
  const read = ofFile('semicolons.csv')
  expect(shown(read)).toEqual(['001 | Adé Obi | - | - | Female | -', '002 | Zoë Señor-Ojo | - | - | Male | -'])
  expect(read.leftOut.map(({ what }) => what)).toEqual(['Total\t2'])
})

test.each([
  ['old.xls', /^This is an old Excel file\. Open it in Excel, choose Save As, Excel Workbook \(\.xlsx\)/],
  ['opendocument.ods', /^This is an OpenDocument file\./],
])('%s is refused in a sentence', (name, sentence) => {
  expect(ofFile(name)).toEqual({ sheets: [], rows: [], leftOut: [], refused: expect.stringMatching(sentence) })
})

test.each([
  [
    'Excel',
    excelRegister,
    ['001 | Ada Ngozi Obi | SS2B | 2010-05-12 | Female | 08031234567', '023 | Bola Ade | SS2B | 2010-01-01 | Male | -'],
    [['guardianPhone', 'Excel has shortened this number to 8.03E+09. Format the column as text and type it again.']],
  ],
  ['WPS', wpsRegister, ['004 | Ada Obi | JSS1 Gold | 2012-12-10 | Female | 08031234567'], []],
  [
    'Google Sheets',
    googleRegister,
    [
      'JS/031 | Dele Ojo | JSS2A | 2013-03-13 | Male | 08031234567',
      '032 | Efiok Udo | JSS2A | 2013-03-13 | Male | 2348031234568',
    ],
    [],
  ],
])('a register in the shape of %s', (_program, bytes, rows, problems) => {
  const read = ofBytes(bytes)
  expect(shown(read)).toEqual(rows)
  expect(read.rows.flatMap((row) => row.problems.map(({ field, message }) => [field, message]))).toEqual(problems)
})

test.each([
  [
    'Excel',
    'S/N\tADM NO\tNAMES\tSEX\tD.O.B\t"PARENT\'S\nPHONE"\t\r\n1\t001\tOBI, Ada\tF\t12/05/2010\t08031234567\t\r\n\t\t\t\t\t\t\r\n\tTOTAL\t1\t\t\t\t\r\n',
    ['001 | Ada Obi | - | 2010-05-12 | Female | 08031234567'],
  ],
  [
    'Google Sheets',
    'Student ID\tFull name\tClass\tBirthday\n0031\tDele\u00A0Ojo\tJSS2 A\t13 March 2013',
    ['0031 | Dele Ojo | JSS2A | 2013-03-13 | - | -'],
  ],
  [
    'WPS',
    'CLASS: SSS 1 B\t\t\r\nSN\tName\tSex\r\n1\t"Bola ""B"" Ade"\tM\r\n',
    ['- | Bola "B" Ade | SS1B | - | Male | -'],
  ],
])('cells copied from %s', (_program, text, rows) => {
  expect(shown(ofPasted(text))).toEqual(rows)
})

test('names over two rows, a title with the class in its words, and a foot that names nobody', () => {
  const lines = [
    ['LIST OF STUDENTS IN JSS1A'],
    ['S/N', 'ADM NUMBER', 'NAME', '', '', 'SEX'],
    ['', '', 'SURNAME', 'FIRST NAME', 'OTHER NAMES', ''],
    ['1', '001', 'Obi', 'Ada', 'Ngozi', 'F'],
    ['BOYS: 0'],
    ['2', '002', 'Ade', 'Bola', '', 'M'],
  ]
  const read = ofPasted(lines.map((cells) => cells.join('\t')).join('\n'))
  expect(shown(read)).toEqual(['001 | Ada Ngozi Obi | JSS1A | - | Female | -', '002 | Bola Ade | JSS1A | - | Male | -'])
  expect(read.leftOut.map(({ what }) => what)).toEqual(['BOYS: 0'])
})

test('HTML, a formula, right-to-left and decomposed letters stay the texts they are', () => {
  const names = ['<b>Ada</b> Obi', '<script>alert(1)</script>', '=1+1', 'أحمد بللو', 'Bọ́lá Ṣódé'.normalize('NFD')]
  const { rows } = ofText(`Name;ID\n${names.map((name, at) => `${name};GC/${at}`).join('\n')}\n\u202Bأحمد\u202C;GC/9`)
  expect(rows.map(({ name }) => name)).toEqual([...names.slice(0, 4), 'Bọ́lá Ṣódé'.normalize('NFC'), null])
  expect(rows[5]?.problems[0]?.message).toMatch(/^Full Name has a hidden sign in it/)
})

test('who is named twice, once in other letters, is left out the second time with the row as it stands', () => {
  const read = ofText('Name,ID\nAda Obi,GC/001\nObi Ada,gc 001\n')
  expect(read.rows).toHaveLength(1)
  expect(read.leftOut).toEqual([
    { place: 'row 3', what: 'Obi Ada\tgc 001', why: 'Row 2 of sheet “list” names the same person.' },
  ])
})

test('two people with one ID are both there, and the second says so', () => {
  const read = ofText('Name,ID\nAda Obi,GC/001\nBola Ade,gc 001\n')
  const message = 'Row 2 of sheet “list” has this student ID too, with another name.'
  expect(read.rows.map(({ problems }) => problems)).toEqual([[], [{ field: 'studentNumber', message }]])
  expect(read.leftOut).toEqual([])
})

test('forty columns: those of no field are listed with what stands in them', () => {
  const others = Array.from({ length: 38 }, (_, at) => `Column ${at}`)
  const read = ofText(`${['Name', 'ID', ...others].join(',')}\n${['Ada Obi', 'GC/1', ...others].join(',')}`)
  expect(read.sheets[0]?.columns.filter(({ field }) => field === null)).toHaveLength(38)
  expect(shown(read)).toEqual(['GC/1 | Ada Obi | - | - | - | -'])
  expect(read.leftOut.map(({ what }) => what)).toEqual([others.join('\t')])
})

test('a sheet of more than half a megabyte, with 5,001 students, says which one is not read', () => {
  const people = Array.from({ length: 5_001 }, (_, at) => textRow(`GC/${at}`, `Ada Obi of a long family ${at}`, 'SS2B'))
  const rows = textRow('ID', 'Name', 'Class') + people.join('')
  expect(rows.length).toBeGreaterThan(512_000)
  const read = ofBytes(workbook(rows))
  expect([read.rows.length, read.rows.at(-1)?.studentNumber]).toEqual([5_000, 'GC/4999'])
  expect(read.leftOut.map(({ place, what }) => `${place}: ${what.split('\t')[0]}`)).toEqual(['row 5002: GC/5000'])
})

const locked = Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, ...new Array(508).fill(0)])
for (const [at, sign] of [...'EncryptedPackage'].entries()) locked[64 + at * 2] = sign.charCodeAt(0)

test.each([
  ['a workbook behind a password', locked, /^This file is locked with a password\./],
  [
    'a few bytes that would unpack to many megabytes',
    packed({ 'xl/workbook.xml': '<workbook/>', 'xl/worksheets/sheet1.xml': ' '.repeat(40_000_000) }),
    /^This file is packed in a way no program packs such files\./,
  ],
])('%s is refused in a sentence', (_what, bytes, sentence) => {
  expect(ofBytes(bytes)).toMatchObject({ rows: [], refused: expect.stringMatching(sentence) })
})
