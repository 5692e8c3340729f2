import { contract } from '@sabimark/contract/contract.ts'
import { openRoute, preparedRoute, route } from '../platform/http/route.ts'
import { requestMail } from './mail-request/request-mail.ts'
import { acceptInvitation } from './password/accept-invitation.ts'
import { changePassword } from './password/change-password.ts'
import { readInvitation } from './password/read-invitation.ts'
import { resetPassword } from './password/reset-password.ts'
import {
  mayChangeOwnPassword,
  mayKeepOwnSession,
  mayManageStudents,
  mayManageTeachers,
  mayReissueSlip,
  maySeeStudents,
} from './people.access.ts'
import type { Room } from './room.ts'
import { addStudent } from './roster/add-student.ts'
import { addTeacher } from './roster/add-teacher.ts'
import { makeFirstPassword } from './roster/first-password.ts'
import { listStudents } from './roster/list-students.ts'
import { listTeachers } from './roster/list-teachers.ts'
import { reissuePassword } from './roster/reissue-password.ts'
import { chooseMembership } from './sign-in/choose-membership.ts'
import { readMe } from './sign-in/read-me.ts'
import { refreshSession } from './sign-in/refresh-session.ts'
import { signIn } from './sign-in/sign-in.ts'
import { signInStudent } from './sign-in/sign-in-student.ts'
import { signUp } from './sign-up/sign-up.ts'
import { signUpMail } from './sign-up/sign-up-mail.ts'
import { verifyEmail } from './sign-up/verify-email.ts'

const { people } = contract

/** Sign-up, sign-in, links and the roster. */
export function peopleRoutes(room: Room) {
  return {
    signUp: openRoute(people.signUp, { may: 'anyone', run: ({ input, request }) => signUp(room, input, request) }),
    signUpMail: openRoute(people.signUpMail, { may: 'anyone', run: ({ input }) => signUpMail(room, input) }),
    verifyEmail: openRoute(people.verifyEmail, { may: 'anyone', run: ({ input }) => verifyEmail(room, input) }),
    resendVerification: openRoute(people.resendVerification, {
      may: 'anyone',
      run: ({ input }) => requestMail(room, 'verify_email', input.email),
    }),
    signIn: openRoute(people.signIn, { may: 'anyone', run: ({ input, request }) => signIn(room, input, request) }),
    signInStudent: openRoute(people.signInStudent, {
      may: 'anyone',
      run: ({ input, request }) => signInStudent(room, input, request),
    }),
    chooseMembership: openRoute(people.chooseMembership, {
      may: 'anyone',
      run: ({ input, request }) => chooseMembership(room, input, request),
    }),
    me: openRoute(people.me, { may: 'anyone', run: ({ request }) => readMe(room, request) }),
    refreshSession: preparedRoute(people.refreshSession, {
      may: mayKeepOwnSession,
      before: ({ request }) => refreshSession(room, request),
      run: async ({ prepared }) => prepared,
    }),
    signOut: openRoute(people.signOut, {
      may: 'anyone',
      run: async ({ request }) => {
        await room.identity.closeSession(request)
        return {}
      },
    }),
    changePassword: preparedRoute(people.changePassword, {
      may: mayChangeOwnPassword,
      before: ({ input, actor, request }) => changePassword(room, input, actor, request),
      run: async () => ({}),
    }),
    requestPasswordReset: openRoute(people.requestPasswordReset, {
      may: 'anyone',
      run: ({ input }) => requestMail(room, 'reset_password', input.email),
    }),
    resetPassword: openRoute(people.resetPassword, {
      may: 'anyone',
      run: ({ input, request }) => resetPassword(room, input, request),
    }),
    invitation: openRoute(people.invitation, { may: 'anyone', run: ({ input }) => readInvitation(room, input) }),
    acceptInvitation: openRoute(people.acceptInvitation, {
      may: 'anyone',
      run: ({ input, request }) => acceptInvitation(room, input, request),
    }),

    listTeachers: route(people.listTeachers, {
      may: mayManageTeachers,
      run: ({ tx, input }) => listTeachers(tx, input),
    }),
    addTeacher: preparedRoute(people.addTeacher, {
      may: mayManageTeachers,
      before: ({ actor }) => makeFirstPassword('teacher', actor),
      run: ({ tx, input, actor, prepared }) => addTeacher(room, tx, input, actor, prepared),
    }),
    reissueTeacherPassword: preparedRoute(people.reissueTeacherPassword, {
      may: mayManageTeachers,
      before: ({ actor }) => makeFirstPassword('teacher', actor),
      run: ({ tx, input, actor, prepared }) =>
        reissuePassword(room, tx, { role: 'teacher', id: input.id, actor, first: prepared }),
    }),
    listStudents: route(people.listStudents, {
      may: maySeeStudents,
      run: ({ tx, input, actor }) => listStudents(tx, input, actor),
    }),
    addStudent: preparedRoute(people.addStudent, {
      may: mayManageStudents,
      before: ({ actor }) => makeFirstPassword('student', actor),
      run: ({ tx, input, actor, prepared }) => addStudent(room, tx, input, actor, prepared),
    }),
    reissueStudentPassword: preparedRoute(people.reissueStudentPassword, {
      may: mayReissueSlip,
      before: ({ actor }) => makeFirstPassword('student', actor),
      run: ({ tx, input, actor, prepared }) =>
        reissuePassword(room, tx, { role: 'student', id: input.id, actor, first: prepared }),
    }),
  }
}
