import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { printedRegister } from './printed-register.ts'
import { readTablesOf } from './tables.ts'

/** Files as schools have them, made with LibreOffice. What is expected of each was written from its sheet. */
const ofFile = (name: string) =>
  printedRegister(readTablesOf(readFileSync(new URL(`fixtures/${name}`, import.meta.url)), name), '2026-11-24')

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
    [3, 1, 1, 1, 1, 1, 1, 1].map((count) => `TOTAL: ${count}`).concat('Number of students: 1'),
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
