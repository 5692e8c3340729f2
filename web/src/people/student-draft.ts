import { emailProblem } from '@sabimark/domain/people/sign-up-rules.ts'
import { studentNumberProblem } from '@sabimark/domain/people/student-number.ts'
import type { Client } from '../platform/client.ts'

/**
 * The form "Add New Student", as typed, by its controls' names: `studentId` holds the student's number, `class` and
 * `subjects` hold ids, '' is no class.
 */
export type StudentForm = {
  name: string
  studentId: string
  class: string
  email: string
  phone: string
  dateOfBirth: string
  gender: '' | 'Male' | 'Female'
  guardianName: string
  guardianPhone: string
  address: string
  subjects: string[]
}

export const emptyStudent: StudentForm = {
  name: '',
  studentId: '',
  class: '',
  email: '',
  phone: '',
  dateOfBirth: '',
  gender: '',
  guardianName: '',
  guardianPhone: '',
  address: '',
  subjects: [],
}

/** What keeps the form from being sent, by control. A student needs no email. */
export function studentProblems(form: StudentForm): Partial<Record<keyof StudentForm, string>> {
  const studentId = studentNumberProblem(form.studentId)
  const email = form.email.trim() === '' ? null : emailProblem(form.email.trim())
  return {
    ...(form.name.trim() === '' && { name: 'Full Name is required.' }),
    ...(studentId !== null && { studentId }),
    ...(email !== null && { email }),
  }
}

/** The call's input. Only for a form without problems. */
export function toStudent(form: StudentForm): Parameters<Client['people']['addStudent']>[0] {
  const { studentId: studentNumber, class: classId, subjects, ...rest } = form
  return {
    ...rest,
    studentNumber,
    email: form.email.trim(),
    classId: classId === '' ? null : classId,
    subjectIds: subjects,
  }
}
