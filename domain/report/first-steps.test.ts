import { expect, test } from 'vitest'
import { type FirstFacts, firstSteps, nextStep } from './first-steps.ts'

const nothing: FirstFacts = {
  hasSubject: false,
  hasClasses: false,
  hasStudent: false,
  hasQuestion: false,
  hasPublishedExam: false,
  hasMarks: false,
}
const begun = { hasSubject: true, hasClasses: true }
const done = (facts: Partial<FirstFacts>, isTeacher = false) =>
  firstSteps({ ...nothing, ...facts }, isTeacher)?.flatMap(({ kind, isDone }) => (isDone ? [kind] : []))

test.each([
  ['a new school', {}, [], 'subject'],
  ['with a subject', { hasSubject: true }, ['subject'], 'classes'],
  ['with classes', { hasSubject: true, hasClasses: true }, ['subject', 'classes'], 'students'],
  ['questions before students', { ...begun, hasQuestion: true }, ['subject', 'classes', 'questions'], 'students'],
  [
    'ready to set an exam',
    { ...begun, hasStudent: true, hasQuestion: true },
    ['subject', 'classes', 'students', 'questions'],
    'exam',
  ],
  [
    'published, nothing handed in',
    { ...begun, hasStudent: true, hasQuestion: true, hasPublishedExam: true },
    ['subject', 'classes', 'students', 'questions', 'exam'],
    'marks',
  ],
] as const)('%s', (_what, facts, expected, next) => {
  expect(done(facts)).toEqual(expected)
  expect(nextStep(firstSteps({ ...nothing, ...facts }, false) ?? [])).toBe(next)
})

test('a teacher is not sent to add classes and students', () => {
  expect(firstSteps(nothing, true)?.map(({ kind }) => kind)).toEqual(['subject', 'questions', 'exam', 'marks'])
  expect(done({ ...begun, hasStudent: true }, true)).toEqual(['subject'])
})

test('with the first marks the way is known', () => {
  expect(firstSteps({ ...nothing, hasMarks: true }, false)).toBeNull()
  expect(firstSteps({ ...nothing, hasMarks: true }, true)).toBeNull()
})
