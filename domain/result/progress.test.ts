import { expect, test } from 'vitest'
import { progressOf } from './progress.ts'

const paper = (subject: string, submittedAt: string, earnedHundredths: number) => ({
  ...{ subject, submittedAt },
  score: { earnedHundredths, availableHundredths: 300, percentage: Math.round(earnedHundredths / 3) },
})

test('the line is by date; a subject has its newest, its best and the average of the marks', () => {
  const papers = [
    paper('Physics', '2026-11-20T09:00:00.000Z', 100),
    paper('Biology', '2026-11-01T09:00:00.000Z', 300),
    paper('Physics', '2026-10-01T09:00:00.000Z', 200),
  ]
  const { line, subjects } = progressOf(papers)
  expect(line.map(({ submittedAt }) => submittedAt.slice(0, 10))).toEqual(['2026-10-01', '2026-11-01', '2026-11-20'])
  expect(subjects).toEqual([
    { subject: 'Biology', last: 100, best: 100, average: 100, count: 1 },
    { subject: 'Physics', last: 33, best: 67, average: 50, count: 2 },
  ])
})

test('nothing seen yet is an empty line', () => {
  expect(progressOf([])).toEqual({ line: [], subjects: [] })
})
