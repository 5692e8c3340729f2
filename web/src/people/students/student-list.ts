import type { Student } from '@sabimark/contract/answers.ts'
import { genders } from '@sabimark/domain/people/students/student-fields.ts'
import type { Client } from '../../platform/client.ts'
import { asc, desc, type ListSpec, oneOf, oneWithId } from '../../platform/list/list-spec.ts'
import { recordAt } from '../../platform/navigation.tsx'
import { useActiveSubjects, useClasses } from '../../school/school-lists.ts'

export type StudentInput = Parameters<Client['people']['listStudents']>[0]

export const studentList: ListSpec<StudentInput, Student> = {
  nouns: ['student', 'students'],
  nameOf: ({ name }) => name,
  filters: {
    classId: oneWithId('Class', useClasses),
    status: oneOf('Status', { active: 'Active', inactive: 'Inactive', left: 'Left' }),
    subjectId: oneWithId('Subject', useActiveSubjects),
    gender: oneOf('Gender', genders),
    missing: oneOf('Missing', { slip: 'Sign-in slip', class: 'Class', signIn: 'First sign-in' }),
  },
  kept: ['classId'],
  sorts: {
    name: asc('Name'),
    studentNumber: asc('Student ID'),
    class: asc('Class'),
    average: desc('Performance'),
    newest: desc('Newest'),
  },
}

export const studentPage = recordAt('/students/$studentId')
