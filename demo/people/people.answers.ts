import { type AnswersOf, refuse, refused } from '../platform/answering.ts'
import { isFoundIn, pageOf } from '../platform/page-of.ts'
import { meOf } from './me.ts'
import { sampleStudents } from './students.ts'
import { sampleTeachers } from './teachers.ts'

export const peopleAnswers: AnswersOf<'people'> = {
  // Nobody is signed out of the demo for doing nothing.
  me: ({ account, now }) => ({ me: account && meOf(account, now), sessionLeftMs: null }),
  refreshSession: refused,
  signOut: ({ leave }) => {
    leave()
    return {}
  },

  listTeachers: ({ input: { cursor, search }, now }) =>
    pageOf(
      sampleTeachers(now).filter(({ name, email, subjects }) =>
        isFoundIn(search, [name, email, ...subjects.map((subject) => subject.name)]),
      ),
      cursor,
    ),
  addTeacher: refused,
  reissueTeacherPassword: refused,

  listStudents: ({ input: { cursor, search, classId }, now }) =>
    pageOf(
      sampleStudents(now)
        .filter((student) => classId === undefined || student.class?.id === classId)
        .filter(({ name, email, studentNumber }) => isFoundIn(search, [name, email, studentNumber])),
      cursor,
    ),
  addStudent: refused,
  reissueStudentPassword: refused,

  // Nobody was invited to the demo.
  invitation: () => refuse('LINK_USED_UP'),
  acceptInvitation: refused,
  signUp: refused,
  // Nobody signed up in the demo, so no receipt is known.
  signUpMail: () => refuse('BAD_REQUEST'),
  verifyEmail: refused,
  resendVerification: refused,
  signIn: refused,
  signInStudent: refused,
  chooseMembership: refused,
  changePassword: refused,
  requestPasswordReset: refused,
  resetPassword: refused,
}
