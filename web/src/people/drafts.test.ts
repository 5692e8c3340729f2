import { contract } from '@sabimark/contract/contract.ts'
import { expect, test } from 'vitest'
import { emptyStudent, studentProblems, toStudent } from './student-draft.ts'
import { emptyTeacher, teacherProblems, toTeacher } from './teacher-draft.ts'

const uuid = '01890000-0000-7000-8000-000000000001'
const student = { ...emptyStudent, name: 'Ụ̀lọ́ma Ɗanlami', studentId: 'GF/2026/001' }
const teacher = { ...emptyTeacher, name: 'Adéṣọlá Ọláwálé', email: ' Ade@Greenfield.test ', employeeId: 'T-01' }
const fits = (call: 'addStudent' | 'addTeacher', input: unknown) =>
  contract.people[call]['~orpc'].inputSchema?.safeParse(input).success

test('a student needs a name and a student ID, nothing else', () => {
  expect(Object.keys(studentProblems(emptyStudent))).toEqual(['name', 'studentId'])
  expect(studentProblems(student)).toEqual({})
})

test('a teacher needs a name, an email and an employee ID', () => {
  expect(Object.keys(teacherProblems(emptyTeacher))).toEqual(['name', 'email', 'employeeId'])
  expect(teacherProblems(teacher)).toEqual({})
})

const unreachable = 'Email is invalid. No email arrives at an address that ends in .example.'

test.each([
  ...['ada', 'ada@', 'ada@greenfield', 'a b@greenfield.test'].map((email) => [email, 'Email is invalid.']),
  ['ada@school.example', unreachable],
])('%j is no address: %s', (email = '', message = '') => {
  expect(studentProblems({ ...student, email })).toEqual({ email: message })
  expect(teacherProblems({ ...teacher, email })).toEqual({ email: message })
})

test('a form without problems fits the contract, empty fields and all', () => {
  expect(fits('addStudent', toStudent(student))).toBe(true)
  const full = {
    ...student,
    class: uuid,
    subjects: [uuid],
    email: ' u@greenfield.test ',
    dateOfBirth: '2010-02-28',
    gender: 'Female' as const,
  }
  expect(fits('addStudent', toStudent(full))).toBe(true)
  expect(fits('addTeacher', toTeacher({ ...teacher, subjects: [uuid], classesAssigned: [uuid] }))).toBe(true)
})

test('what is typed as Student ID is the number, and no id of anybody', () => {
  expect(toStudent(student)).toMatchObject({ studentNumber: 'GF/2026/001' })
  expect(toStudent(student)).not.toHaveProperty('studentId')
})

test('no class is null, not an empty id', () => {
  expect(toStudent(student).classId).toBeNull()
  expect(toStudent({ ...student, class: uuid }).classId).toBe(uuid)
})
