import { genders } from '@sabimark/domain/people/student-fields.ts'
import type { Client } from '../../platform/client.ts'
import { isId, isOneOf, type ListSpec } from '../../platform/list/list-spec.ts'
import type { Student } from '../people.ts'

export type StudentInput = Parameters<Client['people']['listStudents']>[0]

export const studentList: ListSpec<StudentInput, Student> = {
  nouns: ['student', 'students'],
  nameOf: ({ name }) => name,
  filters: {
    classId: isId,
    status: isOneOf('active', 'inactive'),
    subjectId: isId,
    gender: isOneOf(...genders),
    missing: isOneOf('slip', 'class', 'signIn'),
  },
  kept: ['classId'],
  sorts: {
    name: { label: 'Name', order: 'asc' },
    studentNumber: { label: 'Student ID', order: 'asc' },
    class: { label: 'Class', order: 'asc' },
    average: { label: 'Performance', order: 'desc' },
    newest: { label: 'Newest', order: 'desc' },
  },
}

export const studentStatuses = [
  { id: 'active', name: 'Active' },
  { id: 'inactive', name: 'Inactive' },
]

export const missingThings = [
  { id: 'slip', name: 'Sign-in slip' },
  { id: 'class', name: 'Class' },
  { id: 'signIn', name: 'First sign-in' },
]

export const genderChoices = genders.map((gender) => ({ id: gender, name: gender }))

export function studentPath({ id }: { id: string }): string {
  return `/students/${id}`
}
