import { createHash, randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ageAllowances, ageLinks, mailsTo } from '../../../test/builders/mailed.ts'
import {
  adminPassword,
  aSchool,
  aStudent,
  aTeacher,
  linkMailedTo,
  newestMailTo,
  type TestSchool,
  tokenMailedTo,
} from '../../../test/builders/people.ts'
import { aSecondFactor } from '../../../test/builders/second-factor.ts'
import { refusalOf } from '../../../test/client.ts'
import { type TestServer, testServer } from '../../../test/server.ts'
import { inSchool } from '../../platform/database/tenant.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

const anAddress = () => `new${randomBytes(4).toString('hex')}@elsewhere.test`
const gone = { code: 'LINK_USED_UP', status: 410 }

/** A school whose administrator has asked for another address, and the link there. */
async function asked() {
  const school = await aSchool(server)
  const email = anAddress()
  await school.admin.people.changeEmail({ email: ` ${email.toUpperCase()} `, password: adminPassword })
  return { school, email, token: await tokenMailedTo(server, school.schoolId, email) }
}

const confirm = (token: string, client = server.client()) => client.people.confirmEmail({ token })

/** A person who teaches at both of these schools, signed in at the first. */
async function aTeacherOfBoth(one: TestSchool, other: TestSchool) {
  const { email, client, password, teacher } = await aTeacher(server, one)
  const form = { name: 'Bola Ade', email, employeeId: 'B2', signIn: 'invitation' as const }
  const added = await other.admin.people.addTeacher(form)
  await server.client().people.acceptInvitation({ token: await tokenMailedTo(server, other.schoolId, email), password })
  await client.people.signIn({ email, password })
  await client.people.chooseMembership({ schoolId: one.schoolId })
  return { email, password, client, ids: [teacher.id, added.teacher.id] as const }
}

