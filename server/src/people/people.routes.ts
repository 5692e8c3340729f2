import { contract } from '@sabimark/contract/contract.ts'
import { rightsOfRoles } from '@sabimark/contract/role-rights.ts'
import { openRoute, preparedRoute, route } from '../platform/http/route.ts'
import { noteExport } from '../platform/list/note-export.ts'
import { makeFirstPassword } from './account/first-password.ts'
import type { PeopleServices } from './account/services.ts'
import { requestMail } from './mail-request/request-mail.ts'
import { addSchool } from './new-school/add-school.ts'
import { acceptInvitation } from './password/accept-invitation.ts'
import { changePassword } from './password/change-password.ts'
import { readInvitation } from './password/read-invitation.ts'
import { replaceExpiredPassword } from './password/replace-expired-password.ts'
import { resetPassword } from './password/reset-password.ts'
import { setPhoto } from './photo/set-photo.ts'
import { cancelEmailChange, changeEmail, proveEmailChange, sendEmailChange } from './profile/change-email.ts'
import { confirmEmail } from './profile/confirm-email.ts'
import { readProfile } from './profile/read-profile.ts'
import { saveProfile } from './profile/save-profile.ts'
import { setMyPhoto } from './profile/set-my-photo.ts'
import { planPromotion } from './promotion/plan-promotion.ts'
import { promoteStudents } from './promotion/promote-students.ts'
import { beginSecondFactor } from './second-factor/begin-second-factor.ts'
import { confirmSecondFactor } from './second-factor/confirm-second-factor.ts'
import { dropSecondFactor } from './second-factor/drop-second-factor.ts'
import { newRecoveryCodes } from './second-factor/new-recovery-codes.ts'
import { proveSecondFactor } from './second-factor/prove-second-factor.ts'
import { readSecondFactor } from './second-factor/read-second-factor.ts'
import { endOtherSessions, endSession } from './sessions/end-session.ts'
import { listMemberships } from './sessions/list-memberships.ts'
import { listSessions } from './sessions/list-sessions.ts'
import { chooseMembership } from './sign-in/choose-membership.ts'
import { readMe } from './sign-in/read-me.ts'
import { refreshSession } from './sign-in/refresh-session.ts'
import { signIn } from './sign-in/sign-in.ts'
import { signInStudent } from './sign-in/sign-in-student.ts'
import { signUp } from './sign-up/sign-up.ts'
import { signUpMail } from './sign-up/sign-up-mail.ts'
import { verifyEmail } from './sign-up/verify-email.ts'
import { withdrawSignUp } from './sign-up/withdraw-sign-up.ts'
import { addStudent } from './students/add-student.ts'
import { deleteStudents } from './students/delete-students.ts'
import { exportStudents } from './students/export-students.ts'
import { getMyStudent, getStudent } from './students/get-student.ts'
import { importStudents } from './students/import-students.ts'
import { issueSlips, makeFirstPasswords, type WatchedStudents } from './students/issue-slips.ts'
import { leaveStudents } from './students/leave-students.ts'
import { listStudents } from './students/list-students.ts'
import { selectMeant } from './students/register.db.ts'
import { setClass } from './students/set-class.ts'
import { setStatus as setStudentsStatus } from './students/set-status.ts'
import { startRegister } from './students/start-register.ts'
import { readStudentFigures } from './students/student-figures.ts'
import { updateStudent } from './students/update-student.ts'
import { deleteSchool } from './suspension/delete-school.ts'
import { reactivateSchool, suspendSchool } from './suspension/suspend-school.ts'
import { addTeacher } from './teachers/add-teacher.ts'
import { deleteTeachers } from './teachers/delete-teachers.ts'
import { getTeacher } from './teachers/get-teacher.ts'
import { listTeachers } from './teachers/list-teachers.ts'
import { reissueTeacherPassword } from './teachers/reissue-teacher-password.ts'
import { sendInvitation } from './teachers/send-invitation.ts'
import { setTeachersStatus } from './teachers/set-teachers-status.ts'
import { selectTeacherFigures } from './teachers/teacher.db.ts'
import { updateTeacher } from './teachers/update-teacher.ts'
import { changeRole } from './users/change-role.ts'
import { dropUserSecondFactor } from './users/drop-user-second-factor.ts'
import { endUserSessions } from './users/end-user-sessions.ts'
import { inviteAdmin } from './users/invite-admin.ts'
import { inviteUserAgain } from './users/invite-user-again.ts'
import { listUsers } from './users/list-users.ts'
import { setUsersStatus } from './users/set-users-status.ts'

const { people } = contract

