import { expect, test } from 'vitest'
import type { RowReview } from './kind.ts'
import { unusedPieces } from './unused-pieces.ts'

test('the one table of a file is no sheet, whatever the file is called', () => {
  const table = (name: string) => ({ name, rows: [] })
  const of = (...names: string[]) => ({ tables: names.map(table), columns: [] }) as unknown as RowReview
  const notUsed = [{ sheet: 'students list', row: 1, text: 'GREENFIELD', why: 'Above.' }]
  const placeIn = (review: RowReview) => unusedPieces({ rows: [], notUsed }, review)[0]?.place
  expect(placeIn(of('students list'))).toBe('row 1')
  expect(placeIn(of('students list', 'JSS2'))).toBe('sheet students list, row 1')
})

test('a column that nobody has chosen is listed once by its name or letter, and each other row by itself', () => {
  const heads = { number: 2, cells: new Map([[3, { text: 'Remarks' }]]) }
  const review = { tables: [{ name: null, rows: [heads] }], columns: [{ row: 2, fields: {} }] } as unknown as RowReview
  const column = (row: number, places: number[], text: string) => ({
    sheet: null,
    row,
    text,
    why: 'Choose it.',
    places,
  })
  const notUsed = [
    { sheet: null, row: 1, text: 'GREENFIELD', why: 'Above.' },
    column(3, [3, 4], 'Good\tx'),
    column(4, [4], 'y'),
    ...[5, 6, 7].map((row) => column(row, [3], 'Fair')),
  ]
  expect(unusedPieces({ rows: [], notUsed }, review)).toEqual([
    { place: 'column Remarks (4 cells)', what: 'Good · Fair · Fair …', why: 'Choose it.' },
    { place: 'column E (2 cells)', what: 'x · y', why: 'Choose it.' },
    { place: 'row 1', what: 'GREENFIELD', why: 'Above.' },
  ])
})