describe('another email address', () => {
  it('changes nothing until its link is followed; then it signs in, the old one is told, and other sessions end', async () => {
    const { school, email, token } = await asked()
    const elsewhere = server.client()
    await elsewhere.people.signIn({ email: school.email, password: adminPassword })
    const { profile } = await school.admin.people.profile()
    expect(profile).toMatchObject({ email: school.email, pendingEmail: { email } })
    expect(await mailsTo(server, school.schoolId, school.email)).toHaveLength(1)

    expect(await confirm(token, school.admin)).toEqual({ email })
    expect((await school.admin.people.profile()).profile).toMatchObject({ email, pendingEmail: null, revision: 2 })
    expect((await elsewhere.people.me()).me).toBeNull()
    await elsewhere.people.signIn({ email, password: adminPassword })
    const old = { email: school.email, password: adminPassword }
    expect(await refusalOf(server.client().people.signIn(old))).toMatchObject({ code: 'INVALID_CREDENTIALS' })
    expect(await mailsTo(server, school.schoolId, school.email)).toHaveLength(2)
    const told = new URL(await linkMailedTo(server, school.schoolId, school.email))
    expect([told.pathname, told.search]).toEqual(['/help-center', ''])
  })

  it('asked for again under one key is mailed once, with the password judged each time and none kept with the key', async () => {
    const { admin, schoolId } = await aSchool(server)
    const [email, key] = [anAddress(), 'change-email-once']
    const { people } = admin.with({ 'idempotency-key': key })
    for (let time = 0; time < 2; time += 1) await people.changeEmail({ email, password: adminPassword })
    expect(await mailsTo(server, schoolId, email)).toHaveLength(1)
    expect(await refusalOf(people.changeEmail({ email, password: 'another one' }))).toMatchObject({
      code: 'WRONG_PASSWORD',
    })
    const [kept] = await inSchool(server.pools.app, { schoolId }, (tx) =>
      tx.rows<{ hash: string }>('SELECT body_hash AS hash FROM requests WHERE school_id = $1', [schoolId]),
    )
    const told = JSON.stringify({ email, password: null })
    expect(kept?.hash).toBe(createHash('sha256').update(told).digest('base64url'))
  })

  it('leaves it to the next invitation to set a password: who reads the new address need not have chosen this one', async () => {
    const [one, other, third] = [await aSchool(server), await aSchool(server), await aSchool(server)]
    const { client, password } = await aTeacherOfBoth(one, other)
    const email = anAddress()
    await client.people.changeEmail({ email, password })
    await confirm(await tokenMailedTo(server, one.schoolId, email), client)
    await third.admin.people.addTeacher({
      ...{ name: 'Bola Ade', email, employeeId: 'B3', signIn: 'invitation' as const },
    })
    const token = await tokenMailedTo(server, third.schoolId, email)
    expect(await server.client().people.invitation({ token })).toMatchObject({ hasPassword: false })
  })

  it('and every other mail greets by the name one has given oneself since', async () => {
    const school = await aSchool(server)
    const { admin, schoolId, email: old } = school
    await admin.people.saveProfile({ revision: 1, name: 'Ada N. Sample' })
    const greeted = async (to: string) => (await newestMailTo(server, schoolId, to)).name
    const email = anAddress()
    await admin.people.changeEmail({ email, password: adminPassword })
    expect(await greeted(email)).toBe('Ada N. Sample')
    await confirm(await tokenMailedTo(server, schoolId, email), admin)
    expect(await greeted(old), 'email changed').toBe('Ada N. Sample')
    const told: string[] = []
    await aSecondFactor(server, admin, adminPassword)
    told.push(await greeted(email))
    await admin.people.changePassword({ currentPassword: adminPassword, newPassword: 'battery staple' })
    told.push(await greeted(email))
    await server.client().people.requestPasswordReset({ email })
    told.push(await greeted(email))
    expect(told).toEqual(Array(3).fill('Ada N. Sample'))
  })

  it('is there already for who follows the link twice, at once or one after the other', async () => {
    const { school, email, token } = await asked()
    expect(await Promise.all([confirm(token), confirm(token)])).toEqual([{ email }, { email }])
    expect(await confirm(token)).toEqual({ email })
    expect(await mailsTo(server, school.schoolId, school.email)).toHaveLength(2)
    await server.client().people.signIn({ email, password: adminPassword })
  })

  it('is not there by a link that has expired, was cancelled, is of another kind or of nobody', async () => {
    const { school, email, token } = await asked()
    await ageLinks(server, school.email, '49 hours')
    expect(await refusalOf(confirm(token))).toMatchObject(gone)
    expect((await school.admin.people.profile()).profile.pendingEmail).toBeNull()
    expect(await refusalOf(school.admin.people.sendEmailChange())).toMatchObject(gone)

    await school.admin.people.changeEmail({ email, password: adminPassword })
    const cancelled = await tokenMailedTo(server, school.schoolId, email)
    await school.admin.people.cancelEmailChange()
    expect(await refusalOf(confirm(cancelled))).toMatchObject(gone)
    await server.client().people.requestPasswordReset({ email: school.email })
    const reset = await tokenMailedTo(server, school.schoolId, school.email)
    expect(await refusalOf(confirm(reset))).toMatchObject(gone)
    expect(await refusalOf(confirm('no such link'))).toMatchObject(gone)
    expect((await school.admin.people.me()).me?.email).toBe(school.email)
  })

  it('is the account’s whose link it is, whoever is signed in where it is followed', async () => {
    const { school, email, token } = await asked()
    const other = await aSchool(server)
    await confirm(token, other.admin)
    expect((await other.admin.people.me()).me?.email).toBe(other.email)
    expect((await school.admin.people.me()).me).toBeNull()
    await school.admin.people.signIn({ email, password: adminPassword })
  })

  it('is answered alike whether or not somebody has it, and stays with who has it meanwhile', async () => {
    const { school, email, token } = await asked()
    const free = await aSchool(server)
    const taken = await aSchool(server)
    expect(await free.admin.people.changeEmail({ email: anAddress(), password: adminPassword })).toEqual({})
    await ageAllowances(server, '1 hour')
    expect(await free.admin.people.changeEmail({ email: taken.email, password: adminPassword })).toEqual({})
    expect((await free.admin.people.profile()).profile.pendingEmail?.email).toBe(taken.email)
    const link = await tokenMailedTo(server, free.schoolId, taken.email)
    expect(await refusalOf(confirm(link))).toMatchObject({ code: 'EMAIL_TAKEN', status: 409 })

    await aTeacher(server, taken, { email })
    expect(await refusalOf(confirm(token))).toMatchObject({ code: 'EMAIL_TAKEN' })
    expect((await school.admin.people.me()).me?.email).toBe(school.email)
  })

  it('follows at all schools of the account at once, in the log of each; no single school can change it', async () => {
    const [one, other] = [await aSchool(server), await aSchool(server)]
    const { client, password, ids, email: old } = await aTeacherOfBoth(one, other)
    const email = anAddress()
    expect((await client.people.profile()).profile.schoolsCount).toBe(2)
    await client.people.changeEmail({ email, password })
    await confirm(await tokenMailedTo(server, one.schoolId, email), client)
    for (const [at, school] of [one, other].entries()) {
      const { teacher, history } = await school.admin.people.getTeacher({ id: ids[at] ?? '' })
      expect(teacher.email).toBe(email)
      expect(history[0]).toMatchObject({
        ...{ action: 'teacher.updated', by: 'Bola Ade', isOwn: true },
        changes: [{ label: 'Email', before: old, after: email }],
      })
    }
    const form = { id: ids[0], revision: 2, email: old, phone: '0809' }
    await one.admin.people.updateTeacher(form as { id: string; revision: number; phone: string }).catch(() => null)
    expect((await client.people.me()).me?.email).toBe(email)
  })

  it('ends links that were mailed to the old address, and a password that is set ends the links to a new one', async () => {
    const { school, email, token } = await asked()
    await server.client().people.requestPasswordReset({ email: school.email })
    const reset = await tokenMailedTo(server, school.schoolId, school.email)
    await confirm(token)
    const change = { token: reset, newPassword: 'an intruder 1' }
    expect(await refusalOf(server.client().people.resetPassword(change))).toMatchObject(gone)

    const { admin } = school
    await admin.people.signIn({ email, password: adminPassword })
    const next = anAddress()
    await admin.people.changeEmail({ email: next, password: adminPassword })
    const link = await tokenMailedTo(server, school.schoolId, next)
    await admin.people.changePassword({ currentPassword: adminPassword, newPassword: 'battery staple' })
    expect(await refusalOf(confirm(link))).toMatchObject(gone)
  })

  it('is asked for with the password, which counts with the guesses at the door', async () => {
    const { admin, email: own } = await aSchool(server)
    const wrong = { email: anAddress(), password: 'a wrong one' }
    for (let n = 0; n < 10; n += 1) {
      expect(await refusalOf(admin.people.changeEmail(wrong))).toMatchObject({ code: 'WRONG_PASSWORD' })
    }
    const right = { ...wrong, password: adminPassword }
    expect(await refusalOf(admin.people.changeEmail(right))).toMatchObject({ code: 'TOO_MANY_GUESSES' })
    const atDoor = { email: own, password: adminPassword }
    expect(await refusalOf(server.client().people.signIn(atDoor))).toMatchObject({ code: 'TOO_MANY_GUESSES' })
  })

  it.each([
    ['no address', 'ada at school', 'Email is invalid.'],
    [
      'an address of students',
      'x@students.invalid',
      'Email is invalid. Email cannot be delivered to an address that ends in .invalid.',
    ],
  ])('is refused at its field where it is %s', async (_what, email, sentence) => {
    const { admin } = await aSchool(server)
    const refused = await refusalOf(admin.people.changeEmail({ email, password: adminPassword }))
    expect(refused).toMatchObject({ code: 'INVALID_FORM', data: { fields: { email: sentence } } })
  })

  it('is not the own one, and not a student’s to change', async () => {
    const school = await aSchool(server)
    const own = { email: school.email, password: adminPassword }
    expect(await refusalOf(school.admin.people.changeEmail(own))).toMatchObject({
      ...{ code: 'INVALID_FORM', data: { fields: { email: 'This is already your email.' } } },
    })
    const { client, slip } = await aStudent(server, school)
    const typed = { email: anAddress(), password: slip.firstPassword }
    expect(await refusalOf(client.people.changeEmail(typed))).toMatchObject({ code: 'NOT_ALLOWED' })
  })

  it('is mailed again, not twice within a minute; another address ends the first', async () => {
    const { school, email, token } = await asked()
    const { people } = school.admin
    expect(await refusalOf(people.sendEmailChange())).toMatchObject({ code: 'MAIL_SENT_LATELY' })
    await ageLinks(server, school.email, '2 minutes')
    await people.sendEmailChange()
    expect(await mailsTo(server, school.schoolId, email)).toHaveLength(2)
    const next = anAddress()
    await people.changeEmail({ email: next, password: adminPassword })
    expect((await people.profile()).profile.pendingEmail?.email).toBe(next)
    expect(await refusalOf(confirm(token))).toMatchObject(gone)
  })
})
