import { randomBytes } from 'node:crypto'
import { ageLinks } from '../builders/mailed.ts'
import type { Person } from './people.ts'
import { aListCursorOfTheirs, aPersonOfTheirs, type Row, somePeopleOfTheirs } from './row.ts'
import type { World } from './world.ts'

const unique = () => randomBytes(5).toString('hex')

/** Somebody the caller has invited, whose link is not of this minute. */
async function anInvitedAdminOf({ server }: World, { client }: Person) {
  const email = `chief${unique()}@people.test`
  const { user } = await client.people.inviteAdmin({ name: 'New', email })
  await ageLinks(server, email, '2 minutes')
  return { id: user.id }
}

export async function aTeachersAddress({ admin }: World['theirs']): Promise<string> {
  const employeeId = `T${unique()}`
  const form = { name: 'New', email: `${employeeId}@people.test`, employeeId, signIn: 'first_password' as const }
  return (await admin.client.people.addTeacher(form)).teacher.email ?? ''
}

export const userRows = {
  'people.listUsers': {
    input: () => ({}),
    beyond: { 'the same role of another school': 'allowed' },
    ids: { cursor: aListCursorOfTheirs(({ people }) => people.listUsers({ size: 1 })) },
  },
  'people.listRights': {
    input: () => undefined,
    beyond: { 'the same role of another school': 'allowed' },
  },
  'people.inviteAdmin': {
    input: () => ({ name: 'New', email: `chief${unique()}@people.test` }),
    beyond: { 'the same role of another school': 'allowed' },
    ids: {
      email: {
        foreign: async ({ theirs }) => [await aTeachersAddress(theirs)],
        unknown: () => `${unique()}@people.test`,
        verdict: 'allowed',
        why: 'somebody may work at two schools: the account stays shut to this one until its owner follows the mail',
      },
    },
  },
  'people.inviteUserAgain': {
    // A new one each time: a link goes out once a minute.
    input: (world, caller) => anInvitedAdminOf(world, caller),
    beyond: { 'the same role of another school': 'UNKNOWN_PERSON' },
    ids: aPersonOfTheirs,
  },
  'people.changeRole': {
    // Is one already, and so skipped.
    input: async ({ ours }) => {
      const { id } = ours.spareTeacher
      const { items } = await ours.admin.client.people.listUsers({ size: 500 })
      return { id, revision: items.find((one) => one.id === id)?.revision ?? 1, role: 'teacher' }
    },
    beyond: { 'the same role of another school': 'UNKNOWN_PERSON' },
    ids: aPersonOfTheirs,
    also: [
      {
        what: 'themselves, who is the only one',
        role: 'school_admin',
        input: ({ ours }) => ({ id: ours.admin.userId, revision: 1, role: 'teacher' }),
        verdict: 'LAST_ADMIN',
      },
      {
        what: 'a student',
        role: 'school_admin',
        input: ({ ours }) => ({ id: ours.student.userId, revision: 1, role: 'school_admin' }),
        verdict: 'UNKNOWN_PERSON',
      },
    ],
  },
  'people.setUsersStatus': {
    // Is so already, or nobody of the company, and so skipped.
    input: ({ ours }) => ({ ids: [ours.spareTeacher.id], status: 'active' }),
    beyond: { 'the same role of another school': 'allowed' },
    ids: somePeopleOfTheirs,
    also: [
      {
        what: 'themselves, who is the only one',
        role: 'school_admin',
        input: ({ ours }) => ({ ids: [ours.admin.userId], status: 'inactive' }),
        verdict: 'LAST_ADMIN',
      },
    ],
  },
  'people.dropUserSecondFactor': {
    // Has none, and so is skipped.
    input: async (world, caller) =>
      caller.role === 'super_admin' ? await anInvitedAdminOf(world, caller) : { id: world.ours.spareTeacher.id },
    beyond: { 'the same role of another school': 'UNKNOWN_PERSON' },
    ids: aPersonOfTheirs,
    also: [
      {
        what: 'themselves',
        role: 'school_admin',
        input: ({ ours }) => ({ id: ours.admin.userId }),
        verdict: 'NOT_YOURSELF',
      },
    ],
  },
  'people.endUserSessions': {
    input: ({ ours }) => ({ ids: [ours.spareTeacher.id] }),
    beyond: { 'the same role of another school': 'allowed' },
    ids: somePeopleOfTheirs,
    also: [
      {
        what: 'themselves',
        role: 'school_admin',
        input: ({ ours }) => ({ ids: [ours.admin.userId] }),
        verdict: 'NOT_YOURSELF',
      },
    ],
  },
} as const satisfies Record<string, Row>
