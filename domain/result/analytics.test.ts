import fc from 'fast-check'
import { expect, test } from 'vitest'
import { millionthsOf } from '../marking/percentage.ts'
import { analyticsOf, type SubjectSums, topSubject } from './analytics.ts'

const subject = (name: string, markedCount: number, average: number, passedCount = 0): SubjectSums => ({
  ...{ subjectId: name, subject: name, markedCount, passedCount, studentsCount: markedCount },
  millionthsSum: markedCount * average * 1_000_000,
})

test('the top subject has the best average of five papers or more, then more papers, then the first name', () => {
  const top = (...rows: SubjectSums[]) => topSubject(rows)?.subject
  expect(top(subject('Biology', 4, 99), subject('Physics', 5, 40), subject('Chemistry', 9, 39))).toBe('Physics')
  expect(top(subject('Biology', 4, 50), subject('Physics', 3, 60))).toBe('Physics')
  expect(top(subject('Biology', 6, 60), subject('Physics', 7, 60))).toBe('Physics')
  expect(top(subject('Physics', 6, 60), subject('Biology', 6, 60))).toBe('Biology')
  expect(top(subject('Physics', 0, 0))).toBeUndefined()
})

test('without a paper that counts there is no average, no rate and no top subject, not 0', () => {
  const none = {
    totalResults: 0,
    averageScore: null,
    passRate: null,
    topPerformingSubject: null,
    subjectPerformance: [],
  }
  expect(analyticsOf([])).toEqual(none)
  expect(analyticsOf([subject('Physics', 0, 0)])).toEqual(none)
})

test('the cards are what adding up every paper gives', () => {
  const paper = fc.record({
    subject: fc.constantFrom('Biology', 'Physics', 'Chemistry'),
    earned: fc.integer({ min: 0, max: 60 }),
    isPassed: fc.boolean(),
  })
  fc.assert(
    fc.property(fc.array(paper, { minLength: 1, maxLength: 40 }), (papers) => {
      const rows = [...new Set(papers.map((one) => one.subject))].map((name) => {
        const own = papers.filter((one) => one.subject === name)
        return {
          ...{ subjectId: name, subject: name, markedCount: own.length, studentsCount: own.length },
          passedCount: own.filter(({ isPassed }) => isPassed).length,
          millionthsSum: own.reduce((sum, { earned }) => sum + millionthsOf(earned, 60), 0),
        }
      })
      const mean = (values: number[]) => values.reduce((sum, one) => sum + one, 0) / values.length
      const found = analyticsOf(rows)
      expect(found.totalResults).toBe(papers.length)
      expect(found.averageScore).toBeCloseTo(mean(papers.map(({ earned }) => (earned / 60) * 100)), 0)
      expect(found.passRate).toBeCloseTo(mean(papers.map(({ isPassed }) => (isPassed ? 100 : 0))), 0)
      const averages = found.subjectPerformance.map(({ averageScore }) => averageScore)
      expect(averages).toEqual([...averages].sort((one, other) => other - one))
    }),
  )
})
