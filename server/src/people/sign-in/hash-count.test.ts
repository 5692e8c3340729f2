import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  adminPassword,
  aSchool,
  aSignUpForm,
  aStudent,
  aTeacher,
  type TestSchool,
} from '../../../test/builders/people.ts'
import { type TestServer, testServer } from '../../../test/server.ts'
import { inSchool } from '../../platform/database/tenant.ts'

/** How often the real argon2 was run to its end, and with which cost. */
const counted = vi.hoisted(() => ({ hashes: 0, checks: [] as string[] }))
vi.mock('@node-rs/argon2', async (load) => {
  const real = await load<typeof import('@node-rs/argon2')>()
  return {
    ...real,
    hash: async (...args: Parameters<typeof real.hash>) => {
      const made = await real.hash(...args)
      counted.hashes += 1
      return made
    },
    verify: async (...args: Parameters<typeof real.verify>) => {
      const outcome = await real.verify(...args)
      counted.checks.push(String(args[0]).split('$').slice(1, 4).join(' '))
      return outcome
    },
  }
})

let server: TestServer
let school: TestSchool
beforeAll(async () => {
  server = await testServer({ trustsProxy: true })
  school = await aSchool(server)
})
afterAll(() => server.stop())
beforeEach(() => {
  counted.hashes = 0
  counted.checks = []
})

let addresses = 0
function nextAddress(): string {
  addresses += 1
  return `198.51.100.${addresses}`
}