/** Sign-up, sign-in, links and the roster. */
export function peopleRoutes(room: PeopleServices & { watchedStudents: WatchedStudents }) {
  return {
    signUp: openRoute(people.signUp, { may: 'anyone', run: ({ input, request }) => signUp(room, input, request) }),
    signUpMail: openRoute(people.signUpMail, { may: 'anyone', run: ({ input }) => signUpMail(room, input) }),
    withdrawSignUp: openRoute(people.withdrawSignUp, {
      may: 'anyone',
      run: ({ input }) => withdrawSignUp(room, input),
    }),
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
    proveSecondFactor: openRoute(people.proveSecondFactor, {
      may: 'anyone',
      run: ({ input, request }) => proveSecondFactor(room, input, request),
    }),
    replaceExpiredPassword: openRoute(people.replaceExpiredPassword, {
      may: 'anyone',
      run: ({ input, request }) => replaceExpiredPassword(room, input, request),
    }),
    secondFactor: route(people.secondFactor, 'roles', (ctx) => readSecondFactor(room, ctx)),
    beginSecondFactor: openRoute(people.beginSecondFactor, {
      may: 'anyone',
      run: ({ input, request }) => beginSecondFactor(room, input, request),
    }),
    confirmSecondFactor: openRoute(people.confirmSecondFactor, {
      may: 'anyone',
      run: ({ input, request }) => confirmSecondFactor(room, input, request),
    }),
    dropSecondFactor: preparedRoute(people.dropSecondFactor, 'roles', {
      before: ({ input, actor, request }) => dropSecondFactor(room, input, actor, request),
      run: async () => ({}),
    }),
    newRecoveryCodes: preparedRoute(people.newRecoveryCodes, 'roles', {
      before: ({ input, actor, request }) => newRecoveryCodes(room, input, actor, request),
      run: async ({ prepared }) => prepared,
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
    profile: route(people.profile, 'roles', (ctx) => readProfile(room, ctx)),
    saveProfile: route(people.saveProfile, 'roles', (ctx) => saveProfile(room, ctx)),
    setMyPhoto: route(people.setMyPhoto, 'roles', setMyPhoto),
    changeEmail: preparedRoute(people.changeEmail, 'roles', {
      before: ({ input, actor, request }) => proveEmailChange(room, input, actor, request),
      run: (ctx) => changeEmail(room, ctx),
    }),
    sendEmailChange: route(people.sendEmailChange, 'roles', (ctx) => sendEmailChange(room, ctx)),
    // Links are dropped beyond the transaction, so it is not tried out.
    cancelEmailChange: preparedRoute(people.cancelEmailChange, 'roles', {
      before: async () => null,
      run: (ctx) => cancelEmailChange(room, ctx),
    }),
    confirmEmail: openRoute(people.confirmEmail, {
      may: 'anyone',
      run: ({ input, request }) => confirmEmail(room, input, request),
    }),
    listSessions: route(people.listSessions, 'roles', (ctx) => listSessions(room, ctx)),
    endSession: preparedRoute(people.endSession, 'roles', {
      before: (args) => endSession(room, args),
      run: async () => ({}),
    }),
    endOtherSessions: preparedRoute(people.endOtherSessions, 'roles', {
      before: (args) => endOtherSessions(room, args),
      run: async ({ prepared }) => prepared,
    }),
    listMemberships: route(people.listMemberships, 'roles', (ctx) => listMemberships(room, ctx)),
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
    matchStudents: route(people.matchStudents, 'roles', async ({ tx, input }) => ({
      students: await selectMeant(tx, input.rows),
    })),
    startRegister: route(people.startRegister, 'roles', startRegister),
    importStudents: route(people.importStudents, 'roles', importStudents),
    exportStudents: route(people.exportStudents, 'roles', (ctx) =>
      noteExport({ ...ctx, input: { ...ctx.input, purpose: 'export' } }, 'student', exportStudents(ctx.tx, ctx.input)),
    ),
    planPromotion: route(people.planPromotion, 'roles', ({ tx }) => planPromotion(tx)),
    promote: route(people.promote, 'roles', promoteStudents),
    leaveStudents: route(people.leaveStudents, 'roles', leaveStudents),
    setStudentsClass: route(people.setStudentsClass, 'roles', setClass),
    deleteStudents: route(people.deleteStudents, 'roles', deleteStudents),
    issueSlips: preparedRoute(people.issueSlips, 'roles', {
      before: ({ input, actor }) => makeFirstPasswords(input.ids.length, actor),
      run: (ctx) => issueSlips(room, ctx),
    }),
    setPhoto: route(people.setPhoto, 'roles', setPhoto),

    listUsers: route(people.listUsers, 'roles', (ctx) => noteExport(ctx, 'user', listUsers(room, ctx.tx, ctx.input))),
    listRights: route(people.listRights, 'roles', async () => ({ groups: rightsOfRoles() })),
    addSchool: preparedRoute(people.addSchool, 'roles', {
      // As an invitation is.
      before: async () => null,
      run: (ctx) => addSchool(room, ctx),
    }),
    suspendSchool: route(people.suspendSchool, 'roles', (ctx) => suspendSchool(room, ctx)),
    reactivateSchool: route(people.reactivateSchool, 'roles', (ctx) => reactivateSchool(room, ctx)),
    deleteSchool: route(people.deleteSchool, 'roles', deleteSchool),
    inviteAdmin: preparedRoute(people.inviteAdmin, 'roles', {
      // Account and link are stored beyond the transaction, so it is not tried out.
      before: async () => null,
      run: (ctx) => inviteAdmin(room, ctx),
    }),
    inviteUserAgain: preparedRoute(people.inviteUserAgain, 'roles', {
      before: async () => null,
      run: (ctx) => inviteUserAgain(room, ctx),
    }),
    changeRole: route(people.changeRole, 'roles', (ctx) => changeRole(room, ctx)),
    setUsersStatus: route(people.setUsersStatus, 'roles', setUsersStatus),
    endUserSessions: route(people.endUserSessions, 'roles', endUserSessions),
    dropUserSecondFactor: route(people.dropUserSecondFactor, 'roles', (ctx) => dropUserSecondFactor(room, ctx)),
  }
}
