import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ageLinks, answerRequests, mailsTo } from '../../../test/builders/mailed.ts'
import {
  aSchool,
  aSignUpForm,
  aTeacher,
  linkMailedTo,
  type TestSchool,
  tokenMailedTo,
} from '../../../test/builders/people.ts'
import { aSecondFactor } from '../../../test/builders/second-factor.ts'
import { refusalOf } from '../../../test/client.ts'
import { asOne } from '../../../test/cluster.ts'
import { type TestServer, testServer } from '../../../test/server.ts'
import { inSchool } from '../../platform/database/tenant.ts'
import { selectOptionalSchoolBySubdomain } from '../../school/school.db.ts'
import { hashOf } from '../account/one-time-token.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

const anAddress = (who: string) => `${who}${crypto.randomUUID().slice(0, 8)}@people.test`
const newPassword = 'a better password'

/** Another school makes itself a password for an address it never wrote to, and takes that account to its own address. */
async function takenAway(email: string, from: TestSchool) {
  const added = await from.admin.people.addTeacher({
    ...{ name: 'Stranger', email, employeeId: 'S1' },
    signIn: 'first_password',
  })
  const slip = added.slip ?? (await from.admin.people.reissueTeacherPassword({ id: added.teacher.id }))
  const client = server.client()
  await client.people.signIn({ email, password: slip.firstPassword })
  const to = anAddress('stranger')
  const take = async (before: (link: string) => Promise<unknown> = async () => undefined) => {
    await client.people.changeEmail({ email: to, password: slip.firstPassword })
    const token = await tokenMailedTo(server, from.schoolId, to)
    await before(token)
    await client.people.confirmEmail({ token })
  }
  return { to, take, id: added.teacher.id }
}

/** Every way to have an invitation mailed, for this address. */
async function asksForAll(email: string) {
  await ageLinks(server, email, '2 minutes')
  await server.client().people.resendVerification({ email })
  await server.client().people.requestPasswordReset({ email })
  await answerRequests(server)
}