/** One call from an address of its own: everything that came back but the number and the time of the request. */
async function reply(path: string, json: object, address = nextAddress()) {
  const response = await fetch(`${server.url}/rpc/people/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: server.url, 'x-forwarded-for': address },
    body: JSON.stringify({ json }),
  })
  const headers = [...response.headers].filter(([name]) => name !== 'x-request-id' && name !== 'date')
  const cookies = headers.filter(([name]) => name === 'set-cookie').length
  return { status: response.status, headers, cookies, body: await response.text() }
}
/** The hashes one call cost: checks of an existing one, and new ones. */
async function costOf(call: () => Promise<unknown>) {
  const before = { hashes: counted.hashes, checks: counted.checks.length }
  await call()
  return { hashes: counted.hashes - before.hashes, checks: counted.checks.length - before.checks }
}
const one = { hashes: 0, checks: 1 }
const none = { hashes: 0, checks: 0 }

const deactivate = (whose: TestSchool, table: 'users' | 'schools', id: string) =>
  inSchool(server.pools.app, whose, (tx) => tx.run(`UPDATE ${table} SET status = 'inactive' WHERE id = $1`, [id]))

/** An email of every kind an account can be, and none. */
async function everyEmail(): Promise<Record<string, string>> {
  const unverified = aSignUpForm()
  await server.client().people.signUp(unverified)
  const inactive = await aTeacher(server, school)
  await deactivate(school, 'users', inactive.teacher.id)
  const closed = await aSchool(server)
  await deactivate(closed, 'schools', closed.schoolId)
  const invited = `invited@${school.subdomain}.test`
  await school.admin.people.addTeacher({ name: 'Bola Ade', email: invited, employeeId: 'T9', signIn: 'invitation' })
  const { student } = await aStudent(server, school, { isSignedIn: false })
  return {
    known: school.email,
    unknown: 'nobody@nowhere.test',
    unverified: unverified.email,
    inactive: inactive.email,
    'of a closed school': closed.email,
    'invited, without a password': invited,
    'made up for a student': `${student.id}@students.invalid`,
  }
}

describe('signing in by email', () => {
  it('computes one hash and answers the same, whatever the account is, when the password is wrong', async () => {
    const emails = await everyEmail()
    const replies: Record<string, unknown> = {}
    for (const [kind, email] of Object.entries(emails)) {
      const cost = await costOf(async () => {
        replies[kind] = await reply('signIn', { email, password: 'wrong' })
      })
      expect({ kind, ...cost }).toEqual({ kind, ...one })
    }
    expect(replies.known).toMatchObject({ status: 401, body: expect.stringContaining('INVALID_CREDENTIALS') })
    for (const [kind, one] of Object.entries(replies))
      expect({ kind, reply: one }).toEqual({ kind, reply: replies.known })
    // The hash nobody has costs what everybody's does.
    expect(new Set(counted.checks)).toEqual(new Set(['argon2id v=19 m=19456,t=2,p=1']))
  })

  it('computes one hash when it is right, too', async () => {
    const emails = await everyEmail()
    for (const kind of ['known', 'unverified', 'of a closed school']) {
      const call = () => reply('signIn', { email: emails[kind], password: adminPassword })
      expect({ kind, ...(await costOf(call)) }).toEqual({ kind, ...one })
    }
  })

  it('computes none while guessing is slowed, and answers the same whether or not the account exists', async () => {
    const emails = await everyEmail()
    const replies: unknown[] = []
    for (const [n, [kind, email]] of Object.entries(emails).entries()) {
      const guess = () => reply('signIn', { email, password: 'wrong' }, `203.0.113.${n}`)
      for (let times = 0; times < 5; times += 1) await guess()
      const cost = await costOf(async () => replies.push(await guess()))
      expect({ kind, ...cost }).toEqual({ kind, ...none })
    }
    expect(replies[0]).toMatchObject({ status: 429, body: expect.stringContaining('"waitSeconds":5') })
    for (const one of replies) expect(one).toEqual(replies[0])
  })
})

describe('signing in as a student', () => {
  it('computes one hash and answers the same for whatever school, student ID and password do not go together', async () => {
    const [known, inactive] = [await aStudent(server, school), await aStudent(server, school)]
    await deactivate(school, 'users', inactive.student.id)
    const closed = await aSchool(server)
    const { slip: ofClosed } = await aStudent(server, closed)
    await deactivate(closed, 'schools', closed.schoolId)
    const asked = {
      known: [school.subdomain, known.slip.signInName],
      'unknown student ID': [school.subdomain, 'nobody'],
      'unknown school': ['nosuchschool', known.slip.signInName],
      'the platform itself': ['platform', known.slip.signInName],
      inactive: [school.subdomain, inactive.slip.signInName],
      'of a closed school': [closed.subdomain, ofClosed.signInName],
    }
    const replies: Record<string, unknown> = {}
    for (const [kind, [name, studentNumber]] of Object.entries(asked)) {
      const cost = await costOf(async () => {
        replies[kind] = await reply('signInStudent', { school: name, studentNumber, password: 'wrong' })
      })
      expect({ kind, ...cost }).toEqual({ kind, ...one })
    }
    for (const [kind, one] of Object.entries(replies))
      expect({ kind, reply: one }).toEqual({ kind, reply: replies.known })

    const { firstPassword: password, signInName: studentNumber } = known.slip
    expect(await costOf(() => reply('signInStudent', { school: school.subdomain, studentNumber, password }))).toEqual(
      one,
    )
  })
})

describe('what a stranger may ask about an address', () => {
  it.each(['requestPasswordReset', 'resendVerification'])('%s computes none and answers the same', async (path) => {
    const emails = await everyEmail()
    const replies: Record<string, unknown> = {}
    for (const [kind, email] of Object.entries(emails)) {
      const cost = await costOf(async () => {
        replies[kind] = await reply(path, { email })
      })
      expect({ kind, ...cost }).toEqual({ kind, ...none })
    }
    expect(replies.known).toMatchObject({ status: 200, cookies: 0 })
    for (const [kind, one] of Object.entries(replies))
      expect({ kind, reply: one }).toEqual({ kind, reply: replies.known })
  })

  it('signing up costs one new hash, whether the address is taken or free', async () => {
    const make = { hashes: 1, checks: 0 }
    expect(await costOf(() => reply('signUp', aSignUpForm({ email: school.email })))).toEqual(make)
    expect(await costOf(() => reply('signUp', aSignUpForm()))).toEqual(make)
  })

  it('signing up with a domain that waits for its mail costs one check, whatever of it differs, and answers the same', async () => {
    const form = aSignUpForm()
    await server.client().people.signUp(form)
    const [wrong, { 'made up for a student': _noAddress, ...emails }] = ['a wrong password', await everyEmail()]
    const differing = [
      { password: wrong, confirmPassword: wrong },
      ...Object.values(emails).map((email) => ({ email })),
      { name: 'Somebody Else' },
    ]
    const replies: unknown[] = []
    for (const changes of differing) {
      const call = async () => replies.push(await reply('signUp', { ...form, ...changes }))
      expect({ changes, ...(await costOf(call)) }).toEqual({ changes, ...one })
    }
    expect(replies[0]).toMatchObject({ status: 409, body: expect.stringContaining('DOMAIN_TAKEN'), cookies: 0 })
    for (const one of replies) expect(one).toEqual(replies[0])
    expect(await costOf(() => reply('signUp', form))).toEqual(one)
    const { subdomain, email } = school
    expect(await costOf(() => reply('signUp', { ...form, subdomain, email }))).toEqual(none)
  })

  it('a link that was never made costs none', async () => {
    const token = 'x'.repeat(43)
    expect(await costOf(() => reply('resetPassword', { token, newPassword: 'long enough' }))).toEqual(none)
    expect(await costOf(() => reply('acceptInvitation', { token, password: 'long enough' }))).toEqual(none)
  })
})
