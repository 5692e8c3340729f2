import fc from 'fast-check'
import { expect, test } from 'vitest'
import { composedAnswer, storableAnswer } from './answer-text.ts'
import { maxAnswerLength } from './event.ts'
import { jsonBytes } from './json-bytes.ts'

const cleanAnswer = (text: string) => composedAnswer(storableAnswer(text))

test.each<[string, string, string]>([
  ['NUL and other signs without a shape', 'a\u0000b\u0007\u001bc', 'abc'],
  ['tabs and new lines stay', 'a\tb\nc', 'a\tb\nc'],
  ['the line ends of other systems', 'a\r\nb\rc', 'a\nb\nc'],
  ['half a character', 'a\ud800b', 'a\ufffdb'],
  ['tone marks typed apart', 'E\u0323\u0300ko\u0301', 'Ẹ̀kó'],
  ['a pile of marks', `e${'\u0323'.repeat(64)}`, `ẹ${'\u0323'.repeat(29)}`],
])('%s', (_what, text, clean) => {
  expect(cleanAnswer(text)).toBe(clean)
})

const hostile = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc
    .constantFrom(
      '\u0000',
      '\u001b',
      '"',
      '\\',
      '\n',
      '\u2028',
      '\u0958',
      '\ufb2c',
      '\ud83d',
      '😀',
      'e\u0323\u0301',
      '₦',
    )
    .chain((sign) => fc.integer({ min: 1, max: maxAnswerLength }).map((count) => sign.repeat(count))),
)

test('any text becomes one that is clean for good, no longer than an answer, and of at most three bytes a character', () => {
  fc.assert(
    fc.property(hostile, (text) => {
      const clean = cleanAnswer(text)
      expect(cleanAnswer(clean)).toBe(clean)
      expect(clean.length).toBeLessThanOrEqual(maxAnswerLength)
      expect(jsonBytes(clean)).toBeLessThanOrEqual(3 * clean.length + 2)
    }),
  )
})
