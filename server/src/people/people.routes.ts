import { contract } from '@sabimark/contract/contract.ts'
import { openRoute, preparedRoute, route } from '../platform/http/route.ts'
import { noteExport } from '../platform/list/note-export.ts'
import { makeFirstPassword } from './account/first-password.ts'
import { requestMail } from './mail-request/request-mail.ts'
import { acceptInvitation } from './password/accept-invitation.ts'
import { changePassword } from './password/change-password.ts'
import { readInvitation } from './password/read-invitation.ts'
import { resetPassword } from './password/reset-password.ts'
import { setPhoto } from './photo/set-photo.ts'
import type { Room } from './room.ts'
import { chooseMembership } from './sign-in/choose-membership.ts'
import { readMe } from './sign-in/read-me.ts'
import { refreshSession } from './sign-in/refresh-session.ts'
import { signIn } from './sign-in/sign-in.ts'
import { signInStudent } from './sign-in/sign-in-student.ts'
import { signUp } from './sign-up/sign-up.ts'
import { signUpMail } from './sign-up/sign-up-mail.ts'
import { verifyEmail } from './sign-up/verify-email.ts'
import { addStudent } from './students/add-student.ts'
import { deleteStudents } from './students/delete-students.ts'
import { getMyStudent, getStudent } from './students/get-student.ts'
import { issueSlips, makeFirstPasswords } from './students/issue-slips.ts'
import { listStudents } from './students/list-students.ts'
import { setClass } from './students/set-class.ts'
import { setStatus as setStudentsStatus } from './students/set-status.ts'
import { readStudentFigures } from './students/student-figures.ts'
import { updateStudent } from './students/update-student.ts'
import { addTeacher } from './teachers/add-teacher.ts'
import { deleteTeachers } from './teachers/delete-teachers.ts'
import { getTeacher } from './teachers/get-teacher.ts'
import { listTeachers } from './teachers/list-teachers.ts'
import { reissueTeacherPassword } from './teachers/reissue-teacher-password.ts'
import { sendInvitation } from './teachers/send-invitation.ts'
import { setTeachersStatus } from './teachers/set-teachers-status.ts'
import { selectTeacherFigures } from './teachers/teacher.db.ts'
import { updateTeacher } from './teachers/update-teacher.ts'

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
    refreshSession: preparedRoute(people.refreshSession, 'roles', {
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
    changePassword: preparedRoute(people.changePassword, 'roles', {
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

    listTeachers: route(people.listTeachers, 'roles', (ctx) =>
      noteExport(ctx, 'teacher', listTeachers(ctx.tx, ctx.input)),
    ),
    teacherFigures: route(people.teacherFigures, 'roles', ({ tx }) => selectTeacherFigures(tx)),
    getTeacher: route(people.getTeacher, 'roles', ({ tx, input }) => getTeacher(tx, input.id)),
    addTeacher: preparedRoute(people.addTeacher, 'roles', {
      before: ({ actor }) => makeFirstPassword(actor),
      run: (ctx) => addTeacher(room, ctx),
    }),
    updateTeacher: route(people.updateTeacher, 'roles', updateTeacher),
    setTeachersStatus: route(people.setTeachersStatus, 'roles', setTeachersStatus),
    deleteTeachers: route(people.deleteTeachers, 'roles', deleteTeachers),
    sendInvitation: preparedRoute(people.sendInvitation, 'roles', {
      // Its link is stored beyond the transaction, so it is not tried out.
      before: async () => null,
      run: (ctx) => sendInvitation(room, ctx),
    }),
    reissueTeacherPassword: preparedRoute(people.reissueTeacherPassword, 'roles', {
      before: ({ actor }) => makeFirstPassword(actor),
      run: (ctx) => reissueTeacherPassword(room, ctx),
    }),
    listStudents: route(people.listStudents, 'roles', (ctx) =>
      noteExport(ctx, 'student', listStudents(ctx.tx, ctx.input, ctx.actor)),
    ),
    studentFigures: route(people.studentFigures, 'roles', ({ tx, actor }) => readStudentFigures(tx, actor)),
    getStudent: route(people.getStudent, 'roles', ({ tx, input }) => getStudent(tx, input.id)),
    getMyStudent: route(people.getMyStudent, 'roles', getMyStudent),
    addStudent: route(people.addStudent, 'roles', addStudent),
    updateStudent: route(people.updateStudent, 'roles', updateStudent),
    setStudentsStatus: route(people.setStudentsStatus, 'roles', setStudentsStatus),
    setStudentsClass: route(people.setStudentsClass, 'roles', setClass),
    deleteStudents: route(people.deleteStudents, 'roles', deleteStudents),
    issueSlips: preparedRoute(people.issueSlips, 'roles', {
      before: ({ input, actor }) => makeFirstPasswords(input.ids.length, actor),
      run: (ctx) => issueSlips(room, ctx),
    }),
    setPhoto: route(people.setPhoto, 'roles', setPhoto),
  }
}
