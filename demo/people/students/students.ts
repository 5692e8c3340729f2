import { usualYear } from '@sabimark/domain/school/terms/school-year.ts'
import type { InputOf } from '../../platform/answering.ts'
import { listOf } from '../../platform/list-of.ts'
import { daysFrom, sampleId } from '../../platform/sample.ts'
import { classNamed } from '../../school/classes/classes.ts'
import { subjectsByCode } from '../../school/subjects/subjects.ts'
import { accountOf, personIds } from '../people-here.ts'

const science = subjectsByCode('BIO', 'CHM', 'ENG', 'MTH', 'PHY')
const arts = subjectsByCode('ECO', 'ENG', 'GOV', 'LIT', 'MTH')
const { name, email } = accountOf('student')

/** The five sample students, newest first; the first is the one who can sign in. */
export function sampleStudents(now: Date) {
  const createdAt = daysFrom(now, -58, '10:15')
  const common = {
    phone: '',
    status: 'active' as const,
    createdAt,
    revision: 1,
    hasSlip: true,
    isSitting: false,
    hasLeft: false,
    photoId: null,
  }
  return [
    {
      ...common,
      averageScore: 91.2,
      examsTaken: 6,
      id: personIds.student,
      name,
      email,
      studentNumber: 'GF/2026/005',
      class: classNamed('SS3A'),
      subjects: science,
      phone: '0800 000 0005',
    },
    {
      ...common,
      averageScore: 88.7,
      examsTaken: 6,
      id: sampleId('person', 24),
      name: 'Adéṣọlá Sample',
      email: 'adesola@greenfield.example',
      studentNumber: 'GF/2026/004',
      class: classNamed('SS3A'),
      subjects: science,
      phone: '0800 000 0004',
    },
    {
      ...common,
      averageScore: 85.4,
      examsTaken: 5,
      id: sampleId('person', 23),
      name: 'Ụ̀lọ́ma Sample',
      email: null,
      studentNumber: 'GF/2026/003',
      class: classNamed('SS3B'),
      subjects: arts,
    },
    {
      ...common,
      averageScore: 82.9,
      examsTaken: 6,
      id: sampleId('person', 22),
      name: 'Ɗanlami Sample',
      email: null,
      studentNumber: 'GF/2026/002',
      class: classNamed('SS2A'),
      subjects: science,
      phone: '0800 000 0002',
    },
    {
      ...common,
      averageScore: 80.3,
      examsTaken: 4,
      id: sampleId('person', 21),
      name: 'Ẹniọlá Sample',
      email: null,
      studentNumber: 'GF/2026/001',
      class: null,
      subjects: arts,
      status: 'inactive' as const,
    },
  ]
}

/** The average the specification gives the demo (part 2, section 9), whatever the samples come to. */
export const sampleAverage = 73.5

/** What only administrators read of a sample student. */
export const sampleRecord = {
  dateOfBirth: '2010-04-03',
  gender: 'Female' as const,
  guardianName: 'A Sample',
  guardianPhone: '0800 000 0100',
  guardianRelationship: 'Mother',
  guardianEmail: 'a.sample@mail.example',
  guardian2Name: 'B Sample',
  guardian2Phone: '0800 000 0101',
  extraTimePercent: 0,
  bio: '',
  address: 'Sample Street, Ibadan',
  lastSignInAt: null,
  leftOn: '',
  leftReason: '' as const,
  leftNote: '',
}

/** The one year the sample school has had so far. */
export const sampleYears = (student: { class: { name: string } | null; status: string }, now: Date) =>
  student.status === 'inactive' ? [] : [{ year: usualYear(now), className: student.class?.name ?? null, outcome: null }]

/** A page of the sample students, filtered and sorted as the server does it. */
export function listSampleStudents(input: InputOf<'people', 'listStudents'>, now: Date) {
  const { classId, subjectId, gender, missing } = input
  const rows = sampleStudents(now)
    .filter((student) => classId === undefined || student.class?.id === classId)
    .filter(({ subjects }) => subjectId === undefined || subjects.some(({ id }) => id === subjectId))
    .filter(() => gender === undefined || gender === sampleRecord.gender)
    .filter((student) => missing === undefined || (missing === 'class' ? student.class === null : missing === 'signIn'))
  const page = listOf(rows, input, {
    equals: ['status'],
    searched: ({ name, email: address, studentNumber }) => [name, address, studentNumber],
    sorts: {
      newest: ['id', 'desc'],
      name: ['name', 'asc'],
      studentNumber: ['studentNumber', 'asc'],
      class: [(student) => student.class?.name ?? null, 'asc'],
      average: ['averageScore', 'desc'],
    },
  })
  return { ...page, items: page.items.map(({ subjects: _subjects, ...item }) => item) }
}
