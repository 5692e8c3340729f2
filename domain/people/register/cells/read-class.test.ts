import { expect, test } from 'vitest'
import { classAmongWords, classFinder, classInTitle, classPartsIn } from './read-class.ts'

test.each([
  ['SS 2 B', 'SS2', 'B'],
  ['SSS2B', 'SS2', 'B'],
  ['ss2b', 'SS2', 'B'],
  ['SS II B', 'SS2', 'B'],
  ['JSS 1 GOLD', 'JSS1', 'Gold'],
  ['JSS1 (Gold)', 'JSS1', 'Gold'],
  ['JS3', 'JSS3', ''],
  ['J.S.S. 3 A', 'JSS3', 'A'],
  ['S.S.S.2B', 'SS2', 'B'],
  ['Grade 10 A', 'Grade 10', 'A'],
  ['BASIC 7', 'Basic 7', ''],
  ['SS2 Science A', 'SS2', 'Science A'],
  ['jss two a', 'JSS2', 'A'],
  ['J.S.S two', 'JSS2', ''],
  ['SS one gold', 'SS1', 'Gold'],
  ['JSSTHREE', 'JSS3', ''],
  ['Basic Seven A', 'Basic 7', 'A'],
  ['Junior Secondary School 1 B', 'JSS1', 'B'],
  ['SENIOR SECONDARY TWO', 'SS2', ''],
])('%s is level %s, arm %s', (typed, level, arm) => {
  expect(classPartsIn(typed)).toEqual({ level, arm })
})

test.each([
  'Reception',
  '',
  '12',
  'Ada Obi',
  'GC/2026/001',
  'SS',
  'Sheet 1 copy of list',
  'Sheet1',
  'Total: 45',
  'BOYS: 20',
  'Female 3',
  'Simone',
  'Group One A',
  'Class Two',
  'SS oneself',
])('%s is no class', (typed) => {
  expect(classPartsIn(typed)).toBeNull()
})

const classes = [
  { id: 'a', level: 'SS2', arm: 'B' },
  { id: 'b', level: 'SSS3', arm: 'Gold' },
  { id: 'c', level: 'Reception', arm: '' },
  { id: 'd', level: 'Year 10', arm: 'A' },
]

test.each([
  ['SSS 2B', 'a'],
  ['ss 3 GOLD', 'b'],
  ['SSS3 Gold', 'b'],
  ['RECEPTION', 'c'],
  ['Year 10A', 'd'],
  ['SS2', undefined],
  ['SS2C', undefined],
])('%s is class %s of the school', (typed, id) => {
  expect(classFinder(classes)(typed)?.id).toBe(id)
})

test.each([
  ['Basic 7A', ['JSS1'], 'JSS1'],
  ['basic nine a', ['JSS3'], 'JSS3'],
  ['Basic 7A', ['JSS1', 'Basic 7'], 'Basic 7'],
  ['JSS 2 A', ['Basic 8'], 'Basic 8'],
  ['Basic 6A', ['JSS1'], undefined],
  ['JSS 4 A', ['Basic 10'], undefined],
])('%s at a school with %j is of %s', (typed, levels, level) => {
  expect(classFinder(levels.map((one) => ({ id: one, level: one, arm: 'A' })))(typed)?.id).toBe(level)
})

test('a name that fits two classes is none of them', () => {
  expect(classFinder([...classes, { id: 'e', level: 'SSS2', arm: 'B' }])('SS2B')).toBeUndefined()
})

test.each([
  [['CLASS: JSS1A'], 'JSS1A'],
  [['Class - SS 2 B, Term: First'], 'SS 2 B'],
  [['CLASS:', 'JSS1A'], 'JSS1A'],
  [['JSS 1 GOLD'], 'JSS 1 GOLD'],
  [['Class list'], null],
  [['FORM: SS1C'], 'SS1C'],
  [['CLASS: JSS1A TEACHER: MRS BELLO'], 'JSS1A'],
  [['FORM TEACHER: MRS BELLO'], null],
  [['Ada Obi'], null],
  [['JSS1A', 'Ada Obi'], null],
])('the title %j gives %s', (texts, name) => {
  expect(classInTitle(texts)).toBe(name)
})

test.each([
  ['LIST OF STUDENTS IN JSS1A', 'JSS1A'],
  ['JSS 1A CLASS LIST', 'JSS 1A'],
  ['SS2B NOMINAL ROLL 2026/2027', 'SS2B'],
  ['CLASS REGISTER FOR SS3 GOLD', 'SS3 GOLD'],
  ['FROM JSS1A TO JSS2A', null],
  ['JSS1 TO JSS3', null],
  ['SS2 GOLD STUDENTS', null],
  ['FIRST TERM 2026/2027', null],
  ['LIST OF STUDENTS', null],
])('above a list, %s has the class %s in its words', (text, name) => {
  expect(classAmongWords(text)).toBe(name)
})
