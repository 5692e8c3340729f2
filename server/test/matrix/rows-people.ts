import { randomBytes } from 'node:crypto'
import { issueToken, type TokenKind } from '../../src/people/account/one-time-token.ts'
import { tokenOfCookies } from '../../src/people/account/session-cookie.ts'
import { writeReceipt } from '../../src/people/sign-up/receipt.ts'
import { adminPassword, aSignUpForm } from '../builders/people.ts'
import type { TestClient } from '../client.ts'
import { cookieOf } from './people.ts'
import type { IdField, Row } from './row.ts'
import type { LivingSchool, World } from './world.ts'

const unique = () => randomBytes(5).toString('hex')

/** A link as it would have been mailed to the teacher of that school whom nothing else is about. */
async function linkFor({ server }: World, { spareTeacher, schoolId }: LivingSchool, kind: TokenKind): Promise<string> {
  const { auth } = server.pools
  const { rows } = await auth.query<{ id: string }>('SELECT id FROM auth."user" WHERE email = $1', [spareTeacher.email])
  const accountId = rows[0]?.id ?? ''
  // With a password of before, which an invitation replaces: every caller accepts, one after the other.
  await auth.query('UPDATE auth.account SET "setByMail" = false WHERE "userId" = $1', [accountId])
  return await issueToken(auth, { kind, schoolId, accountId })
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
/** What each does with what is the own. */
const everybodysOwn = {
  'another teacher': 'allowed',
  'another student': 'allowed',
  'a classmate': 'allowed',
  'the same role of another school': 'allowed',
} as const

/** The id of the session somebody has. */
async function sessionOf({ pools, config }: World['server'], client: TestClient): Promise<string> {
  const token = tokenOfCookies(cookieOf(client), config.secrets)
  const { rows } = await pools.auth.query<{ id: string }>('SELECT id FROM auth.session WHERE token = $1', [token])
  return rows[0]?.id ?? ''
}

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
  'people.withdrawSignUp': {
    input: ({ server, ours }) => ({ receipt: writeReceipt(ours.schoolId, server.config.secrets) }),
    ids: {
      receipt: {
        foreign: ({ server, theirs }) => [writeReceipt(theirs.schoolId, server.config.secrets)],
        unknown: () => unique().repeat(4),
        verdict: 'allowed',
        unknownVerdict: 'BAD_REQUEST',
        why: 'the receipt is the key: only who signed the school up was given it, and it does nothing to a school that is verified',
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
  'people.proveSecondFactor': {
    input: () => ({ code: '123456' }),
    passing: 'SIGN_IN_AGAIN',
    withoutSession: 'SIGN_IN_AGAIN',
    // Theirs was switched off meanwhile.
    halfSession: 'allowed',
  },
  'people.replaceExpiredPassword': {
    input: () => ({ newPassword: 'another horse' }),
    passing: 'SIGN_IN_AGAIN',
    withoutSession: 'SIGN_IN_AGAIN',
  },
  'people.beginSecondFactor': {
    input: (_world, { password }) => ({ password }),
    passing: { super_admin: 'allowed', school_admin: 'allowed', teacher: 'allowed', student: 'NOT_ALLOWED' },
    withoutSession: 'NOT_SIGNED_IN',
  },
  'people.confirmSecondFactor': {
    input: () => ({ code: '123456' }),
    passing: {
      ...{ super_admin: 'NOTHING_TO_CONFIRM', school_admin: 'NOTHING_TO_CONFIRM', teacher: 'NOTHING_TO_CONFIRM' },
      student: 'NOT_ALLOWED',
    },
    withoutSession: 'NOT_SIGNED_IN',
  },
  'people.secondFactor': {
    input: () => undefined,
    beyond: { 'another teacher': 'allowed', 'the same role of another school': 'allowed' },
  },
  'people.dropSecondFactor': {
    input: (_world, { password }) => ({ password, code: '123456' }),
    passing: 'SECOND_FACTOR_OFF',
    beyond: {
      'another teacher': 'WRONG_PASSWORD',
      // The administrators of these two schools have the same password.
      'the same role of another school': { school_admin: 'SECOND_FACTOR_OFF', teacher: 'WRONG_PASSWORD' },
    },
  },
  'people.newRecoveryCodes': {
    input: () => ({ code: '123456' }),
    passing: 'SECOND_FACTOR_OFF',
    beyond: { 'another teacher': 'SECOND_FACTOR_OFF', 'the same role of another school': 'SECOND_FACTOR_OFF' },
  },
  'people.refreshSession': {
    input: () => undefined,
    // Each keeps the own.
    beyond: everybodysOwn,
  },
  'people.signOut': { input: () => undefined },
  'people.chooseMembership': {
    input: (_world, { schoolId }) => ({ schoolId }),
    withoutSession: 'NOT_SIGNED_IN',
    withoutMembership: 'UNKNOWN_SCHOOL',
    ids: { schoolId: { foreign: ({ theirs }) => [theirs.schoolId], verdict: 'UNKNOWN_SCHOOL' } },
  },
  'people.listSessions': { input: () => undefined, beyond: everybodysOwn },
  'people.endSession': {
    input: async ({ server }, { client }) => ({ id: await sessionOf(server, client) }),
    beyond: {
      'another teacher': 'SESSION_GONE',
      'another student': 'SESSION_GONE',
      'a classmate': 'SESSION_GONE',
      'the same role of another school': 'SESSION_GONE',
    },
    ids: {
      id: {
        foreign: async ({ server, theirs }) => [await sessionOf(server, theirs.teacher.client)],
        verdict: 'SESSION_GONE',
      },
    },
  },
  'people.endOtherSessions': { input: () => undefined, beyond: everybodysOwn },
  'people.listMemberships': { input: () => undefined, beyond: everybodysOwn },
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