describe('an invitation to an address', () => {
  it.each(['before', 'after'])(
    'stays there when another school, which made a password %s it, takes the account away',
    async (when) => {
      const [school, other] = [await aSchool(server), await aSchool(server)]
      const email = anAddress('principal')
      const early = when === 'before' ? await takenAway(email, other) : null
      const { user } = await school.admin.people.inviteAdmin({ name: 'New Principal', email })
      const { to, take, id } = early ?? (await takenAway(email, other))
      const token = await tokenMailedTo(server, school.schoolId, email)
      await take()
      const listed = async () => (await school.admin.people.listUsers({})).items.find((one) => one.id === user.id)
      expect(await listed()).toMatchObject({ email, status: 'pending_verification' })
      // No line of somebody who never came in.
      const log = await inSchool(server.pools.app, school, (tx) =>
        tx.rows('SELECT changes FROM audit_log WHERE school_id = $1', [tx.schoolId]),
      )
      expect(JSON.stringify(log)).not.toContain(to)

      await asksForAll(to)
      await other.admin.people.setTeachersStatus({ ids: [id], status: 'inactive' })
      await asksForAll(to)
      await ageLinks(server, email, '2 minutes')
      await school.admin.people.inviteUserAgain({ id: user.id })
      expect(await mailsTo(server, school.schoolId, to)).toEqual([])
      expect(await mailsTo(server, school.schoolId, email)).toHaveLength(2)

      const invited = server.client()
      expect(await invited.people.acceptInvitation({ token, password: newPassword })).toEqual({ isSignedIn: true })
      expect((await invited.people.me()).me).toMatchObject({ role: 'school_admin', schoolId: school.schoolId, email })
    },
  )

  it('stays there also while it is deactivated', async () => {
    const [school, other] = [await aSchool(server), await aSchool(server)]
    const email = anAddress('principal')
    const { user } = await school.admin.people.inviteAdmin({ name: 'New Principal', email })
    const early = await takenAway(email, other)
    await school.admin.people.setUsersStatus({ ids: [user.id], status: 'inactive' })
    await early.take()
    await school.admin.people.setUsersStatus({ ids: [user.id], status: 'active' })
    await asksForAll(early.to)
    expect(await mailsTo(server, school.schoolId, early.to)).toEqual([])
    await ageLinks(server, email, '2 minutes')
    expect(await school.admin.people.inviteUserAgain({ id: user.id })).toEqual({ sentTo: email })
  })

  /** As where accounts are in another database than the school, whose part of following this link has committed alone. */
  async function brokenOff(link: string, school: TestSchool, email: string) {
    const { rows } = await server.pools.auth.query<{ id: string }>('SELECT account_left_by($1) AS id', [hashOf(link)])
    await asOne(server.database.ownerUrl, (owner) =>
      owner.query('ALTER TABLE users DROP CONSTRAINT IF EXISTS users_account_id_fkey'),
    )
    const values = [school.schoolId, email, rows[0]?.id]
    const changed = await inSchool(server.pools.app, school, (tx) =>
      tx.run('UPDATE users SET account_id = $3 WHERE school_id = $1 AND email = $2', values),
    )
    expect(changed).toBe(1)
  }

  it('stays there also after a try whose server ended between two databases', async () => {
    const [school, other] = [await aSchool(server), await aSchool(server)]
    const email = anAddress('principal')
    await school.admin.people.inviteAdmin({ name: 'New Principal', email })
    const token = await tokenMailedTo(server, school.schoolId, email)
    const { take } = await takenAway(email, other)
    await take((link) => brokenOff(link, school, email))
    const invited = server.client()
    expect(await invited.people.acceptInvitation({ token, password: newPassword })).toEqual({ isSignedIn: true })
    expect((await invited.people.me()).me).toMatchObject({ role: 'school_admin', schoolId: school.schoolId, email })
  })

  it.each(['school_admin', 'teacher'] as const)(
    'goes out again after such a try that nobody ends, to a %s',
    async (role) => {
      const [school, other] = [await aSchool(server), await aSchool(server)]
      const email = anAddress('invited')
      const invite = async () => {
        const name = 'New Person'
        if (role === 'school_admin') return (await school.admin.people.inviteAdmin({ name, email })).user.id
        return (await school.admin.people.addTeacher({ name, email, employeeId: 'N1', signIn: 'invitation' })).teacher
          .id
      }
      const id = await invite()
      const { take } = await takenAway(email, other)
      const ended = take(async (link) => {
        await brokenOff(link, school, email)
        throw new Error('ended')
      })
      await expect(ended).rejects.toThrow('ended')
      await ageLinks(server, email, '2 minutes')
      expect(await school.admin.people.inviteUserAgain({ id })).toEqual({ sentTo: email })
      const invited = server.client()
      const token = await tokenMailedTo(server, school.schoolId, email)
      expect(await invited.people.acceptInvitation({ token, password: newPassword })).toEqual({ isSignedIn: true })
      expect((await invited.people.me()).me).toMatchObject({ role, schoolId: school.schoolId, email })
    },
  )

  it('and a school that was signed up with it, whose own mail then asks for a new password', async () => {
    const other = await aSchool(server)
    const form = aSignUpForm({ email: anAddress('owner') })
    await server.client().people.signUp(form)
    const schoolId = (await selectOptionalSchoolBySubdomain(server.pools.app, form.subdomain))?.id ?? ''
    const token = await tokenMailedTo(server, schoolId, form.email)
    const { to, take } = await takenAway(form.email, other)
    // The password of the sign-up is not the account's any more.
    const clicked = server.client().people.verifyEmail({ token, type: 'signup' })
    expect(await refusalOf(clicked)).toMatchObject({ code: 'LINK_USED_UP' })
    await take()
    await asksForAll(to)
    expect(await mailsTo(server, schoolId, to)).toEqual([])
    await ageLinks(server, form.email, '2 minutes')
    await server.client().people.resendVerification({ email: form.email })
    expect(new URL(await linkMailedTo(server, schoolId, form.email)).pathname).toBe('/accept-invitation')
    const owner = server.client()
    await owner.people.acceptInvitation({
      token: await tokenMailedTo(server, schoolId, form.email),
      password: newPassword,
    })
    expect((await owner.people.me()).me).toMatchObject({ role: 'school_admin', schoolId })
  })
})

describe('an address that is proven for the first time', () => {
  it.each(['an invitation', 'a reset'])(
    'by %s frees the account of a second factor somebody else set up',
    async (way) => {
      const [school, other] = [await aSchool(server), await aSchool(server)]
      const { client, password, email } = await aTeacher(server, other)
      await aSecondFactor(server, client, password)
      const owner = server.client()
      if (way === 'an invitation') {
        await school.admin.people.inviteAdmin({ name: 'New Principal', email })
        const token = await tokenMailedTo(server, school.schoolId, email)
        expect(await owner.people.acceptInvitation({ token, password: newPassword })).toEqual({ isSignedIn: true })
      } else {
        await owner.people.requestPasswordReset({ email })
        await owner.people.resetPassword({ token: await tokenMailedTo(server, other.schoolId, email), newPassword })
        expect(await owner.people.signIn({ email, password: newPassword })).toMatchObject({ kind: 'signed_in' })
      }
      expect((await client.people.me()).me).toBeNull()

      // One's own, of a proven address, stays.
      if (way === 'an invitation') return
      await aSecondFactor(server, owner, newPassword)
      await ageLinks(server, email, '2 minutes')
      await owner.people.requestPasswordReset({ email })
      const token = await tokenMailedTo(server, other.schoolId, email)
      await owner.people.resetPassword({ token, newPassword: 'chosen once more' })
      expect(await owner.people.signIn({ email, password: 'chosen once more' })).toEqual({ kind: 'second_factor' })
    },
  )
})
