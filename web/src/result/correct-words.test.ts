import { expect, test } from 'vitest'
import { correctText } from './correct-words.ts'

test.each([
  [9, 0, 1, 0, '9 of 10 correct'],
  [7, 2, 0, 1, '7 of 10 correct, 2 partly'],
  [0, 0, 10, 0, '0 of 10 correct'],
  // An essay with some of its marks is neither.
  [0, 1, 0, 0, null],
])(
  '%i right, %i partly, %i wrong and %i unanswered',
  (correctCount, partlyCount, wrongCount, unansweredCount, text) => {
    const questionCount = correctCount + partlyCount + wrongCount + unansweredCount
    expect(correctText({ correctCount, partlyCount, wrongCount, unansweredCount, questionCount })).toBe(text)
  },
)
