import fc from 'fast-check'
import { expect, test } from 'vitest'
import { keptOptionIds } from './kept-places.ts'

/** The letters of the options that keep their place. */
const kept = (...texts: string[]) => {
  const options = texts.map((text, place) => ({ id: String.fromCharCode(65 + place), text }))
  return keptOptionIds(options).join('')
}

test.each([
  ['All of the above', 'D'],
  ['**None of the above.**', 'D'],
  ['none of these', 'D'],
  ['All of these are correct', 'D'],
  ['None of the options above is correct', 'D'],
  ['Both of the above', 'D'],
  ['All are correct', 'D'],
  ['None', 'D'],
  ['No correct answer', 'D'],
  ['Both A and C', 'ACD'],
  ['A and B', 'ABD'],
  ['both (a) and (c)', 'ACD'],
  ['A, B and C only', 'ABCD'],
  ['A & B', 'ABD'],
  ['Options A or C', 'ACD'],
  ['B only', 'BD'],
  ['Neither A nor B is correct', 'ABD'],
])('“%s” keeps its place, and what it names keeps it, too', (last, expected) => {
  expect(kept('Lagos', 'Kano', 'Enugu', last)).toBe(expected)
})

test.each([
  'Abuja',
  'All of the states in the north of the country',
  'A and Z',
  'vitamins A and D',
  'D and A',
  'A',
  'I and II only',
  'The above-mentioned treaty of 1884',
  'Both kidneys',
  'Nonesuch',
])('“%s” is an option like any other', (last) => {
  expect(kept('Lagos', 'Kano', 'Enugu', last)).toBe('')
})

test('what stands below “the above” stays below it, and what stands above “the below” above it', () => {
  expect(kept('Lagos', 'Kano', 'Both of the above', 'Enugu')).toBe('CD')
  expect(kept('Lagos', 'None of the options below', 'Kano', 'Enugu')).toBe('AB')
})

test.each([
  [['2', '4', '6', '8'], 'ABCD'],
  [['10 cm', '5 cm', '2.5 cm', 'none of these'], 'ABCD'],
  [['₦1,000', '₦12,000', '₦120,000', 'It depends'], 'ABC'],
  [['−3', '-1', '0', '2'], 'ABCD'],
  [['4', '2', '8', '6'], ''],
  [['2 cm', '4 m', '6 cm', '8 m'], ''],
  [['2', '4', 'four', 'six'], ''],
  [['1914', '1918', '1939', '1945'], 'ABCD'],
])('of the options %j those that are numbers in order keep their place', (texts, expected) => {
  expect(kept(...texts)).toBe(expected)
})

test('what the author says of an option goes before the rule', () => {
  const options = ['Lagos', 'Kano', 'All of the above'].map((text, place) => ({ id: 'abc'.charAt(place), text }))
  const [first, second, last] = options
  if (!first || !second || !last) throw new Error('three options')
  expect(keptOptionIds([{ ...first, keepsPlace: true }, second, last])).toEqual(['a', 'c'])
  expect(keptOptionIds([first, second, { ...last, keepsPlace: false }])).toEqual([])
})

test('a sentence longer than any of these is an option like any other', () => {
  expect(kept('Lagos', 'Kano', `All of the above${'.'.repeat(184)}`)).toBe('C')
  expect(kept('Lagos', 'Kano', `All of the above${'.'.repeat(185)}`)).toBe('')
})

test('what stands after the words is not looked at', () => {
  expect(kept('Lagos', 'Kano', 'All of the above .!;: ')).toBe('C')
})

test('no text takes it long, and only options of the question are named', () => {
  const piece = fc.constantFrom('a', 'and', 'both', 'all', 'of', 'the', 'above', '(b)', ',', ' ', '1', '$', '*', 'ẹ́')
  const texts = fc.array(
    fc.array(piece, { maxLength: 200 }).map((parts) => parts.join(' ')),
    { maxLength: 10 },
  )
  fc.assert(
    fc.property(texts, (all) => {
      const options = all.map((text, place) => ({ id: `${place}`, text }))
      const ids = keptOptionIds(options)
      expect(new Set(ids).size).toBe(ids.length)
      for (const id of ids) expect(Number(id)).toBeLessThan(all.length)
    }),
  )
})
