import { expect, test } from 'vitest'
import { lagosText } from './exams.ts'

test('an hour and its am or pm stay on one line', () => {
  expect(lagosText('2026-11-20T08:52:00Z')).toBe('Fri 20 Nov 2026, 9:52\u00a0am')
  expect(lagosText('2026-11-20T22:00:00Z')).toBe('Fri 20 Nov 2026, 11:00\u00a0pm')
})
