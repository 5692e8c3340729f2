import { expect, test } from 'vitest'
import { figureText, shownColumns } from './report-cells.ts'
import type { ReportColumn } from './report-content.ts'

test.each([
  ['what is not known is a dash', null, 'percent', '–'],
  ['a count has its thousands apart', 1234, 'count', '1,234'],
  ['a rate has one decimal', 72, 'percent', '72.0%'],
  ['marks have the decimals they have', 34.5, 'marks', '34.5'],
  ['no more than two', 0.123, 'number', '0.12'],
  ['points have one decimal, also where it is 0', 8, 'points', '8.0'],
  ['a day as people read it', '2026-11-02', 'day', '2 Nov 2026'],
  ['what is no day stays as it came', 'soon', 'day', 'soon'],
  ['a text is itself', 'SS2B', 'text', 'SS2B'],
] as const)('%s', (_what, value, kind, expected) => {
  expect(figureText(value, kind)).toBe(expected)
})

const column = (label: string, kind: ReportColumn['kind'], onlyInFile = false): ReportColumn => ({
  ...{ label, kind, onlyInFile },
})

test('marks and the total after them are one column; what is only in the file is none', () => {
  const columns = [
    column('Student', 'text'),
    column('Student ID', 'text', true),
    column('Score', 'marks'),
    column('Out of', 'total'),
    column('Average', 'percent'),
  ]
  const shown = shownColumns(columns)
  expect(shown.map(({ label }) => label)).toEqual(['Student', 'Score', 'Average'])
  const row = ['Ada Sample', 'GC/1', 34.5, 40, 86.25]
  expect(shown.map(({ textOf }) => textOf(row))).toEqual(['Ada Sample', '34.5/40', '86.3%'])
  expect(shown.map(({ isNumeric }) => isNumeric)).toEqual([false, true, true])
})

test('wide paper has room for what is otherwise only in the file', () => {
  const columns = [column('Student', 'text'), column('Student ID', 'text', true)]
  expect(shownColumns(columns, { isWide: true }).map(({ label }) => label)).toEqual(['Student', 'Student ID'])
})

test('marks that are not known are a dash without a total', () => {
  const [marks] = shownColumns([column('Score', 'marks'), column('Out of', 'total')])
  expect(marks?.textOf([null, 40])).toBe('–')
})

test('a total that stands alone is a column of its own', () => {
  expect(shownColumns([column('Marks', 'total')]).map(({ label }) => label)).toEqual(['Marks'])
})
