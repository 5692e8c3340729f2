import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  adminPassword,
  aSchool,
  aStudent,
  aTeacher,
  linkMailedTo,
  tokenMailedTo,
} from '../../../test/builders/people.ts'
import { refusalOf } from '../../../test/client.ts'
import { asOne } from '../../../test/cluster.ts'
import { type TestServer, testServer } from '../../../test/server.ts'
import { inSchool } from '../../platform/database/tenant.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

const newPassword = 'a better password'
const mailsTo = (schoolId: string, email: string) =>
  inSchool(server.pools.app, { schoolId }, (tx) =>
    tx.rows('SELECT id FROM mails WHERE school_id = $1 AND to_address = $2', [schoolId, email]),
  )
const ageLinks = (email: string, interval: string) =>
  server.pools.auth.query(
    `UPDATE auth.one_time_tokens SET created_at = created_at - $2::interval, expires_at = expires_at - $2::interval
     WHERE account_id = (SELECT id FROM auth."user" WHERE email = $1)`,
    [email, interval],
  )

const asOwner = (sql: string) => asOne(server.database.ownerUrl, (owner) => owner.query(sql))

describe('changing the own password', () => {
  it('ends every other session and keeps this one', async () => {
    const school = await aSchool(server)
    const elsewhere = server.client()
    await elsewhere.people.signIn({ email: school.email, password: adminPassword })
    await school.admin.people.changePassword({ currentPassword: adminPassword, newPassword })

    expect((await school.admin.people.me()).me).not.toBeNull()
    expect(await elsewhere.people.me()).toMatchObject({ me: null })
    const old = { email: school.email, password: adminPassword }
    expect(await refusalOf(elsewhere.people.signIn(old))).toMatchObject({ code: 'INVALID_CREDENTIALS' })
    await elsewhere.people.signIn({ email: school.email, password: newPassword })
  })

  it('needs the current one, and a new one of 8 characters', async () => {
    const { admin } = await aSchool(server)
    const wrong = { currentPassword: 'wrong', newPassword }
    expect(await refusalOf(admin.people.changePassword(wrong))).toMatchObject({ code: 'WRONG_PASSWORD', status: 403 })
    const weak = { currentPassword: adminPassword, newPassword: '1234567' }
    expect(await refusalOf(admin.people.changePassword(weak))).toMatchObject({ code: 'WEAK_PASSWORD', status: 422 })
    for (let n = 0; n < 9; n += 1) await refusalOf(admin.people.changePassword(wrong))
    const right = { currentPassword: adminPassword, newPassword }
    expect(await refusalOf(admin.people.changePassword(right))).toMatchObject({ code: 'TOO_MANY_GUESSES' })
  })

  it('is a student’s right too, read as kindly as the slip', async () => {
    const school = await aSchool(server)
    const { client, slip } = await aStudent(server, school)
    await client.people.changePassword({
      currentPassword: slip.firstPassword.toUpperCase(),
      newPassword: 'Good Morning 7',
    })
    const typed = { school: school.subdomain, studentId: slip.signInName, password: 'goodmorning7' }
    await server.client().people.signInStudent(typed)
    const tooShort = { currentPassword: 'goodmorning7', newPassword: 'a b c d e' }
    expect(await refusalOf(client.people.changePassword(tooShort))).toMatchObject({ code: 'WEAK_PASSWORD' })
  })

  it('is for signed-in people', async () => {
    const typed = { currentPassword: adminPassword, newPassword }
    expect(await refusalOf(server.client().people.changePassword(typed))).toMatchObject({ code: 'NOT_SIGNED_IN' })
  })
})

