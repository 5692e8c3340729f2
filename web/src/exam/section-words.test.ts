import { deductionOf } from '@sabimark/domain/exam/negative-rule.ts'
import { expect, test } from 'vitest'
import { negativeText } from './section-words.ts'

test('what takes guessing back is said in the marks it costs, as marking takes them off', () => {
  const text = negativeText({ kind: 'guessing' })
  expect(text).toBe(
    'A wrong answer to a question with options costs part of its marks: 1/4 if it has 5 options, 1/3 if it has 4, 1/2 if it has 3, and all of them if it has 2. A question left blank costs nothing.',
  )
  for (const [, whole, optionCount] of text.matchAll(/1\/(\d) if it has (\d)/g)) {
    expect(deductionOf({ kind: 'guessing' }, 6_000, Number(optionCount))).toBe(6_000 / Number(whole))
  }
  expect(deductionOf({ kind: 'guessing' }, 6_000, 2)).toBe(6_000)
})
