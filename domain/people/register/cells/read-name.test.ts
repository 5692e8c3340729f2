import { expect, test } from 'vitest'
import { areMostlyCapitals, inNameCase, nameOf, nameWords, tidyName } from './read-name.ts'

const parts = { surname: 'Obi', firstName: 'Ada', otherName: 'Ngozi' }

test('parts stand in the order a school chose, by default with the surname last', () => {
  expect(nameOf(parts)).toBe('Ada Ngozi Obi')
  expect(nameOf(parts, 'surname-first-other')).toBe('Obi Ada Ngozi')
  expect(nameOf({ ...parts, otherName: ' ' })).toBe('Ada Obi')
})

test('one column stays as it was typed, but for its spaces', () => {
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

test('capitals are taken back where more than 80 % of the names have them', () => {
  const shouted = ['ADA OBI', 'BOLA ADE', 'CHIDI EZE', 'DELE OJO']
  expect(areMostlyCapitals([...shouted, 'EMEKA UDO'])).toBe(true)
  expect(areMostlyCapitals([...shouted, 'Emeka Udo'])).toBe(false)
  expect(areMostlyCapitals([])).toBe(false)
})

test('the words of a name are the same in any order and case', () => {
  expect(nameWords('OBI, Ada Ngozi')).toBe(nameWords('Ngozi ada obi'))
  expect(nameWords('Ada Obi')).not.toBe(nameWords('Ada Ngozi Obi'))
})
