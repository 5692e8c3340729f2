import type { ExamDetail } from '@sabimark/contract/answers.ts'
import { expect, test } from 'vitest'
import { nobodySat } from './nobody-sat.ts'

const exam = { status: 'completed', startedCount: 0, mayAct: true, sittings: [] }
const silent = { until: '2026-11-20T08:00:00.000Z', holdsAnswers: true, devices: [] }
const { sittings: _, ...row } = exam

test.each([
  ['closed', exam, true],
  ['archived', { ...exam, status: 'archived' }, true],
  ['open', { ...exam, status: 'active' }, false],
  ['begun by one', { ...exam, startedCount: 1 }, false],
  ['on a silent device', { ...exam, silent }, false],
  ["a colleague's, who is not told of silent devices", { ...exam, mayAct: false }, false],
  ['a row of a list, which does not say', row, false],
])('of an exam that is %s', (_name, said, expected) => {
  expect(nobodySat(said as unknown as ExamDetail)).toBe(expected)
})
