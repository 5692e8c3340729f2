import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { heldUp } from '../../../test/builders/held-up.ts'
import { adminPassword, aSchool, aTeacher, type TestSchool, tokenMailedTo } from '../../../test/builders/people.ts'
import { aSecondFactor } from '../../../test/builders/second-factor.ts'
import { refusalOf } from '../../../test/client.ts'
import { type TestServer, testServer } from '../../../test/server.ts'
import { inSchool } from '../../platform/database/tenant.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

const typedOf = ({ email }: { email: string }) => ({ email, password: adminPassword })
const newPassword = 'a better password'

/** Begins to sign this person of the school in, and does something else after the password was judged, before the session opens. */
async function withinSignIn<T>(
  person: Pick<TestSchool, 'schoolId' | 'email'>,
  signIn: () => Promise<T>,
  meanwhile: () => Promise<unknown>,
) {
  // The day of the sign-in is written between the two.
  await inSchool(server.pools.app, person, (tx) =>
    tx.run('UPDATE users SET last_sign_in_at = NULL WHERE school_id = $1 AND email = $2', [tx.schoolId, person.email]),
  )
  return await heldUp(server, person, signIn, meanwhile)
}

describe('a sign-in that is under way lets nobody in', () => {
  it('by the password that its owner has changed meanwhile', async () => {
    const school = await aSchool(server)
    const thief = server.client()
    const refused = await withinSignIn(
      school,
      () => thief.people.signIn(typedOf(school)),
      () => school.admin.people.changePassword({ currentPassword: adminPassword, newPassword }),
    )
    expect(refused).toMatchObject({ code: 'SIGN_IN_AGAIN' })
    expect((await thief.people.me()).me).toBeNull()
    expect((await school.admin.people.me()).me, 'the owner').not.toBeNull()
  })

  it('without a code where a second factor was switched on meanwhile', async () => {
    const school = await aSchool(server)
    const thief = server.client()
    const refused = await withinSignIn(
      school,
      () => thief.people.signIn(typedOf(school)),
      () => aSecondFactor(server, school.admin, adminPassword),
    )
    expect(refused).toMatchObject({ code: 'SIGN_IN_AGAIN' })
    expect((await thief.people.me()).me).toBeNull()
    expect(await thief.people.signIn(typedOf(school))).toEqual({ kind: 'second_factor' })
  })

  it('into an account whose owner accepts an invitation meanwhile', async () => {
    const [other, school] = [await aSchool(server), await aSchool(server)]
    const { email, password } = await aTeacher(server, other)
    await school.admin.people.inviteAdmin({ name: 'New Principal', email })
    const token = await tokenMailedTo(server, school.schoolId, email)
    const squatter = server.client()
    const owner = server.client()
    const refused = await withinSignIn(
      { schoolId: other.schoolId, email },
      () => squatter.people.signIn({ email, password }),
      () => owner.people.acceptInvitation({ token, password: newPassword }),
    )
    expect(refused).toMatchObject({ code: 'SIGN_IN_AGAIN' })
    const into = squatter.people.chooseMembership({ schoolId: school.schoolId })
    expect(await refusalOf(into)).toMatchObject({ code: 'NOT_SIGNED_IN' })
    expect((await owner.people.me()).me).toMatchObject({ role: 'school_admin', schoolId: school.schoolId })
  })

  it('by a code that was right, where the password before it was changed meanwhile', async () => {
    const school = await aSchool(server)
    const app = await aSecondFactor(server, school.admin, adminPassword)
    const thief = server.client()
    await thief.people.signIn(typedOf(school))
    const code = await app.code()
    const refused = await withinSignIn(
      school,
      () => thief.people.proveSecondFactor({ code }),
      () => school.admin.people.changePassword({ currentPassword: adminPassword, newPassword }),
    )
    expect(refused).toMatchObject({ code: 'SIGN_IN_AGAIN' })
    expect((await thief.people.me()).me).toBeNull()
  })
})

it('a password that was proven and is another by now changes nothing: of two who change it at once one does', async () => {
  const school = await aSchool(server)
  const thief = server.client()
  await thief.people.signIn(typedOf(school))
  const change = ({ people }: typeof thief, to: string) =>
    people.changePassword({ currentPassword: adminPassword, newPassword: to })
  const both = [school.admin, thief]
  const outcomes = await Promise.allSettled(both.map((client, place) => change(client, `${newPassword} ${place}`)))
  const done = outcomes.findIndex(({ status }) => status === 'fulfilled')
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  const password = `${newPassword} ${done}`
  expect(await server.client().people.signIn({ email: school.email, password })).toMatchObject({ kind: 'signed_in' })
  const others = await Promise.all(both.map(async (client) => (await client.people.me()).me !== null))
  expect(others.filter(Boolean), 'who changed it stays').toHaveLength(1)
})

it('a link to a new address is mailed and followed at one moment without either waiting for the other', async () => {
  const school = await aSchool(server)
  const email = `next${crypto.randomUUID().slice(0, 8)}@elsewhere.test`
  await school.admin.people.changeEmail({ email, password: adminPassword })
  const token = await tokenMailedTo(server, school.schoolId, email)
  const again = `later${crypto.randomUUID().slice(0, 8)}@elsewhere.test`
  const both = await Promise.allSettled([
    school.admin.people.changeEmail({ email: again, password: adminPassword }),
    school.admin.people.confirmEmail({ token }),
  ])
  for (const outcome of both) {
    if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'LINK_USED_UP' })
  }
})
