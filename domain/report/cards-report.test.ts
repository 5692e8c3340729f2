import { expect, test } from 'vitest'
import { defaultScale } from '../result/grade.ts'
import { cardsReport } from './cards-report.ts'
import { keptRange } from './report-range.ts'

const range = keptRange({ firstDay: '2026-11-01', lastDay: '2026-11-30', words: 'This month' })
const head = { schoolName: 'Greenfield College', range, narrowedTo: ['SS2B'] }

test('whoever gets a card is listed with the average and the grade that are on it', () => {
  const cards = [
    {
      studentName: 'Ada Sample',
      studentNumber: 'GC/001',
      className: 'SS2B',
      markedCount: 2,
      millionthsSum: 139_000_000,
    },
    { studentName: 'Bola Sample', studentNumber: 'GC/002', className: 'SS2B', markedCount: 0, millionthsSum: 0 },
  ]
  const report = cardsReport(
    head,
    { cards, cardsCount: 2, papersCount: 2, satCount: 1 },
    { scale: defaultScale, rounding: 'half_up' },
  )
  expect(report.tables[0]).toMatchObject({
    rows: [
      ['Ada Sample', 'GC/001', 'SS2B', 2, 69.5, 'A'],
      ['Bola Sample', 'GC/002', 'SS2B', 0, null, null],
    ],
    rowCount: 2,
  })
  expect(report.counted).toBe('2 cards with 2 papers handed in, in SS2B. What students may not see yet is on no card.')
  expect(report.figures.map(({ value }) => value)).toEqual([2, 1, 1])
})
