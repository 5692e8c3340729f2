import { rightsOfRoles } from '@sabimark/contract/role-rights.ts'
import { type AnswersOf, refuse, refused } from '../platform/answering.ts'
import { homeSchool, schoolNameOf } from '../school/company/schools.ts'
import { meOf, ownProfileOf } from './profile/me.ts'
import { samplePromotion } from './promotion/promotion.ts'
import { sampleSessions } from './sessions/sessions.ts'
import { exportSampleStudents, matchSampleStudents } from './students/register.ts'
import { listSampleStudents, sampleAverage, sampleRecord, sampleStudents, sampleYears } from './students/students.ts'
import { listSampleTeachers, sampleTeachers } from './teachers/teachers.ts'
import { listSampleUsers } from './users/users.ts'

export const peopleAnswers: AnswersOf<'people'> = {
  // Nobody is signed out of the demo for doing nothing.
  me: ({ account, now }) => ({ me: account && meOf(account, now), sessionLeftMs: null }),
  refreshSession: refused,
  secondFactor: () => ({ onSince: null, codesLeft: 0, isAsked: false, setUpUntil: null, passwordUntil: null }),
  beginSecondFactor: refused,
  confirmSecondFactor: refused,
  dropSecondFactor: refused,
  newRecoveryCodes: refused,
  proveSecondFactor: refused,
  replaceExpiredPassword: refused,
  signOut: ({ leave }) => {
    leave()
    return {}
  },

  listTeachers: ({ input, now }) => listSampleTeachers(input, now),
  teacherFigures: ({ now }) => {
    const teachers = sampleTeachers(now)
    return {
      total: teachers.length,
      active: teachers.filter(({ status }) => status === 'active').length,
      totalStudents: sampleStudents(now).length,
      examsCreated: teachers.reduce((sum, { examsCreated }) => sum + examsCreated, 0),
    }
  },
  getTeacher: ({ input, now }) => {
    const teacher = sampleTeachers(now).find(({ id }) => id === input.id)
    if (!teacher) return refuse('UNKNOWN_PERSON')
    return { teacher: { ...teacher, questionsCount: 0, lastSignInAt: null, bio: '' }, history: [] }
  },
  addTeacher: refused,
  updateTeacher: refused,
  setTeachersStatus: refused,
  deleteTeachers: refused,
  sendInvitation: refused,
  reissueTeacherPassword: refused,

  listStudents: ({ input, now }) => listSampleStudents(input, now),
  studentFigures: ({ now }) => {
    const students = sampleStudents(now)
    return {
      total: students.length,
      active: students.filter(({ status }) => status === 'active').length,
      averageScore: sampleAverage,
      examsTaken: students.reduce((sum, { examsTaken }) => sum + examsTaken, 0),
      withoutClass: students.filter((student) => student.class === null).length,
      withoutSlip: students.filter(({ hasSlip }) => !hasSlip).length,
    }
  },
  getStudent: ({ input, now }) => {
    const student = sampleStudents(now).find(({ id }) => id === input.id)
    if (!student) return refuse('UNKNOWN_PERSON')
    return { student: { ...student, ...sampleRecord, years: sampleYears(student, now) }, history: [] }
  },
  getMyStudent: ({ input, now }) => {
    const student = sampleStudents(now).find(({ id }) => id === input.id)
    return student ? { student: { ...student, bio: '' } } : refuse('UNKNOWN_PERSON')
  },
  planPromotion: ({ now }) => samplePromotion(now),
  addStudent: refused,
  updateStudent: refused,
  setStudentsStatus: refused,
  leaveStudents: refused,
  promote: refused,
  setStudentsClass: refused,
  deleteStudents: refused,
  issueSlips: refused,
  // A list can be looked at to its last button.
  matchStudents: ({ input, now }) => matchSampleStudents(input, now),
  exportStudents: ({ input, now }) => exportSampleStudents(input, now),
  startRegister: refused,
  importStudents: refused,
  setPhoto: refused,

  listUsers: ({ input, account, now }) => listSampleUsers(input, account, now),
  listRights: () => ({ groups: rightsOfRoles() }),
  addSchool: refused,
  suspendSchool: refused,
  reactivateSchool: refused,
  deleteSchool: refused,
  inviteAdmin: refused,
  inviteUserAgain: refused,
  changeRole: refused,
  setUsersStatus: refused,
  endUserSessions: refused,
  dropUserSecondFactor: refused,

  // Nobody was invited to the demo.
  invitation: () => refuse('LINK_USED_UP'),
  acceptInvitation: refused,
  signUp: refused,
  // Nobody signed up in the demo, so no receipt is known.
  signUpMail: () => refuse('BAD_REQUEST'),
  withdrawSignUp: () => refuse('BAD_REQUEST'),
  verifyEmail: refused,
  resendVerification: refused,
  signIn: refused,
  signInStudent: refused,
  chooseMembership: refused,
  listSessions: ({ account, now }) => ({ items: sampleSessions(account, now) }),
  endSession: refused,
  endOtherSessions: refused,
  // Everybody of the demo works in one school.
  listMemberships: ({ account }) => ({
    items: account ? [{ schoolId: homeSchool.id, school: schoolNameOf(account.role), role: account.role }] : [],
  }),
  changePassword: refused,
  profile: ({ account, now }) => (account ? { profile: ownProfileOf(account, now) } : refuse('NOT_SIGNED_IN')),
  saveProfile: refused,
  setMyPhoto: refused,
  changeEmail: refused,
  sendEmailChange: refused,
  cancelEmailChange: refused,
  confirmEmail: refused,
  requestPasswordReset: refused,
  resetPassword: refused,
}
