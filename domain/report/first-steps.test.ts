import { expect, test } from 'vitest'
import { type FirstFacts, firstSteps, nextStep } from './first-steps.ts'

const nothing: FirstFacts = {
  hasSubject: false,
  hasStudent: false,
  hasQuestion: false,
  hasPublishedExam: false,
  hasMarks: false,
}
const done = (facts: Partial<FirstFacts>, isTeacher = false) =>
  firstSteps({ ...nothing, ...facts }, isTeacher)?.flatMap(({ kind, isDone }) => (isDone ? [kind] : []))

test.each([
  ['a new school', {}, [], 'subject'],
  ['with a subject', { hasSubject: true }, ['subject'], 'students'],
  ['questions before students', { hasSubject: true, hasQuestion: true }, ['subject', 'questions'], 'students'],
  [
    'ready to set an exam',
    { hasSubject: true, hasStudent: true, hasQuestion: true },
    ['subject', 'students', 'questions'],
    'exam',
  ],
  [
    'published, nothing handed in',
    { hasSubject: true, hasStudent: true, hasQuestion: true, hasPublishedExam: true },
    ['subject', 'students', 'questions', 'exam'],
    'marks',
  ],
] as const)('%s', (_what, facts, expected, next) => {
  expect(done(facts)).toEqual(expected)
  expect(nextStep(firstSteps({ ...nothing, ...facts }, false) ?? [])).toBe(next)
})

test('a teacher is not sent to add students', () => {
  expect(firstSteps(nothing, true)?.map(({ kind }) => kind)).toEqual(['subject', 'questions', 'exam', 'marks'])
  expect(done({ hasSubject: true, hasStudent: true }, true)).toEqual(['subject'])
})

test('with the first marks the way is known', () => {
  expect(firstSteps({ ...nothing, hasMarks: true }, false)).toBeNull()
  expect(firstSteps({ ...nothing, hasMarks: true }, true)).toBeNull()
})
