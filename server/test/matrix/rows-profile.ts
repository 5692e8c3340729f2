import { randomBytes } from 'node:crypto'
import { hashOf, issueToken } from '../../src/people/account/one-time-token.ts'
import { inSchool } from '../../src/platform/database/tenant.ts'
import { aPicture } from '../builders/picture.ts'
import type { Person } from './people.ts'
import type { Row } from './row.ts'
import type { World } from './world.ts'

const unique = () => randomBytes(5).toString('hex')
const allowedToAll = {
  'another teacher': 'allowed',
  'another student': 'allowed',
  'a classmate': 'allowed',
  'the same role of another school': 'allowed',
} as const
const allowedToStaff = { 'another teacher': 'allowed', 'the same role of another school': 'allowed' } as const

/** A link to a new address, as it would have been mailed two minutes ago. */
async function emailLink({ server }: World, accountId: string, schoolId: string, email: string): Promise<string> {
  const token = unique().repeat(4)
  await server.pools.auth.query(
    `INSERT INTO auth.one_time_tokens (token_hash, kind, account_id, school_id, new_email, created_at, expires_at)
     VALUES ($1, 'change_email', $2, $3, $4, now() - interval '2 minutes', now() + interval '1 day')`,
    [hashOf(token), accountId, schoolId, email],
  )
  return token
}

async function accountOf({ server }: World, email: string): Promise<string> {
  const { rows } = await server.pools.auth.query<{ id: string }>('SELECT id FROM auth."user" WHERE email = $1', [email])
  return rows[0]?.id ?? ''
}

async function revisionOf({ server }: World, { schoolId, userId }: Person): Promise<number> {
  const { revision } = await inSchool(server.pools.app, { schoolId }, (tx) =>
    tx.one<{ revision: number }>('SELECT revision FROM users WHERE school_id = $1 AND id = $2', [schoolId, userId]),
  )
  return revision
}

/** What people see and change of themselves: each their own, whatever they are handed. */
export const profileRows = {
  'people.profile': { input: () => undefined, beyond: allowedToAll },
  'people.saveProfile': {
    // Nobody has written a bio, so nothing changes and the state stays the one it was made on.
    input: async (world, caller) => ({ revision: await revisionOf(world, caller), bio: '' }),
    beyond: allowedToAll,
    also: [
      {
        what: 'another name, which is the school’s',
        role: 'student',
        input: (_world, valid) => ({ ...(valid as object), name: 'Another Name' }),
        verdict: 'NOT_ALLOWED',
      },
    ],
  },
  'people.setMyPhoto': { input: () => ({ data: aPicture }), beyond: allowedToStaff },
  'people.changeEmail': {
    input: (_world, { password }) => ({ email: `${unique()}@nowhere.test`, password }),
    beyond: {
      'another teacher': 'WRONG_PASSWORD',
      // The administrators of these two schools have the same password; each changes the own.
      'the same role of another school': { school_admin: 'allowed', teacher: 'WRONG_PASSWORD' },
    },
    ids: {
      email: {
        foreign: async ({ theirs }) => {
          const email = `${unique()}@people.test`
          const form = { name: 'Teacher New', email, employeeId: unique(), signIn: 'invitation' as const }
          await theirs.admin.client.people.addTeacher(form)
          return [email]
        },
        unknown: () => `${unique()}@nowhere.test`,
        verdict: 'allowed',
        why: 'the answer is the same for everybody; a mail goes to the address alone',
        leadsThere: true,
      },
    },
    also: [
      {
        what: 'without knowing the password',
        role: 'teacher',
        input: () => ({ email: `${unique()}@nowhere.test`, password: 'not the one' }),
        verdict: 'WRONG_PASSWORD',
      },
    ],
  },
  'people.sendEmailChange': {
    input: async (world, { name, schoolId }) => {
      const accountId = await accountOf(world, name)
      // Of the earlier ones none counts, and for the others none waits.
      await world.server.pools.auth.query(
        `DELETE FROM auth.one_time_tokens WHERE kind = 'change_email' AND (account_id = $1 OR school_id = $2)`,
        [accountId, world.theirs.schoolId],
      )
      await emailLink(world, accountId, schoolId, `${unique()}@nowhere.test`)
    },
    // Nothing of theirs waits.
    beyond: { 'another teacher': 'LINK_USED_UP', 'the same role of another school': 'LINK_USED_UP' },
  },
  'people.cancelEmailChange': { input: () => undefined, beyond: allowedToStaff },
  'people.confirmEmail': {
    // To the address they have: everything is as before, and who else is about them finds them.
    input: async (world) => {
      const { spareTeacher, schoolId } = world.ours
      const accountId = await accountOf(world, spareTeacher.email)
      return { token: await emailLink(world, accountId, schoolId, spareTeacher.email) }
    },
    ids: {
      token: {
        foreign: async (world) => {
          const { spareTeacher, schoolId } = world.theirs
          const accountId = await accountOf(world, spareTeacher.email)
          return [await issueToken(world.server.pools.auth, { kind: 'verify_email', accountId, schoolId })]
        },
        unknown: () => unique().repeat(4),
        verdict: 'LINK_USED_UP',
      },
    },
  },
} as const satisfies Record<string, Row>
