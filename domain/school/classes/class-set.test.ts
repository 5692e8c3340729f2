import { expect, test } from 'vitest'
import { armsOf, armsProblem, classesOf, judgeClassSet, namesOfClasses, speltAs, withLevels } from './class-set.ts'

test.each([
  ['A, B', ['A', 'B']],
  ['A B  C', ['A', 'B', 'C']],
  ['Gold; Sky Blue', ['Gold', 'Sky Blue']],
  ['Sky Blue', ['Sky Blue']],
  [' A,, B ,', ['A', 'B']],
  ['  ', []],
])('the arms in %j', (typed, arms) => {
  expect(armsOf(typed)).toEqual(arms)
})

test.each([
  [['A', 'B'], null],
  [['A', 'a'], 'a appears here twice.'],
  [['Sky Blue', 'SKYBLUE'], 'SKYBLUE appears here twice.'],
  [['x'.repeat(21)], 'An arm can have at most 20 characters.'],
  [['A\u200b'], 'An arm has a hidden sign in it, as pasting can bring along. Please type it again.'],
  [Array.from({ length: 27 }, (_, place) => `Arm ${place}`), 'A level can have at most 26 arms.'],
])('what is wrong with the arms %j', (arms, problem) => {
  expect(armsProblem(arms)).toBe(problem)
})

test('every level has every arm, and without arms is a class', () => {
  const both = classesOf(['JSS1', 'SS1'], ['A', 'Gold'])
  expect(namesOfClasses(both)).toBe('JSS1A, JSS1 Gold, SS1A and SS1 Gold')
  expect(namesOfClasses(classesOf(['JSS1'], []))).toBe('JSS1')
  expect(namesOfClasses(classesOf(['JSS1', 'JSS2'], ['A', 'B', 'C', 'D']))).toBe(
    'JSS1A, JSS1B, JSS1C, JSS1D, JSS2A, JSS2B and 2 more',
  )
})

test('a class whose name stands is not added again; where only a closed one has it, that waits', () => {
  const kept = [
    { level: 'SS1', arm: 'A', status: 'open' as const },
    { level: 'SS1', arm: 'B', status: 'closed' as const },
    { level: 'SS1', arm: 'b', status: 'open' as const },
    { level: 'SS1', arm: 'C', status: 'closed' as const },
  ]
  const judged = judgeClassSet(classesOf(['SS1'], ['a', 'B', 'C', 'D', 'd']), kept)
  expect(judged).toEqual({ added: [{ level: 'SS1', arm: 'D' }], standing: [kept[0], kept[2]], closed: [kept[3]] })
})

test('a level that is added stands where most schools have it, and is spelt as the school spells it', () => {
  expect(withLevels(['SS1', 'SS2', 'SS3'], ['JSS3', 'JSS1', 'ss 2', 'Reception'])).toEqual([
    'JSS1',
    'JSS3',
    'SS1',
    'SS2',
    'SS3',
    'Reception',
  ])
  expect(withLevels(['Reception'], ['JSS1'])).toEqual(['Reception', 'JSS1'])
  expect(speltAs(['SS 1'], 'ss1')).toBe('SS 1')
  expect(speltAs(['SS 1'], 'JSS1')).toBe('JSS1')
})
