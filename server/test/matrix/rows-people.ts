import { randomBytes } from 'node:crypto'
import { issueToken, type TokenKind } from '../../src/people/account/one-time-token.ts'
import { writeReceipt } from '../../src/people/sign-up/receipt.ts'
import { adminPassword, aSignUpForm } from '../builders/people.ts'
import { aClassOfTheirs, aCursorOfTheirs, aFilterOfTheirs, aSubjectOfTheirs, type IdField, type Row } from './row.ts'
import type { LivingSchool, World } from './world.ts'

const unique = () => randomBytes(5).toString('hex')

/** A link as it would have been mailed to the teacher of that school whom nothing else is about. */
async function linkFor({ server }: World, { spareTeacher, schoolId }: LivingSchool, kind: TokenKind): Promise<string> {
  const { auth } = server.pools
  const { rows } = await auth.query<{ id: string }>('SELECT id FROM auth."user" WHERE email = $1', [spareTeacher.email])
  return await issueToken(auth, { kind, schoolId, accountId: rows[0]?.id ?? '' })
}

/** A link of theirs, of another kind than this call takes. */
const aLinkOf = (kind: TokenKind, verdict: 'INVALID_LINK' | 'LINK_USED_UP'): IdField => ({
  foreign: async (world) => [await linkFor(world, world.theirs, kind)],
  unknown: () => unique().repeat(4),
  verdict,
})
const anyAddress = (why: string): IdField => ({
  foreign: ({ theirs }) => [theirs.spareTeacher.email],
  unknown: () => 'nobody@nowhere.test',
  verdict: 'allowed',
  why,
  leadsThere: true,
})
const wrongPassword = { verdict: 'INVALID_CREDENTIALS' } as const

