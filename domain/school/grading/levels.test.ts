import { expect, test } from 'vitest'
import { classPartsOf, defaultClassNames } from '../classes/class-name.ts'
import { defaultLevels, levelInUseText, levelProblems } from './levels.ts'

const added = (names: readonly string[]) => names.map((name) => ({ name, was: null }))

test('a new school has the levels of its classes', () => {
  expect([...new Set(defaultClassNames.map((name) => classPartsOf(name).level))]).toEqual([...defaultLevels])
  expect(levelProblems(added(defaultLevels))).toEqual({})
})

test.each([
  ['no level', [], { levels: 'A school has 1 to 40 levels.' }],
  ['forty-one', Array.from({ length: 41 }, (_, at) => `L${at}`), { levels: 'A school has 1 to 40 levels.' }],
  ['an empty one', ['SS1', ' '], { 'level.1': 'Type a level, such as SS2.' }],
  ['a long one', ['x'.repeat(21)], { 'level.0': 'A level can have at most 20 characters.' }],
  ['two that read alike', ['SS1', 'ss 1'], { 'level.1': 'ss 1 appears here twice.' }],
  [
    'a hidden sign',
    ['SS\u200b1'],
    { 'level.0': 'The level has a hidden sign in it, as pasting can bring along. Please type it again.' },
  ],
])('%s is refused where it stands', (_, names, problems) => {
  expect(levelProblems(added(names))).toEqual(problems)
})

const kept = (...names: string[]) => names.map((name) => ({ name, was: name }))

test('what a school typed in two spellings before, or more than forty of them, can be put in another order', () => {
  expect(levelProblems(kept('ss 1', 'SS1', 'SS2'))).toEqual({})
  expect(levelProblems(kept(...Array.from({ length: 41 }, (_, at) => `L${at}`)))).toEqual({})
  const one = { name: 'sS1', was: null }
  expect(levelProblems([one, ...kept('ss 1', 'SS1')])).toEqual({ 'level.0': 'sS1 appears here twice.' })
  expect(levelProblems([{ name: 'SS2', was: 'ss 1' }, ...kept('SS2')])).toEqual({
    'level.0': 'SS2 appears here twice.',
  })
})

test('one level cannot become two', () => {
  const twice = [
    { name: 'Year 1', was: 'SS1' },
    { name: 'Year 2', was: 'SS1' },
  ]
  expect(levelProblems(twice)).toEqual({ 'level.1': 'SS1 is renamed here twice.' })
})

test.each([
  [['SS2A'], 'SS2 is the level of SS2A. Give it another level first.'],
  [['SS2A', 'SS2B'], 'SS2 is the level of SS2A and SS2B. Give them another level first.'],
  [['SS2A', 'SS2B', 'SS2C'], 'SS2 is the level of SS2A, SS2B and SS2C. Give them another level first.'],
])('a level that is in use names its classes: %j', (names, said) => {
  expect(levelInUseText('SS2', names)).toBe(said)
})
