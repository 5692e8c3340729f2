import { expect, test } from 'vitest'
import { type PublishFacts, publishProblem } from './publish-rules.ts'

const now = new Date('2026-11-20T09:00:00Z')
const good: PublishFacts = {
  questions: [{ marksHundredths: 150 }, { marksHundredths: 50 }],
  totalMarksHundredths: 200,
  opensAt: new Date('2026-11-21T09:00:00Z'),
  closesAt: new Date('2026-11-21T22:59:00Z'),
  durationMinutes: 60,
  classCount: 1,
}

test.each<[string, Partial<PublishFacts>]>([
  ['as planned', {}],
  ['already open', { opensAt: new Date('2026-11-20T08:00:00Z') }],
  ['a window shorter than the duration', { closesAt: new Date('2026-11-21T09:01:00Z') }],
])('%s may be published', (_what, change) => {
  expect(publishProblem({ ...good, ...change }, now)).toBeNull()
})

test.each<[string, Partial<PublishFacts>, object]>([
  ['no questions', { questions: [], totalMarksHundredths: 0 }, { code: 'NO_QUESTIONS' }],
  ['no classes and nobody named', { classCount: 0, namedCount: 0 }, { code: 'NO_CLASSES' }],
  [
    'marks above the total',
    { totalMarksHundredths: 199 },
    { code: 'MARKS_DO_NOT_ADD_UP', sumHundredths: 200, totalHundredths: 199 },
  ],
  [
    'marks below the total',
    { totalMarksHundredths: 10_000 },
    { code: 'MARKS_DO_NOT_ADD_UP', sumHundredths: 200, totalHundredths: 10_000 },
  ],
  [
    'questions that earn nothing',
    { questions: [{ marksHundredths: 0 }], totalMarksHundredths: 0 },
    { code: 'NO_MARKS' },
  ],
  ['closing as it opens', { closesAt: good.opensAt }, { code: 'CLOSES_BEFORE_IT_OPENS' }],
  ['closing first', { closesAt: new Date('2026-11-21T08:00:00Z') }, { code: 'CLOSES_BEFORE_IT_OPENS' }],
  ['closing now', { opensAt: new Date('2026-11-19T09:00:00Z'), closesAt: now }, { code: 'CLOSING_TIME_PAST' }],
])('%s is refused', (_what, change, problem) => {
  expect(publishProblem({ ...good, ...change }, now)).toEqual(problem)
})

test.each([0, -1, 1.5, Number.NaN])('a duration of %d is a mistake of the program', (durationMinutes) => {
  expect(() => publishProblem({ ...good, durationMinutes }, now)).toThrow(RangeError)
})
