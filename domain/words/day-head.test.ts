import { expect, test } from 'vitest'
import { dayHead } from './day-head.ts'

// Ten minutes past midnight in Lagos: the day before in UTC.
const now = new Date('2026-11-22T23:10:00Z')

test.each([
  ['2026-11-22T22:59:00Z', 'Yesterday, Sun 22 Nov 2026'],
  ['2026-11-23T09:00:00Z', 'Today, Mon 23 Nov 2026'],
  ['2026-11-12T09:00:00Z', 'Thu 12 Nov 2026'],
])('%s stands under %s', (at, head) => {
  expect(dayHead(new Date(at), now)).toBe(head)
})
