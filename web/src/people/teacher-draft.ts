import type { Client } from '../platform/client.ts'
import { emailProblem } from './student-draft.ts'

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
  return {
    ...(form.name.trim() === '' && { name: 'Full Name is required.' }),
    ...(form.email.trim() === '' ? { email: 'Email is required.' } : emailProblem(form.email)),
    ...(form.employeeId.trim() === '' && { employeeId: 'Employee ID is required.' }),
  }
}

/** The call's input. Only for a form without problems. */
export function toTeacher(form: TeacherForm): Parameters<Client['people']['addTeacher']>[0] {
  const { subjects, classesAssigned, ...rest } = form
  return { ...rest, subjectIds: subjects, classIds: classesAssigned }
}
