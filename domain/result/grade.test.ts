import { expect, test } from 'vitest'
import { type GradeScale, gradeColour, gradeOf } from './grade.ts'

test.each([
  [100, 'A', 'green'],
  [70, 'A', 'green'],
  [69, 'B', 'blue'],
  [60, 'B', 'blue'],
  [59, 'C', 'yellow'],
  [50, 'C', 'yellow'],
  [49, 'D', 'red'],
  [45, 'D', 'red'],
  [44, 'F', 'red'],
  [0, 'F', 'red'],
])('%i %% is %s, %s', (percentage, grade, colour) => {
  expect(gradeOf(percentage)).toBe(grade)
  expect(gradeColour(gradeOf(percentage))).toBe(colour)
})

const passOrNot: GradeScale<'pass' | 'resit'> = [
  { grade: 'pass', fromPercentage: 40 },
  { grade: 'resit', fromPercentage: 0 },
]

test('a school may use a scale of its own', () => {
  expect([gradeOf(40, passOrNot), gradeOf(39, passOrNot)]).toEqual(['pass', 'resit'])
  expect(gradeColour('pass')).toBe('red')
})

test('a scale with a hole at its end is refused', () => {
  expect(() => gradeOf(39, passOrNot.slice(0, 1))).toThrow(RangeError)
})

test.each([
  ['A1', 'green'],
  ['B2', 'blue'],
  ['b3', 'blue'],
  ['C6', 'yellow'],
  ['D7', 'red'],
  ['E8', 'red'],
  ['F9', 'red'],
  ['', 'red'],
])('%s is %s, by the letter it begins with', (grade, colour) => {
  expect(gradeColour(grade)).toBe(colour)
})
