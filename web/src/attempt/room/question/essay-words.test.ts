import { expect, test } from 'vitest'
import { essayWords, limitWords } from '../../../bank/essay-words.ts'
import { countWords, heardWords } from './essay-words.ts'

const limits = (minWords: number | null, maxWords: number | null) => ({ minWords, maxWords })

test.each<[ReturnType<typeof limits>, string | null, string]>([
  [limits(300, 500), '300–500 words', '312 words of 300–500'],
  [limits(300, null), 'at least 300 words', '312 words, at least 300'],
  [limits(null, 500), 'at most 500 words', '312 words, at most 500'],
  [limits(100, 100), '100 words', '312 words of 100'],
  [limits(null, 1), 'at most 1 word', '312 words, at most 1'],
  [limits(null, null), null, '312 words'],
])('%o', (asked, words, count) => {
  expect(limitWords(asked)).toBe(words)
  expect(countWords(312, asked)).toBe(count)
})

test('an essay in a line', () => {
  expect(essayWords({ ...limits(300, 500), answerOn: 'screen' })).toBe('Essay, 300–500 words, on screen')
  expect(essayWords({ ...limits(null, null), answerOn: 'paper' })).toBe('Essay, on paper')
})

test('ears are told when a limit is passed and with every hundred, and of nothing between', () => {
  const told = (counts: number[], asked = limits(250, 300)) => counts.map((count) => heardWords(count, asked))
  expect(told([0, 1, 99])).toEqual(['', '', ''])
  expect(told([100, 150, 199])).toEqual(Array(3).fill('More than 100 words.'))
  expect(told([250, 299, 300])).toEqual(Array(3).fill('250 words reached.'))
  expect(told([301, 900])).toEqual(Array(2).fill('More than 300 words: over the limit. Nothing is cut off.'))
  expect(told([312], limits(null, null))).toEqual(['More than 300 words.'])
})
