import { expect, test } from 'vitest'
import { lengthWords } from './length-words.ts'

test.each([
  [1, null, null, '1 word'],
  [142, null, 200, '142 words of at most 200'],
  [62, 100, null, '62 words of at least 100'],
  [1_062, 100, 1_200, '1,062 words of 100 to 1,200'],
])('the length of %i words stands beside what was asked', (count, minWords, maxWords, text) => {
  expect(lengthWords(count, minWords, maxWords)).toBe(text)
})
