import { expect, test } from 'vitest'
import { type CellValue, csvOf } from './csv.ts'

test.each<[CellValue, string]>([
  ['Ada Eze', 'Ada Eze'],
  ['Ụ̀lọ́ma', 'Ụ̀lọ́ma'],
  ['Eze, Ada', '"Eze, Ada"'],
  ['"Ada"', '"""Ada"""'],
  ['two\nlines', '"two\nlines"'],
  [71.3, '71.3'],
  [-2, '-2'],
  [null, ''],
  ['=SUM(A1:A9)', "'=SUM(A1:A9)"],
  ['@import', "'@import"],
  ['\tname', "'\tname"],
  ['\rname', '"\'\rname"'],
  ['+cmd|calc', "'+cmd|calc"],
  ['-cmd', "'-cmd"],
  ['＝HYPERLINK(1)', "'＝HYPERLINK(1)"],
  ['＠name', "'＠name"],
  ['－cmd', "'－cmd"],
  ['＋234 803', '＋234 803'],
  ['+234 803 123 4567', '+234 803 123 4567'],
  ['-2.5', '-2.5'],
])('%j stands there as %j', (value, cell) => {
  expect(csvOf([[value]])).toBe(`\uFEFF${cell}\r\n`)
})

test('rows are lines, cells are parted by commas', () => {
  expect(
    csvOf([
      ['Student', 'Class'],
      ['Ada', null],
    ]),
  ).toBe('\uFEFFStudent,Class\r\nAda,\r\n')
})
