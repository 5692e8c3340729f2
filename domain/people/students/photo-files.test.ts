import { expect, test } from 'vitest'
import { photoOwners, studentsCalled } from './photo-files.ts'

const ss1a = { name: 'SS1A' }
const of = (studentNumber: string, name = `Pupil ${studentNumber}`, own: { name: string } | null = null) => ({
  ...{ studentNumber, name, class: own },
})

const numbered = ['GRN/2026/0012', 'GRN 2026 0013', 'ST-1', 'st/1', 'Ẹ_7', '--'].map((number) => of(number))
const named = [
  of('STU014', 'Adéọlá Sample', ss1a),
  of('STU015', 'Ngọzi Sample', ss1a),
  of('STU016', 'Musa Ɗan Example', ss1a),
  of('STU017', 'Ada Twin', ss1a),
  of('STU018', 'Twin, Ada', { name: 'SS2B' }),
  of('STU019', "Tola O'Test"),
  of('STU020', 'Mononym'),
]
const ownersOf = photoOwners([...numbered, ...named])

test.each([
  ['GRN-2026-0012.jpg', ['GRN/2026/0012']],
  ['grn_2026_0013.JPEG', ['GRN 2026 0013']],
  [' GRN20260012 .png', ['GRN/2026/0012']],
  ['GRN/2026/0012', ['GRN/2026/0012']],
  ['ẹ7.webp'.normalize('NFD'), ['Ẹ_7']],
  ['St_1.jpg', ['ST-1', 'st/1']],
  ['STU014 Adeola Sample.jpg', ['STU014']],
  ['sample-adeola_stu_014.jpg', ['STU014']],
  ['STU014 ADEOLA.jpg', ['STU014']],
  ['STU014 Adeola SS1A passport.jpg', ['STU014']],
])('%s is by its ID of %j', (name, numbers) => {
  const { owners, by } = ownersOf(name)
  expect([owners.map(({ studentNumber }) => studentNumber), by]).toEqual([numbers, 'number'])
})

test.each([
  ['Adeola Sample.jpg', ['STU014']],
  ['SAMPLE_ADEOLA.jpg', ['STU014']],
  ['Adéọlá Sample.JPG'.normalize('NFD'), ['STU014']],
  ['adeola sample (2).jpeg', ['STU014']],
  ['Adeola Ngozi Bola Sample.jpg', ['STU014', 'STU015']],
  ['Dan Musa Example.jpg', ['STU016']],
  ['Musa Example.jpg', ['STU016']],
  ['Otest Tola.jpg', ['STU019']],
  ['Mononym.jpg', ['STU020']],
  ['Ada Twin.jpg', ['STU017', 'STU018']],
  ['SS2B Ada Twin.jpg', ['STU018']],
  ['Sample.jpg', []],
  ['IMG_20261128.jpg', []],
  ['GRN-2026-0012 (1).jpg', []],
  ['.jpg', []],
  ['-.jpg', []],
])('%s is by its name of %j', (name, numbers) => {
  const { owners, by } = ownersOf(name)
  expect([owners.map(({ studentNumber }) => studentNumber), by]).toEqual([numbers, 'name'])
})

test.each([
  ['STU014 Ngozi Sample.jpg', ['STU014', 'STU015']],
  ['STU014 Somebody Else.jpg', ['STU014']],
  ['GRN-2026-0012.jpg.exe', ['GRN/2026/0012']],
])('%s says two things: %j can be meant', (name, numbers) => {
  const { owners, by } = ownersOf(name)
  expect([owners.map(({ studentNumber }) => studentNumber), by]).toEqual([numbers, 'doubt'])
})

test.each(['a', ' '])('of a name of two million letters %j only the end is read', (letter) => {
  expect(ownersOf(`${letter.repeat(2_000_000)} Adeola Sample.jpg`)).toEqual({ owners: [named[0]], by: 'name' })
  expect(ownersOf(`Adeola Sample ${letter.repeat(2_000_000)}.jpg`).owners).toEqual([])
})

test.each([
  ['samp ade', ['STU014']],
  ['stu/01', ['STU014', 'STU015', 'STU016', 'STU017', 'STU018', 'STU019']],
  ['', [...numbered, ...named].map(({ studentNumber }) => studentNumber)],
  ['nobody', []],
])('a search for %j finds %j', (typed, numbers) => {
  expect(studentsCalled([...numbered, ...named], typed).map(({ studentNumber }) => studentNumber)).toEqual(numbers)
})