export const accountRows = {
  'people.signUp': {
    input: () => aSignUpForm(),
    ids: {
      subdomain: {
        foreign: ({ theirs }) => [theirs.school.subdomain],
        unknown: () => `school${unique()}`,
        verdict: 'DOMAIN_TAKEN',
        unknownVerdict: 'allowed',
        why: 'who signs up learns that a name is taken',
      },
      email: {
        foreign: ({ theirs }) => [theirs.school.email],
        unknown: () => `${unique()}@nowhere.test`,
        verdict: 'EMAIL_TAKEN',
        unknownVerdict: 'allowed',
        why: 'who signs up learns that an address is taken: the specification has it so',
      },
    },
  },
  'people.signUpMail': {
    input: ({ server, ours }) => ({ receipt: writeReceipt(ours.schoolId, server.config.secrets) }),
    ids: {
      receipt: {
        foreign: ({ server, theirs }) => [writeReceipt(theirs.schoolId, server.config.secrets)],
        unknown: () => unique().repeat(4),
        verdict: 'allowed',
        unknownVerdict: 'BAD_REQUEST',
        why: 'the receipt is the key: only who signed the school up was given it, and it shows how one mail fares',
      },
    },
  },
  'people.verifyEmail': {
    input: async (world) => ({ token: await linkFor(world, world.ours, 'verify_email'), type: 'signup' }),
    ids: { token: aLinkOf('invitation', 'INVALID_LINK') },
  },
  'people.resendVerification': {
    input: ({ ours }) => ({ email: ours.spareTeacher.email }),
    ids: { email: anyAddress('the answer is the same for everybody; a mail goes to the address alone') },
  },
  'people.signIn': {
    input: ({ ours }) => ({ email: ours.admin.name, password: ours.admin.password }),
    ids: {
      email: { foreign: ({ theirs }) => [theirs.teacher.name], unknown: () => 'nobody@nowhere.test', ...wrongPassword },
    },
  },
  'people.signInStudent': {
    input: ({ ours: { school, student } }) => ({
      ...{ school: school.subdomain, studentNumber: student.name, password: student.password },
    }),
    ids: {
      school: {
        foreign: ({ theirs }) => [theirs.school.subdomain],
        unknown: () => `school${unique()}`,
        ...wrongPassword,
      },
      studentNumber: { foreign: ({ theirs }) => [theirs.student.name], unknown: () => 'GF/NOBODY', ...wrongPassword },
    },
  },
  'people.requestPasswordReset': {
    input: ({ ours }) => ({ email: ours.spareTeacher.email }),
    ids: { email: anyAddress('the answer is the same for everybody; a mail goes to the address alone') },
  },
  'people.resetPassword': {
    input: async (world) => ({
      token: await linkFor(world, world.ours, 'reset_password'),
      newPassword: 'another horse',
    }),
    ids: { token: aLinkOf('invitation', 'LINK_USED_UP') },
  },
  'people.invitation': {
    input: async (world) => ({ token: await linkFor(world, world.ours, 'invitation') }),
    ids: { token: aLinkOf('verify_email', 'LINK_USED_UP') },
  },
  'people.acceptInvitation': {
    input: async (world) => ({ token: await linkFor(world, world.ours, 'invitation'), password: 'another horse' }),
    ids: { token: aLinkOf('reset_password', 'LINK_USED_UP') },
  },
  'people.me': { input: () => undefined, withoutMembership: 'allowed' },
  'people.refreshSession': {
    input: () => undefined,
    // Each keeps the own.
    beyond: {
      'another teacher': 'allowed',
      'another student': 'allowed',
      'a classmate': 'allowed',
      'the same role of another school': 'allowed',
    },
  },
  'people.signOut': { input: () => undefined },
  'people.chooseMembership': {
    input: (_world, { schoolId }) => ({ schoolId }),
    withoutSession: 'NOT_SIGNED_IN',
    withoutMembership: 'UNKNOWN_SCHOOL',
    ids: { schoolId: { foreign: ({ theirs }) => [theirs.schoolId], verdict: 'UNKNOWN_SCHOOL' } },
  },
  'people.changePassword': {
    input: (_world, { password }) => ({ currentPassword: password, newPassword: `${password}1` }),
    beyond: {
      'another teacher': 'WRONG_PASSWORD',
      'another student': 'WRONG_PASSWORD',
      'a classmate': 'WRONG_PASSWORD',
      // The administrators of these two schools have the same password; each changes the own.
      'the same role of another school': {
        ...{ school_admin: 'allowed', teacher: 'WRONG_PASSWORD', student: 'WRONG_PASSWORD' },
      },
    },
    also: [
      {
        what: 'without knowing the old one',
        role: 'teacher',
        input: () => ({ currentPassword: adminPassword, newPassword: adminPassword }),
        verdict: 'WRONG_PASSWORD',
      },
    ],
  },
} as const satisfies Record<string, Row>

const aPersonOf = (who: 'student' | 'spareTeacher' | 'admin' | 'teacher' | 'elsewhere') => (world: World) => {
  const { ours } = world
  const { student, spareTeacher, admin, teacher, elsewhere } = ours
  const ids = { student, admin, teacher, elsewhere }
  return { id: who === 'spareTeacher' ? spareTeacher.id : ids[who].userId }
}

/** New ones each time: what was asked with once is one of ours as well. */
async function aTeacherOfTheirs({ theirs }: World) {
  const employeeId = `T${unique()}`
  const form = { name: 'New', email: `${employeeId}@${theirs.marker}.test`, employeeId, signIn: 'invitation' as const }
  return (await theirs.admin.client.people.addTeacher(form)).teacher
}
async function aStudentOfTheirs({ theirs }: World) {
  return (await theirs.admin.client.people.addStudent({ name: 'New', studentNumber: `GF/${unique()}` })).student
}

