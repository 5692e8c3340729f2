import { expect, test } from 'vitest'
import { classFinder } from './read-class.ts'
import { readClasses } from './read-classes.ts'

const classes = ['JSS1 A', 'JSS1 B', 'JSS2 A', 'JSS3 A', 'SSS1 A', 'SSS2 Gold', 'Nursery 1'].map((id) => {
  const [level = '', arm = ''] = id === 'Nursery 1' ? [id] : id.split(' ')
  return { id, level, arm }
})
const read = (typed: string) => readClasses(typed, classFinder(classes), classes)
const jss = ['JSS1 A', 'JSS1 B', 'JSS2 A', 'JSS3 A']

test.each([
  ['All JSS', jss],
  ['JSS', jss],
  ['all junior classes', jss],
  ['Junior Secondary', jss],
  ['JSS1-3', jss],
  ['JSS 1 – JSS 3', jss],
  ['jss1 to 2', jss.slice(0, 3)],
  ['JSS 2-SS 1', ['JSS2 A', 'JSS3 A', 'SSS1 A']],
  ['SS1 – SS3', ['SSS1 A', 'SSS2 Gold']],
  ['All SSS', ['SSS1 A', 'SSS2 Gold']],
  ['SSS 2', ['SSS2 Gold']],
  ['JSS1', ['JSS1 A', 'JSS1 B']],
  ['All classes', classes.map(({ id }) => id)],
  ['ALL', classes.map(({ id }) => id)],
])('%s is guessed as %j', (typed, ids) => {
  const { guessed, ...found } = read(typed)
  expect(found).toEqual({ ids, unknown: [] })
  expect(guessed).toHaveLength(1)
})

test('what was made of several is told', () => {
  expect(read('JSS1B, SS1-2').guessed).toEqual([{ typed: 'SS1-2', classes: 'SSS1A, SSS2 Gold' }])
})

test.each([
  ['JSS1A & JSS1B', ['JSS1 A', 'JSS1 B'], []],
  ['JSS1A and SS2 Gold/JSS 2 A', ['JSS1 A', 'SSS2 Gold', 'JSS2 A'], []],
  ['JSS1A; JSS1A', ['JSS1 A'], []],
  ['JSS1A; SS9Z', ['JSS1 A'], ['SS9Z']],
  ['SS3', [], ['SS3']],
  ['JSS3-1', [], ['JSS3-1']],
  ['JSS1-2-3', [], ['JSS1-2-3']],
  ['SS1-JSS3', [], ['SS1-JSS3']],
  ['allover', [], ['allover']],
  ['-', [], ['-']],
])('%s is %j without a guess, and %j is unknown', (typed, ids, unknown) => {
  expect(read(typed)).toEqual({ ids, unknown, guessed: [] })
})

test('a text of two million letters is no class', () => {
  expect(read('a-'.repeat(1_000_000)).ids).toEqual([])
})
