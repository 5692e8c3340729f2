import { expect, test } from 'vitest'
import { navigatorState } from './navigator.ts'

test.each([
  [true, true, true, 'current'],
  [true, false, false, 'current'],
  [false, true, true, 'flagged'],
  [false, true, false, 'flagged'],
  [false, false, true, 'answered'],
  [false, false, false, 'unanswered'],
])('current %s, flagged %s, answered %s: %s', (isCurrent, isFlagged, isAnswered, expected) => {
  expect(navigatorState({ isCurrent, isFlagged, isAnswered })).toBe(expected)
})
