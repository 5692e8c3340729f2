import { expect, test } from 'vitest'
import { namedStudentOf, namesText, reachedText, whoText } from './named-students.ts'

const student = (name: string, said: object = {}) => ({ id: name, name, className: 'SS1A', isActive: true, ...said })

test.each([
  [{ classes: ['SS1A', 'SS1B'], namedCount: 0 }, 'SS1A, SS1B'],
  [{ classes: ['SS1A'], namedCount: 1 }, 'SS1A and 1 named student'],
  [{ classes: [], namedCount: 12 }, '12 named students'],
  [{ classes: [], namedCount: 0 }, ''],
])('an exam of %j is for “%s”', (exam, said) => {
  expect(whoText(exam)).toBe(said)
})

test.each([
  [['SS2A'], 1, 'The students of SS2A and 1 student by name'],
  [['SS1A', 'SS1B'], 0, 'The students of SS1A, SS1B'],
  [[], 2, '2 students by name'],
  [[], 0, 'Its students'],
])('publishing for %j and %i named students reaches “%s”', (classNames, namedCount, said) => {
  expect(reachedText(classNames, namedCount)).toBe(said)
})

test('who has left since, or is in no class, is said to', () => {
  const shown = [{}, { className: null }, { isActive: false }].map((said) => namedStudentOf(student('Ada', said)).name)
  expect(shown).toEqual(['Ada, SS1A', 'Ada (in no class)', 'Ada, SS1A (not active)'])
})

test('ten are named and the others counted; who may not act on the exam reads only how many', () => {
  const studentItems = Array.from({ length: 12 }, (_, place) => student(`Ada ${place}`))
  expect(namesText({ studentItems, namedCount: 12 })).toMatch(/^Ada 0, SS1A; .*Ada 9, SS1A and 2 more$/)
  expect(namesText({ studentItems: studentItems.slice(0, 2), namedCount: 2 })).toBe('Ada 0, SS1A; Ada 1, SS1A')
  expect(namesText({ studentItems: [], namedCount: 1_200 })).toBe('1,200')
})