export const rosterRows = {
  'people.listTeachers': {
    input: () => ({}),
    beyond: { 'the same role of another school': 'allowed' },
    ids: { cursor: aCursorOfTheirs(({ theirs }) => [theirs.teacher.userId]) },
  },
  'people.addTeacher': {
    input: ({ ours }) => ({
      name: `Added to ${ours.marker}`,
      email: `added${unique()}@${ours.marker}.test`,
      employeeId: `T${unique()}`,
      subjectIds: [ours.subjectId],
      classIds: [ours.classId],
      signIn: 'first_password',
    }),
    beyond: { 'the same role of another school': 'UNKNOWN_CLASS' },
    ids: {
      email: {
        foreign: ({ theirs }) => [theirs.spareTeacher.email],
        unknown: () => `${unique()}@nowhere.test`,
        verdict: 'allowed',
        why: 'a teacher may work at two schools: the account stays shut to this one until its owner follows the mail',
      },
      employeeId: {
        foreign: async (world) => [(await aTeacherOfTheirs(world)).employeeId],
        unknown: () => `T${unique()}`,
        verdict: 'allowed',
        why: 'each school numbers its own',
      },
      'subjectIds[]': aSubjectOfTheirs,
      'classIds[]': aClassOfTheirs,
    },
  },
  'people.reissueTeacherPassword': {
    input: aPersonOf('spareTeacher'),
    beyond: { 'the same role of another school': 'UNKNOWN_PERSON' },
    ids: {
      id: {
        foreign: ({ theirs: { teacher, admin, student } }) => [teacher.userId, admin.userId, student.userId],
        verdict: 'UNKNOWN_PERSON',
      },
    },
    also: [
      { what: 'a student', role: 'school_admin', input: aPersonOf('student'), verdict: 'UNKNOWN_PERSON' },
      { what: 'themselves', role: 'school_admin', input: aPersonOf('admin'), verdict: 'UNKNOWN_PERSON' },
    ],
  },
  'people.listStudents': {
    input: () => ({}),
    beyond: { 'another teacher': 'allowed', 'the same role of another school': 'allowed' },
    ids: {
      cursor: aCursorOfTheirs(({ theirs }) => [theirs.student.userId]),
      classId: aFilterOfTheirs(({ theirs }) => [theirs.classId]),
    },
    also: [
      {
        what: 'of a class of a colleague',
        role: 'teacher',
        input: ({ ours }) => ({ classId: ours.otherClassId }),
        verdict: 'allowed',
      },
    ],
  },
  'people.addStudent': {
    input: ({ ours }) => ({
      ...{ name: `Added to ${ours.marker}`, studentNumber: `GF/${unique()}`, classId: ours.classId },
      subjectIds: [ours.subjectId],
    }),
    beyond: { 'the same role of another school': 'UNKNOWN_CLASS' },
    ids: {
      studentNumber: {
        foreign: async (world) => [(await aStudentOfTheirs(world)).studentNumber],
        unknown: () => `GF/${unique()}`,
        verdict: 'allowed',
        why: 'each school numbers its own',
      },
      email: {
        foreign: ({ theirs }) => [theirs.teacher.name],
        unknown: () => `${unique()}@nowhere.test`,
        verdict: 'allowed',
        why: 'an address to write to, no account',
      },
      classId: aClassOfTheirs,
      'subjectIds[]': aSubjectOfTheirs,
    },
  },
  'people.reissueStudentPassword': {
    input: aPersonOf('student'),
    beyond: {
      'another teacher': 'NOT_ALLOWED',
      'the same role of another school': { school_admin: 'UNKNOWN_PERSON', teacher: 'NOT_ALLOWED' },
    },
    ids: {
      id: {
        foreign: ({ theirs: { teacher, admin, student } }) => [teacher.userId, admin.userId, student.userId],
        verdict: { school_admin: 'UNKNOWN_PERSON', teacher: 'NOT_ALLOWED' },
      },
    },
    also: [
      { what: 'a teacher', role: 'school_admin', input: aPersonOf('teacher'), verdict: 'UNKNOWN_PERSON' },
      { what: 'themselves', role: 'teacher', input: aPersonOf('teacher'), verdict: 'NOT_ALLOWED' },
      { what: 'of a class of a colleague', role: 'teacher', input: aPersonOf('elsewhere'), verdict: 'NOT_ALLOWED' },
    ],
  },
} as const satisfies Record<string, Row>
