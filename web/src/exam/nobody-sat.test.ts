import type { Exam } from '@sabimark/contract/answers.ts'
import { expect, test } from 'vitest'
import { nobodySat } from './nobody-sat.ts'

const silent = { until: '2026-11-20T08:00:00.000Z', holdsAnswers: true, devices: [] }

test.each([
  [{ status: 'completed', startedCount: 0 }, true],
  [{ status: 'archived', startedCount: 0 }, true],
  [{ status: 'active', startedCount: 0 }, false],
  [{ status: 'completed', startedCount: 1 }, false],
  [{ status: 'completed', startedCount: 0, silent }, false],
])('of %j nobody sat it: %s', (said, expected) => {
  expect(nobodySat(said as unknown as Exam)).toBe(expected)
})
