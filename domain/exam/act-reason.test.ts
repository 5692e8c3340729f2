import { expect, test } from 'vitest'
import { reasonProblem } from './act-reason.ts'

test.each([
  ['Power cut', true],
  ['NEPA', true],
  ['ọ́kọ̀', true],
  ['ok', false],
  ['   ', false],
  ['123 .', false],
])('%j is a reason: %s', (typed, is) => {
  expect(reasonProblem(typed) === null).toBe(is)
})
