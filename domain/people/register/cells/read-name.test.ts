import { expect, test } from 'vitest'
import { areMostlyCapitals, areSurnameFirst, nameOf, nameWords, turnedName } from './read-name.ts'

const parts = { surname: 'Obi', firstName: 'Ada', otherName: 'Ngozi' }

test('parts stand in the order a school chose, by default with the surname last', () => {
  expect(nameOf(parts)).toBe('Ada Ngozi Obi')
  expect(nameOf(parts, 'surname-first-other')).toBe('Obi Ada Ngozi')
  expect(nameOf({ ...parts, otherName: ' ' })).toBe('Ada Obi')
})

test('capitals are taken back where more than 80 % of the names have them', () => {
  const shouted = ['ADA OBI', 'BOLA ADE', 'CHIDI EZE', 'DELE OJO']
  expect(areMostlyCapitals([...shouted, 'EMEKA UDO'])).toBe(true)
  expect(areMostlyCapitals([...shouted, 'Emeka Udo'])).toBe(false)
  expect(areMostlyCapitals([])).toBe(false)
  expect(areMostlyCapitals(['ADEYEMI Tunde', 'Bola OJO'])).toBe(true)
  expect(areMostlyCapitals(['A.B. Bello', 'AB Bello'])).toBe(false)
})

test.each([
  ['ADEYEMI Tunde Samuel', 'Tunde Samuel ADEYEMI'],
  ['Adeyemi,  Tunde Samuel', 'Tunde Samuel Adeyemi'],
  ['ADE OJO, Bola', 'Bola ADE OJO'],
  ['ADE OJO Bola A.', 'Bola A. ADE OJO'],
  ['Bola ADE-OJO', 'Bola ADE-OJO'],
  ['ṢÓDÉ Bọ́lá', 'Bọ́lá ṢÓDÉ'],
  ['ADEYEMI TUNDE SAMUEL', 'TUNDE SAMUEL ADEYEMI'],
  ['Adeyemi Tunde', 'Tunde Adeyemi'],
  ['Mrs. OBI Ada', 'Mrs. Ada OBI'],
  ['ADEYEMI', 'ADEYEMI'],
  ['ADEYEMI,', 'ADEYEMI'],
  [',', ''],
])('%s, with the surname first, is %s', (typed, name) => {
  expect(turnedName(typed, 'first-other-surname')).toBe(name)
})

test('a name with its surname first keeps it there without a comma where the school wants it so', () => {
  expect(turnedName('Adeyemi, Tunde Samuel', 'surname-first-other')).toBe('Adeyemi Tunde Samuel')
  expect(turnedName('Bola OJO', 'surname-first-other')).toBe('OJO Bola')
})

test('commas and capitals of most names say that the surname is first', () => {
  expect(areSurnameFirst(['ADEYEMI Tunde', 'Obi, Ada', 'Bola Ojo'])).toBe(true)
  expect(areSurnameFirst(['ADEYEMI Tunde', 'Bola Ojo'])).toBe(false)
  expect(areSurnameFirst(['ADEYEMI TUNDE', 'OBI ADA'])).toBe(false)
  expect(areSurnameFirst(['Tunde ADEYEMI', 'Ada OBI', 'Ade Bola, Jr'])).toBe(false)
  expect(areSurnameFirst(['OBI', ''])).toBe(false)
})

test('the words of a name are the same in any order and case', () => {
  expect(nameWords('OBI, Ada Ngozi')).toBe(nameWords('Ngozi ada obi'))
  expect(nameWords('Ada Obi')).not.toBe(nameWords('Ada Ngozi Obi'))
})
