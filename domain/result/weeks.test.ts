import { expect, test } from 'vitest'
import { lastWeeks } from './weeks.ts'

const weeksAt = (now: string) => lastWeeks(new Date(now), 3).map(({ week }) => week)

test('a week begins on Sunday at midnight in Lagos, an hour before that of UTC', () => {
  expect(weeksAt('2026-11-21T22:59:59Z')).toEqual(['2026-11-01', '2026-11-08', '2026-11-15'])
  expect(weeksAt('2026-11-21T23:00:00Z')).toEqual(['2026-11-08', '2026-11-15', '2026-11-22'])
})

test('weeks follow each other without a gap, over the turn of a year', () => {
  const weeks = lastWeeks(new Date('2027-01-02T12:00:00Z'), 8)
  expect(weeks.at(-1)?.week).toBe('2026-12-27')
  for (const [at, { from }] of weeks.entries()) if (at > 0) expect(from).toEqual(weeks[at - 1]?.until)
  expect(weeks).toHaveLength(8)
})
