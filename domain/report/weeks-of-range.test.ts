import { expect, test } from 'vitest'
import { daysOfRange } from './report-range.ts'
import { weeksOfRange } from './weeks-of-range.ts'

// A Monday.
const now = new Date('2026-11-23T12:00:00Z')
const weeks = (from: string, to: string) => {
  const range = daysOfRange({ range: 'custom', from, to }, { now, terms: [] })
  if (typeof range === 'string') throw new Error(range)
  return weeksOfRange(range, now).map(({ week }) => week)
}

test('the weeks of some days are all that have a day of them, from Sunday on', () => {
  expect(weeks('2026-11-14', '2026-11-15')).toEqual(['2026-11-08', '2026-11-15'])
  expect(weeks('2026-11-15', '2026-11-21')).toEqual(['2026-11-15'])
})

test('a week that has not begun is none of them', () => {
  expect(weeks('2026-11-22', '2026-11-24')).toEqual(['2026-11-22'])
  expect(weeks('2026-11-24', '2026-11-24')).toEqual([])
})

test('a year has all its weeks', () => {
  expect(weeks('2025-11-23', '2026-11-23')).toHaveLength(53)
})
