import { departments } from '@sabimark/domain/people/teacher-fields.ts'
import type { Client } from '../../platform/client.ts'
import { isId, isOneOf, type ListSpec } from '../../platform/list/list-spec.ts'
import type { Teacher } from '../people.ts'

export type TeacherInput = Parameters<Client['people']['listTeachers']>[0]

export const teacherList: ListSpec<TeacherInput, Teacher> = {
  nouns: ['teacher', 'teachers'],
  nameOf: ({ name }) => name,
  filters: {
    subjectId: isId,
    classId: isId,
    department: isOneOf(...departments),
    status: isOneOf('active', 'pending_verification', 'inactive'),
  },
  sorts: {
    name: { label: 'Name', order: 'asc' },
    employeeId: { label: 'Employee ID', order: 'asc' },
    students: { label: 'Students', order: 'desc' },
    exams: { label: 'Exams Created', order: 'desc' },
    newest: { label: 'Newest', order: 'desc' },
  },
}

export const teacherStatuses = [
  { id: 'active', name: 'Active' },
  { id: 'pending_verification', name: 'Invited' },
  { id: 'inactive', name: 'Inactive' },
]

export const departmentChoices = departments.map((department) => ({ id: department, name: department }))

export function teacherPath({ id }: { id: string }): string {
  return `/teachers/${id}`
}
