import { expect, test } from 'vitest'
import { problemsInOrder } from './editor-tabs.ts'
import { emptyExam } from './exam-draft.ts'

test('every control of the form stands on one tab, so that whatever is wrong there can be led to', () => {
  const begins = { defaultDuration: 60, maxAttempts: 1, showResults: 'immediate', randomizeQuestions: true } as const
  const fields = Object.keys(emptyExam(new Date('2026-11-20T09:00:00Z'), begins))
  const found = problemsInOrder(Object.fromEntries(fields.map((field) => [field, `${field} is wrong.`])))
  expect(found.map(({ field }) => field).sort()).toEqual([...fields].sort())
})

test('problems stand in the order of the tabs', () => {
  const found = problemsInOrder({ passingScore: 'c', class: 'b', title: 'a' })
  expect(found.map(({ text, part }) => `${text} ${part}`)).toEqual(['a details', 'b who', 'c rules'])
})
