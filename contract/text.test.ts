import { describe, expect, test } from 'vitest'
import { answerValue } from './attempt/attempt.contract.ts'
import { isStorable, optionalText, text, typedText } from './text.ts'

const piled = (marks: number) => `a${'\u0316\u0301'.repeat(marks / 2)}`

test.each([
  ['two accents on a letter', 'e\u0323\u0301', true],
  ['every letter of a word marked', 'a\u0301'.repeat(500), true],
  ['thirty marks on a letter', piled(30), true],
  ['more', piled(32), false],
  ['NUL', 'a\u0000', false],
  ['half a character', 'a\ud83d', false],
])('whether a text can be stored: %s', (_what, typed, expected) => {
  expect(isStorable(typed)).toBe(expected)
  for (const schema of [text(2_000), optionalText(2_000), typedText(2_000)]) {
    expect(schema.safeParse(typed).success).toBe(expected)
  }
})

test('a text is judged before it is normalised', () => {
  // Normalising this one as it is takes seconds.
  const endless = piled(60_000)
  expect(text(120).safeParse(endless).error?.issues).toHaveLength(1)
  expect(optionalText(120).safeParse(endless).success).toBe(false)
  expect(answerValue.parse(endless)).toBe(piled(30).normalize('NFC'))
})

describe('an answer', () => {
  test('is cleaned of what cannot be stored, never refused for it', () => {
    for (const typed of [piled(64), 'a\u0000b', 'a\ud800b', 'Ẹ̀kọ́']) {
      const kept = answerValue.parse(typed)
      expect(typeof kept === 'string' && isStorable(kept)).toBe(true)
    }
    expect(answerValue.parse('Ẹ̀kọ́')).toBe('Ẹ̀kọ́'.normalize('NFC'))
  })
})
