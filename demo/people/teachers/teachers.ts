import type { InputOf } from '../../platform/answering.ts'
import { listOf } from '../../platform/list-of.ts'
import { daysFrom, sampleId } from '../../platform/sample.ts'
import { classesNamed } from '../../school/classes/classes.ts'
import { subjectsByCode } from '../../school/subjects/subjects.ts'
import { accountOf, personIds } from '../people-here.ts'
import { sampleStudents } from '../students/students.ts'

const self = accountOf('teacher')

/** The five sample teachers, newest first; the first is the one who can sign in. */
export function sampleTeachers(now: Date) {
  const createdAt = daysFrom(now, -59, '08:40')
  const common = { status: 'active' as const, createdAt, photoId: null, revision: 1 }
  const teachers = [
    {
      ...common,
      id: personIds.teacher,
      name: self.name,
      email: self.email,
      employeeId: 'GF-T05',
      phone: '0800 000 0015',
      department: 'Mathematics' as const,
      experience: 8,
      qualification: 'B.Sc. Ed.',
      address: 'Ibadan',
      examsCreated: 3,
      subjects: subjectsByCode('MTH', 'PHY'),
      classes: classesNamed('SS2A', 'SS3A', 'SS3B'),
    },
    {
      ...common,
      id: sampleId('person', 14),
      name: 'Ṣadé Example',
      email: 'sade@greenfield.example',
      employeeId: 'GF-T04',
      phone: '0800 000 0014',
      department: 'Languages' as const,
      experience: 12,
      qualification: 'M.A. English',
      address: 'Ibadan',
      examsCreated: 1,
      subjects: subjectsByCode('ENG', 'LIT'),
      classes: classesNamed('SS3A', 'SS3B'),
    },
    {
      ...common,
      id: sampleId('person', 13),
      name: 'Ịfẹọma Example',
      email: 'ifeoma@greenfield.example',
      employeeId: 'GF-T03',
      phone: '0800 000 0013',
      department: 'Science' as const,
      experience: 5,
      qualification: 'B.Sc. Biology',
      address: 'Ibadan',
      examsCreated: 2,
      subjects: subjectsByCode('BIO', 'CHM'),
      classes: classesNamed('SS2A', 'SS3A'),
    },
    {
      ...common,
      id: sampleId('person', 12),
      name: 'Ƙasimu Example',
      email: 'kasimu@greenfield.example',
      employeeId: 'GF-T02',
      phone: '0800 000 0012',
      department: 'Social Sciences' as const,
      experience: 15,
      qualification: 'B.Sc. Economics',
      address: 'Ibadan',
      examsCreated: 0,
      subjects: subjectsByCode('ECO', 'GOV'),
      classes: classesNamed('SS3B'),
    },
    {
      ...common,
      id: sampleId('person', 11),
      name: 'Ọbinna Example',
      email: 'obinna@greenfield.example',
      employeeId: 'GF-T01',
      phone: '0800 000 0011',
      department: 'Science' as const,
      experience: 21,
      qualification: 'B.Sc. Ed. Physics',
      address: 'Ibadan',
      examsCreated: 0,
      subjects: subjectsByCode('PHY'),
      classes: classesNamed('SS1A', 'SS1B'),
      status: 'inactive' as const,
    },
  ]
  const students = sampleStudents(now).filter(({ status }) => status === 'active')
  return teachers.map((teacher) => ({
    ...teacher,
    studentsCount: students.filter((student) => teacher.classes.some(({ id }) => id === student.class?.id)).length,
  }))
}

/** A page of the sample teachers, filtered and sorted as the server does it. */
export function listSampleTeachers(input: InputOf<'people', 'listTeachers'>, now: Date) {
  const { subjectId, classId } = input
  const rows = sampleTeachers(now)
    .filter(({ subjects }) => subjectId === undefined || subjects.some(({ id }) => id === subjectId))
    .filter(({ classes }) => classId === undefined || classes.some(({ id }) => id === classId))
  return listOf(rows, input, {
    equals: ['status', 'department'],
    searched: ({ name, email, subjects }) => [name, email, ...subjects.map((subject) => subject.name)],
    sorts: {
      newest: ['id', 'desc'],
      name: ['name', 'asc'],
      employeeId: ['employeeId', 'asc'],
      students: ['studentsCount', 'desc'],
      exams: ['examsCreated', 'desc'],
    },
  })
}
