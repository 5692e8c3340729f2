import { expect, test } from 'vitest'
import { inNameCase, tidyName } from './name-case.ts'

test('a name stays as it was typed, but for its spaces', () => {
  expect(tidyName('  OBI,   Ada\tNgozi ')).toBe('OBI, Ada Ngozi')
})

test.each([
  ['ADA OBI', 'Ada Obi'],
  ['Ada OBI', 'Ada Obi'],
  ["O'BRIEN-OJO MARY", "O'Brien-Ojo Mary"],
  ['ABDUL’AZIZ A. BELLO III', 'Abdul’Aziz A. Bello III'],
  ['BỌ́LÁ ṢÓDÉ', 'Bọ́lá Ṣódé'],
  ['Chidi McDonald', 'Chidi McDonald'],
  ['ada obi', 'ada obi'],
])('%s is written %s', (typed, name) => {
  expect(inNameCase(typed)).toBe(name)
})