describe('a forgotten password', () => {
  it('is replaced by the link of the mail, once; all sessions end', async () => {
    const school = await aSchool(server)
    const client = server.client()
    await client.people.requestPasswordReset({ email: school.email })
    const link = new URL(await linkMailedTo(server, school.schoolId, school.email))
    expect(link.pathname).toBe('/reset-password')
    const token = link.searchParams.get('token') ?? ''

    expect(await refusalOf(client.people.resetPassword({ token, newPassword: 'short' }))).toMatchObject({
      code: 'WEAK_PASSWORD',
    })
    await client.people.resetPassword({ token, newPassword })
    expect(await school.admin.people.me()).toMatchObject({ me: null })
    await client.people.signIn({ email: school.email, password: newPassword })
    expect(await refusalOf(client.people.resetPassword({ token, newPassword }))).toMatchObject({
      code: 'LINK_USED_UP',
      status: 410,
    })
  })

  it('leaves no older link working once a password was set, by a link, by hand or by the school', async () => {
    const school = await aSchool(server)
    const { teacher, client: signedIn, email, password } = await aTeacher(server, school)
    const { people } = server.client()
    const askForLink = async () => {
      await ageLinks(email, '2 minutes')
      await people.requestPasswordReset({ email })
      return await tokenMailedTo(server, school.schoolId, email)
    }
    const isDead = async (token: string) =>
      expect(await refusalOf(people.resetPassword({ token, newPassword: 'an intruder' }))).toMatchObject({
        code: 'LINK_USED_UP',
      })
    const [older, changed] = [await askForLink(), await askForLink()]
    await signedIn.people.changePassword({ currentPassword: password, newPassword })
    await isDead(older)
    await isDead(changed)
    const [old, newest] = [await askForLink(), await askForLink()]
    await people.resetPassword({ token: newest, newPassword: 'by the newest link' })
    await isDead(old)
    const beforeReissue = await askForLink()
    await school.admin.people.reissueTeacherPassword({ id: teacher.id })
    await isDead(beforeReissue)
  })

  it('is replaced by only one of two at the same moment', async () => {
    const school = await aSchool(server)
    await server.client().people.requestPasswordReset({ email: school.email })
    const token = await tokenMailedTo(server, school.schoolId, school.email)
    const passwords = ['the first password', 'the second password']
    const outcomes = await Promise.allSettled(
      passwords.map((password) => server.client().people.resetPassword({ token, newPassword: password })),
    )
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const winner = passwords[outcomes.findIndex(({ status }) => status === 'fulfilled')] ?? ''
    await server.client().people.signIn({ email: school.email, password: winner })
  })

  it('answers the same for an unknown address, a student’s made-up one, and too soon again', async () => {
    const school = await aSchool(server)
    const { student } = await aStudent(server, school, { isSignedIn: false })
    const { people } = server.client()
    const before = (await mailsTo(school.schoolId, school.email)).length
    for (const email of ['nobody@nowhere.test', `${student.id}@students.invalid`, school.email, school.email]) {
      expect(await people.requestPasswordReset({ email })).toEqual({})
    }
    expect(await mailsTo(school.schoolId, school.email)).toHaveLength(before + 1)
    expect(await mailsTo(school.schoolId, `${student.id}@students.invalid`)).toEqual([])
  })

  it('is asked for behind the back of a school that merely invited the address', async () => {
    const school = await aSchool(server, { schoolName: 'Zenith College' })
    const stranger = await aSchool(server, { schoolName: 'Aardvark College' })
    const form = { name: 'Ada Obi', email: school.email, employeeId: 'T1', signIn: 'invitation' as const }
    await stranger.admin.people.addTeacher(form)
    await server.client().people.requestPasswordReset({ email: school.email })
    const kindsSeenBy = async ({ admin }: typeof school) =>
      (await admin.notice.listMails({})).items.map(({ kind }) => kind)
    expect(await kindsSeenBy(stranger)).toEqual(['invitation_to_account', 'verify_email'])
    expect(await kindsSeenBy(school)).toEqual(['reset_password', 'verify_email'])
  })

  it('needs a link younger than an hour, and the right kind of link', async () => {
    const school = await aSchool(server)
    const verifying = await tokenMailedTo(server, school.schoolId, school.email)
    const { people } = server.client()
    await people.requestPasswordReset({ email: school.email })
    const token = await tokenMailedTo(server, school.schoolId, school.email)
    await ageLinks(school.email, '1 hour')
    for (const wrong of [token, verifying, 'x'.repeat(43)]) {
      expect(await refusalOf(people.resetPassword({ token: wrong, newPassword }))).toMatchObject({
        code: 'LINK_USED_UP',
      })
    }
  })
})

