import { expect, test } from 'vitest'
import { colourWord, isColourCode, namedColours } from './named-colours.ts'

test.each([
  ['#0b6b4f', 'Green'],
  ['#804000', 'Dark orange'],
  ['#FF0000', 'Red'],
  ['#6A1B3D', 'Dark pink'],
  ['#AACCFF', 'Light blue'],
  ['#F0F000', 'Yellow'],
  ['#808080', 'Grey'],
  ['#333333', 'Dark grey'],
  ['#000000', 'Black'],
  ['#FFFFFF', 'White'],
])('%s is called %s', (code, word) => {
  expect(colourWord(code)).toBe(word)
})

test('a code is told from a word, and each colour that has a name keeps it', () => {
  expect([isColourCode('#0B6B4F'), isColourCode('Green'), isColourCode('#12')]).toEqual([true, false, false])
  for (const { value, name } of namedColours) expect(colourWord(value)).toBe(name)
})
