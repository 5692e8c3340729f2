import type { Teacher } from '@sabimark/contract/answers.ts'
import { departments } from '@sabimark/domain/people/teachers/teacher-fields.ts'
import type { Client } from '../../platform/client.ts'
import { asc, desc, type ListSpec, oneOf, oneWithId } from '../../platform/list/list-spec.ts'
import { recordAt } from '../../platform/navigation.tsx'
import type { States } from '../../platform/ui/state.tsx'
import { useActiveSubjects, useClasses } from '../../school/school-lists.ts'

export type TeacherInput = Parameters<Client['people']['listTeachers']>[0]

export const teacherStates: States<Teacher['status']> = {
  active: 'Active',
  pending_verification: ['Invited', 'amber'],
  inactive: ['Inactive', 'grey'],
}

export const teacherList: ListSpec<TeacherInput, Teacher> = {
  nouns: ['teacher', 'teachers'],
  nameOf: ({ name }) => name,
  filters: {
    subjectId: oneWithId('Subject', useActiveSubjects),
    classId: oneWithId('Class', useClasses),
    department: oneOf('Department', departments),
    status: oneOf('Status', teacherStates),
  },
  sorts: {
    name: asc('Name'),
    employeeId: asc('Employee ID'),
    students: desc('Students'),
    exams: desc('Exams Created'),
    newest: desc('Newest'),
  },
}

export const teacherPage = recordAt('/teachers/$teacherId')
