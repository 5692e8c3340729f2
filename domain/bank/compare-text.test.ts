import fc from 'fast-check'
import { expect, test } from 'vitest'
import { answerKeyOf, isNearAnswer, type TextCompare, usualCompare } from './compare-text.ts'

const same = (one: string, other: string, compare: Partial<TextCompare> = {}) => {
  const by = { ...usualCompare, ...compare }
  return answerKeyOf(one, by) === answerKeyOf(other, by)
}

test.each([
  ['Photosynthesis', ' photosynthesis. '],
  ['sodium  chloride', 'Sodium\u00a0chloride'],
  ['it’s', "it's"],
  ['“osmosis”', 'osmosis'],
  ['non–metal', 'non-metal'],
  ['H₂O', 'h2o'],
  ['Ọ̀ṣun', 'osun'],
  ['ɗaki', 'Daki'],
  ['Abuja\u200b', 'Abu\u00adja'],
  ['\u200eAbuja\ufe0f', 'Abuja'],
])('%s and %s are the same by default', (one, other) => {
  expect(same(one, other)).toBe(true)
})

test.each([
  ['osmosis', 'osmoses', {}],
  ['sodium chloride', 'sodiumchloride', {}],
  ['Na', 'na', { case: true }],
  ['ọ̀kọ̀', 'ọkọ', { accents: true }],
  ['ẹyẹ', 'eye', { accents: true }],
  ['ɗaki', 'daki', { accents: true }],
  ['Stop.', 'Stop', { punctuation: true }],
])('%s and %s differ with %o', (one, other, compare) => {
  expect(same(one, other, compare)).toBe(false)
})

test('the same letter in two Unicode forms is one, also where accents count', () => {
  expect(same('\u1ecd\u0300', 'o\u0323\u0300', { accents: true })).toBe(true)
})

test('where spaces do not count', () => {
  expect(same('sodium chloride', 'sodiumchloride', { spaces: false })).toBe(true)
})

const compares = fc.record({
  case: fc.boolean(),
  accents: fc.boolean(),
  punctuation: fc.boolean(),
  spaces: fc.boolean(),
})
const typed = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.array(fc.constantFrom(...' "\'.aAeéẹß-', '\u0300', '\u0323'), { maxLength: 12 }).map((signs) => signs.join('')),
  fc.constantFrom('".".', "''a''", 'İ', 'ﬁ', 'ſ', 'ΑΣ'),
)

test('twice is once: comparing by key is an equivalence, and a key is its own key', () => {
  fc.assert(
    fc.property(typed, compares, (text, compare) => {
      const key = answerKeyOf(text, compare)
      expect(answerKeyOf(key, compare)).toBe(key)
    }),
    { numRuns: 1000 },
  )
})

test('what counts more never joins what was apart', () => {
  fc.assert(
    fc.property(typed, typed, compares, (one, other, compare) => {
      if (
        answerKeyOf(one, { case: true, accents: true, punctuation: true, spaces: true }) !==
        answerKeyOf(other, { case: true, accents: true, punctuation: true, spaces: true })
      )
        return
      expect(answerKeyOf(one, compare)).toBe(answerKeyOf(other, compare))
    }),
  )
})

test.each([
  ['photosinthesis', 'photosynthesis'],
  ['photosynthesi', 'photosynthesis'],
  ['photosynthessis', 'photosynthesis'],
  ['phootsynthesis', 'photosynthesis'],
  ['mitochondrions', 'mitochondrion'],
  ['co-operate', 'cooperate'],
  ['ojo', 'ọjọ́'],
])('%s is near %s', (text, accepted) => {
  expect(isNearAnswer(text, accepted)).toBe(true)
})

test.each([
  ['iron', 'irun'],
  ['mitosis', 'meiosis'],
  ['increase', 'decrease'],
  ['', 'osmosis'],
  ['...', 'osmosis'],
  ['osmosis is good', 'osmosis'],
])('%s is not near %s', (text, accepted) => {
  expect(isNearAnswer(text, accepted)).toBe(false)
})