describe('an invitation', () => {
  async function anInvitation(email = `invited@school${crypto.randomUUID().slice(0, 6)}.test`) {
    const school = await aSchool(server)
    const added = await school.admin.people.addTeacher({
      ...{ name: 'Bola Ade', email, employeeId: 'T1' },
      signIn: 'invitation',
    })
    return { school, email, added, link: new URL(await linkMailedTo(server, school.schoolId, email)) }
  }

  it('sets the password and lets the teacher in, once', async () => {
    const { school, email, added, link } = await anInvitation()
    expect(added).toMatchObject({ slip: null, hasAccountAlready: false, teacher: { status: 'pending_verification' } })
    expect(link.pathname).toBe('/accept-invitation')
    const token = link.searchParams.get('token') ?? ''
    const { people } = server.client()
    for (let times = 0; times < 2; times += 1) {
      expect(await people.invitation({ token })).toEqual({ name: 'Bola Ade', email, school: school.name })
    }
    expect(await refusalOf(people.acceptInvitation({ token, password: 'short' }))).toMatchObject({
      code: 'WEAK_PASSWORD',
    })
    await people.acceptInvitation({ token, password: newPassword })
    expect(await people.signIn({ email, password: newPassword })).toMatchObject({ me: { role: 'teacher' } })
    expect(await refusalOf(people.invitation({ token }))).toMatchObject({ code: 'LINK_USED_UP' })
    expect(await refusalOf(people.acceptInvitation({ token, password: 'another password' }))).toMatchObject({
      code: 'LINK_USED_UP',
    })
  })

  it.each([
    ['the password was not set', 'INSERT', 'auth.account'],
    ['the person was not let in', 'UPDATE', 'public.users'],
    ['the link was not used up', 'UPDATE', 'auth.one_time_tokens'],
  ])('works again when its acceptance broke off and %s', async (_what, act, table) => {
    const { email, link } = await anInvitation()
    const token = link.searchParams.get('token') ?? ''
    await asOwner(`CREATE FUNCTION public.break_in() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN RAISE EXCEPTION 'the disk is full'; END $$`)
    await asOwner(`CREATE TRIGGER break_in BEFORE ${act} ON ${table} FOR EACH ROW EXECUTE FUNCTION public.break_in()`)
    const { people } = server.client()
    const broken = people.acceptInvitation({ token, password: 'the first try' })
    expect(await refusalOf(broken)).toMatchObject({ status: 500 })
    await asOwner('DROP FUNCTION public.break_in() CASCADE')

    expect(await people.invitation({ token })).toMatchObject({ email })
    await people.acceptInvitation({ token, password: newPassword })
    expect(await people.signIn({ email, password: newPassword })).toMatchObject({ me: { role: 'teacher' } })
    expect(await refusalOf(people.invitation({ token }))).toMatchObject({ code: 'LINK_USED_UP' })
  })

  it('is mailed again when the same person is added again, with what was typed last', async () => {
    const { school, email, added } = await anInvitation()
    const { id: classId } = school.classes[0] ?? { id: '' }
    const typed = { name: 'Bola Adé', email, employeeId: 'T2', classIds: [classId], signIn: 'invitation' as const }
    // Not twice in a minute.
    await school.admin.people.addTeacher(typed)
    expect(await mailsTo(school.schoolId, email)).toHaveLength(1)
    await ageLinks(email, '2 minutes')
    const again = await school.admin.people.addTeacher({ ...typed, signIn: 'first_password' })
    expect(again).toMatchObject({
      teacher: { id: added.teacher.id, name: 'Bola Adé', employeeId: 'T2', classes: [{ id: classId }] },
      slip: null,
      hasAccountAlready: false,
    })
    expect(await mailsTo(school.schoolId, email)).toHaveLength(2)
    expect((await school.admin.people.listTeachers({})).items).toEqual([again.teacher])

    const token = await tokenMailedTo(server, school.schoolId, email)
    await server.client().people.acceptInvitation({ token, password: newPassword })
    // Both links are done with, and who is in is not invited any more.
    expect(await refusalOf(server.client().people.invitation({ token }))).toMatchObject({ code: 'LINK_USED_UP' })
    const late = school.admin.people.addTeacher(typed)
    expect(await refusalOf(late)).toMatchObject({ code: 'PERSON_ALREADY_HERE' })
  })

  it('is mailed again to who forgot a password that was never chosen, or asks for the mail again', async () => {
    const { school, email, link } = await anInvitation()
    const { people } = server.client()
    await ageLinks(email, '2 minutes')
    await people.requestPasswordReset({ email })
    const second = new URL(await linkMailedTo(server, school.schoolId, email))
    expect([second.pathname, second.href === link.href]).toEqual(['/accept-invitation', false])
    await ageLinks(email, '2 minutes')
    await people.resendVerification({ email })
    await people.resendVerification({ email })
    expect(await mailsTo(school.schoolId, email)).toHaveLength(3)
    const token = await tokenMailedTo(server, school.schoolId, email)
    await people.acceptInvitation({ token, password: newPassword })
    expect(await people.signIn({ email, password: newPassword })).toMatchObject({ me: { role: 'teacher' } })
    const older = people.acceptInvitation({ token: link.searchParams.get('token') ?? '', password: 'another one' })
    expect(await refusalOf(older)).toMatchObject({ code: 'LINK_USED_UP' })
    // Now it is a password like any other.
    await people.requestPasswordReset({ email })
    expect(new URL(await linkMailedTo(server, school.schoolId, email)).pathname).toBe('/reset-password')
  })

  it('runs out after 7 days', async () => {
    const { email, link } = await anInvitation()
    const token = link.searchParams.get('token') ?? ''
    await ageLinks(email, '7 days')
    expect(await refusalOf(server.client().people.invitation({ token }))).toMatchObject({ code: 'LINK_USED_UP' })
    const accepted = server.client().people.acceptInvitation({ token, password: newPassword })
    expect(await refusalOf(accepted)).toMatchObject({ code: 'LINK_USED_UP' })
  })

  it('keeps out who made an account with somebody else’s address, also when that address was proven since', async () => {
    // The impostor signs up with the victim's address and an own password; the victim follows the link of the mail.
    const impostors = await aSchool(server)
    const school = await aSchool(server)
    const victim = impostors.email
    const added = await school.admin.people.addTeacher({
      ...{ name: 'Bola Ade', email: victim, employeeId: 'T1' },
      signIn: 'first_password',
    })
    expect(added).toMatchObject({ slip: null, hasAccountAlready: true, teacher: { status: 'pending_verification' } })
    const impostor = server.client()
    expect(await impostor.people.signIn({ email: victim, password: adminPassword })).toMatchObject({
      kind: 'signed_in',
      me: { schoolId: impostors.schoolId },
    })
    const into = { schoolId: school.schoolId }
    expect(await refusalOf(impostor.people.chooseMembership(into))).toMatchObject({ code: 'UNKNOWN_SCHOOL' })

    const token = await tokenMailedTo(server, school.schoolId, victim)
    await server.client().people.acceptInvitation({ token, password: newPassword })
    expect(await impostor.people.me()).toMatchObject({ me: null })
    const old = impostor.people.signIn({ email: victim, password: adminPassword })
    expect(await refusalOf(old)).toMatchObject({ code: 'INVALID_CREDENTIALS' })
    const client = server.client()
    await client.people.signIn({ email: victim, password: newPassword })
    expect(await client.people.chooseMembership(into)).toMatchObject({ role: 'teacher' })
  })

  it('is what an account with an unproven address gets, even where a first password was asked for', async () => {
    const first = await aSchool(server)
    // Known to one school by a password on paper; nobody has proven the address.
    const teacher = await aTeacher(server, first)
    const second = await aSchool(server)
    const added = await second.admin.people.addTeacher({
      ...{ name: 'Bola Ade', email: teacher.email, employeeId: 'T1' },
      signIn: 'first_password',
    })
    expect(added).toMatchObject({ slip: null, hasAccountAlready: true, teacher: { status: 'pending_verification' } })
    expect(await teacher.client.people.signIn({ email: teacher.email, password: teacher.password })).toMatchObject({
      kind: 'signed_in',
      me: { schoolId: first.schoolId },
    })

    const token = await tokenMailedTo(server, second.schoolId, teacher.email)
    await server.client().people.acceptInvitation({ token, password: newPassword })
    const outcome = await server.client().people.signIn({ email: teacher.email, password: newPassword })
    expect(outcome).toMatchObject({ kind: 'choose', memberships: [{}, {}] })
  })
})
