import { expect, test } from 'vitest'
import { classNameOf, classPartsOf, defaultClassNames } from './class-name.ts'

test.each([
  ['SS2B', { level: 'SS2', arm: 'B' }],
  ['Grade 10A', { level: 'Grade 10', arm: 'A' }],
  ['Reception', { level: 'Reception', arm: '' }],
  ['SS2', { level: 'SS2', arm: '' }],
])('%s is %j, and back', (name, parts) => {
  expect(classPartsOf(name)).toEqual(parts)
  expect(classNameOf(parts)).toBe(name)
})

test('an arm that is a word stands apart', () => {
  expect(classNameOf({ level: 'SS2', arm: 'Gold' })).toBe('SS2 Gold')
})

test('the classes of a new school are of three levels', () => {
  expect(new Set(defaultClassNames.map((name) => classPartsOf(name).level))).toEqual(new Set(['SS1', 'SS2', 'SS3']))
})
