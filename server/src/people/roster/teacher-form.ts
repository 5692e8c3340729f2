/** What is typed to add a teacher. */
export type NewTeacherForm = {
  name: string
  email: string
  employeeId: string
  phone: string
  subjectIds: string[]
  classIds: string[]
  signIn: 'invitation' | 'first_password'
}
