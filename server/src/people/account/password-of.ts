import { normaliseStudentPassword } from '@sabimark/domain/people/first-password.ts'

const studentHost = '@students.invalid'

/** The address of a student's account: unique, and no mail ever goes there. */
export function studentAddress(uniqueId: string): string {
  return `${uniqueId}${studentHost}`
}

export function isStudentAddress(email: string): boolean {
  return email.endsWith(studentHost)
}

/** A password as it is hashed and compared: students' without case, spaces, slashes and the slip's dash. */
export function passwordOf(email: string, typed: string): string {
  return isStudentAddress(email) ? normaliseStudentPassword(typed) : typed
}
