import { expect, test } from 'vitest'
import { subjectFinder } from '../../school/subjects/subject-finder.ts'
import { readGender } from './cells/read-gender.ts'
import { readSubjects } from './cells/read-subjects.ts'
import { studentRegister, surroundingsOf, teacherRegister } from './kinds.ts'

const subjects = [
  { id: 'm', name: 'Mathematics', code: 'MTH' },
  { id: 'e', name: 'English Language', code: 'ENG' },
]
const around = surroundingsOf('2026-11-24', [{ id: 'a', level: 'SS2', arm: 'B' }], subjects)

test.each([
  ['M', 'Male'],
  ['boy', 'Male'],
  ['FEMALE', 'Female'],
  ['Girl', 'Female'],
])('%s is %s', (typed, value) => {
  expect(readGender(typed)).toEqual({ value })
})

test('another word is no gender', () => {
  expect(readGender('x')).toEqual({ problem: '“x” is neither male nor female.' })
})

test('subjects are known by code or name, and what is none is told', () => {
  expect(readSubjects('mth; ENGLISH  language', subjectFinder(subjects))).toEqual({ ids: ['m', 'e'], unknown: [] })
  expect(readSubjects('MTH, Latin,, mathematics', subjectFinder(subjects))).toEqual({ ids: ['m'], unknown: ['Latin'] })
})

test.each([
  [studentRegister.readers.extraTimePercent, '25%', { value: '25' }],
  [
    studentRegister.readers.extraTimePercent,
    '250',
    { problem: 'Extra Time (%) must be a whole number from 0 to 100.' },
  ],
  [studentRegister.readers.email, 'Ada@School.ng', { value: 'ada@school.ng' }],
  [studentRegister.readers.className, 'SSS 2 B', { value: 'a' }],
  [studentRegister.readers.className, 'SS 9 B', { problem: 'There is no class SS 9 B.', unknown: ['SS 9 B'] }],
  [studentRegister.readers.subjects, 'ENG, MTH', { value: 'e,m' }],
  [
    studentRegister.readers.subjects,
    'ENG, Latin',
    { value: 'e', problem: 'There is no subject Latin.', unknown: ['Latin'] },
  ],
  [teacherRegister.readers.experience, '5 years', { value: '5' }],
  [teacherRegister.readers.department, 'social sciences', { value: 'Social Sciences' }],
  [teacherRegister.readers.department, 'Sports', { problem: 'Choose one of the listed values for Department.' }],
  [teacherRegister.readers.classes, 'SS2B; ss 2 b', { value: 'a' }],
  [
    teacherRegister.readers.subjects,
    'Latin; Fine Art; Home Mgt.',
    {
      value: '',
      problem: 'There are no subjects Latin, Fine Art and Home Mgt.',
      unknown: ['Latin', 'Fine Art', 'Home Mgt.'],
    },
  ],
  [
    teacherRegister.readers.name,
    'Mrs. Ada Obi',
    { value: 'Ada Obi', remark: '“Mrs.” is a title, and is not part of the name.' },
  ],
  [teacherRegister.readers.classes, 'SS2B, SS9', { value: 'a', problem: 'There is no class SS9.', unknown: ['SS9'] }],
])('a cell is read by its field: %#', (read, text, reading) => {
  expect(read({ text }, around)).toEqual(reading)
})
