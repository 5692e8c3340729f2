import { expect, test } from 'vitest'
import { findResults, mostFound } from './find-results.ts'

const ada = { id: 'ada', has: '10' }
const maths = { id: 'maths', has: '01' }
const mock = { id: 'mock', subjectId: 'maths', has: '10' }
const none = { students: [], subjects: [], exams: [] }
const wholeIds = (ids: string[]) => ({ studentIds: ids, examIds: [], subjectIds: [] })

test('words may be of the student and of the exam: “ada mathematics” finds Ada’s papers in Mathematics', () => {
  expect(findResults(2, { ...none, students: [ada], subjects: [maths] })).toEqual([
    { studentIds: ['ada'], examIds: [], subjectIds: ['maths'] },
  ])
  expect(findResults(2, { ...none, students: [ada] })).toEqual([])
  expect(findResults(2, { ...none, students: [{ id: 'ada', has: '11' }] })).toEqual([wholeIds(['ada'])])
})

test('title and subject of an exam hold the words together', () => {
  const exams = [mock, { id: 'other', subjectId: 'physics', has: '10' }]
  expect(findResults(2, { ...none, subjects: [maths], exams })).toEqual([
    { studentIds: null, examIds: ['mock'], subjectIds: [] },
  ])
})

test('a name that many bear is no matter where another word leaves few, and what is found anyway is not counted', () => {
  const many = Array.from({ length: mostFound + 1 }, (_, at) => ({ id: `s${at}`, has: '10' }))
  expect(findResults(2, { ...none, students: [...many, { id: 'one', has: '11' }] })).toEqual([wholeIds(['one'])])
  expect(findResults(2, { ...none, students: many, subjects: [{ id: 'maths', has: '11' }] })).toEqual([
    { studentIds: null, examIds: [], subjectIds: ['maths'] },
  ])
})

test('too many are no answer', () => {
  const students = Array.from({ length: mostFound + 1 }, (_, at) => ({ id: `s${at}`, has: '1' }))
  expect(findResults(1, { ...none, students })).toBeNull()
  expect(findResults(1, { ...none, students: students.slice(1) })).toHaveLength(1)
})
