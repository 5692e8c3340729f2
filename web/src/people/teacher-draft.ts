import { emailProblem } from '@sabimark/domain/people/sign-up-rules.ts'
import type { Client } from '../platform/client.ts'

/** The form "Add New Teacher", as typed; `subjects` and `classesAssigned` hold ids. */
export type TeacherForm = {
  name: string
  email: string
  employeeId: string
  phone: string
  subjects: string[]
  classesAssigned: string[]
  signIn: 'invitation' | 'first_password'
}

export const emptyTeacher: TeacherForm = {
  name: '',
  email: '',
  employeeId: '',
  phone: '',
  subjects: [],
  classesAssigned: [],
  signIn: 'invitation',
}

/** What keeps the form from being sent, by control. */
export function teacherProblems(form: TeacherForm): Partial<Record<keyof TeacherForm, string>> {
  const email = emailProblem(form.email.trim())
  return {
    ...(form.name.trim() === '' && { name: 'Full Name is required.' }),
    ...(email !== null && { email }),
    ...(form.employeeId.trim() === '' && { employeeId: 'Employee ID is required.' }),
  }
}

/** The call's input. Only for a form without problems. */
export function toTeacher(form: TeacherForm): Parameters<Client['people']['addTeacher']>[0] {
  const { subjects, classesAssigned, ...rest } = form
  return { ...rest, subjectIds: subjects, classIds: classesAssigned }
}
