import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { adminPassword, aSchool, aStudent, type TestSchool, tokenMailedTo } from '../../../test/builders/people.ts'
import { aSecondFactor } from '../../../test/builders/second-factor.ts'
import { refusalOf } from '../../../test/client.ts'
import { asOne } from '../../../test/cluster.ts'
import { type TestServer, testServer } from '../../../test/server.ts'
import { inSchool } from '../../platform/database/tenant.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

const typedOf = ({ email }: TestSchool) => ({ email, password: adminPassword })
type Rules = { expiry?: number; expirySinceDays?: number; factorSinceDays?: number | null }
/** What the school asks of its staff, since so many days. */
const setRules = async (
  { schoolId }: TestSchool,
  { expiry = 0, expirySinceDays = 0, factorSinceDays = null }: Rules,
) => {
  await inSchool(server.pools.app, { schoolId }, async (tx) => {
    await tx.run('DELETE FROM security_settings WHERE school_id = $1', [tx.schoolId])
    await tx.run(
      `INSERT INTO security_settings (school_id, password_expiry, password_expiry_since, two_factor_auth, two_factor_since)
       VALUES ($1, $2, now() - make_interval(days => $3), $4::integer IS NOT NULL, now() - make_interval(days => $4::integer))`,
      [tx.schoolId, expiry, expirySinceDays, factorSinceDays],
    )
  })
}
const agePassword = async ({ email }: { email: string }, days: number) =>
  await server.pools.auth.query(
    `UPDATE auth.account SET "updatedAt" = now() - make_interval(days => $2), "expiryToldAt" = now() - interval '8 days'
     WHERE "userId" = (SELECT id FROM auth."user" WHERE email = $1)`,
    [email, days],
  )
const forgetTelling = async () => await server.pools.auth.query('UPDATE auth.account SET "expiryToldAt" = NULL')
/** Somebody who administers one school and teaches at the other. */
async function ofTwoSchools() {
  const [one, other] = [await aSchool(server), await aSchool(server, { schoolName: 'Riverside School' })]
  await other.admin.people.addTeacher({
    ...{ name: 'Ada Obi', email: one.email, employeeId: 'T1', signIn: 'invitation' },
  })
  const password = 'chosen behind the link'
  const token = await tokenMailedTo(server, other.schoolId, one.email)
  await server.client().people.acceptInvitation({ token, password })
  return { one, other, typed: { email: one.email, password } }
}

describe('an expired password', () => {
  it('is replaced at sign-in, in mid-session never asked for, and the old one signs in no more', async () => {
    const school = await aSchool(server)
    await setRules(school, { expiry: 90, expirySinceDays: 30 })
    await agePassword(school, 91)
    expect((await school.admin.people.me()).me, 'a session that is open').not.toBeNull()
    const browser = server.client()
    expect(await browser.people.signIn(typedOf(school))).toEqual({ kind: 'expired' })
    expect((await browser.people.me()).me).toBeNull()
    const choose = (newPassword: string) => browser.people.replaceExpiredPassword({ newPassword })
    expect(await refusalOf(choose('short'))).toMatchObject({ code: 'WEAK_PASSWORD' })
    expect(await refusalOf(choose('password1'))).toMatchObject({ code: 'GUESSABLE_PASSWORD' })
    expect(await refusalOf(choose(adminPassword))).toMatchObject({ code: 'SAME_PASSWORD' })
    expect(await choose('a better password')).toMatchObject({ kind: 'signed_in', me: { email: school.email } })
    expect((await browser.people.me()).me).not.toBeNull()
    expect((await school.admin.people.me()).me, 'everybody else').toBeNull()
    expect(await refusalOf(choose('yet another one'))).toMatchObject({ code: 'SIGN_IN_AGAIN' })
    const old = await refusalOf(server.client().people.signIn(typedOf(school)))
    expect(old).toMatchObject({ code: 'INVALID_CREDENTIALS' })
  })

  it.each([
    ['is told of seven days before', 84, 30, true],
    ['is not told of earlier', 82, 30, false],
    ['waits seven days after the rule was switched on', 400, 6, true],
  ])('%s', async (_what, ageDays, expirySinceDays, isTold) => {
    const school = await aSchool(server)
    await setRules(school, { expiry: 90, expirySinceDays })
    await agePassword(school, ageDays)
    const outcome = await server.client().people.signIn(typedOf(school))
    expect(outcome).toMatchObject({ kind: 'signed_in' })
    expect('passwordUntil' in outcome).toBe(isTold)
    expect((await school.admin.people.secondFactor()).passwordUntil !== null).toBe(isTold)
  })

  it('has seven days from the sign-in at which its owner is told, once, at the bell and by email', async () => {
    const school = await aSchool(server)
    await setRules(school, { expiry: 90, expirySinceDays: 200 })
    await agePassword(school, 400)
    await forgetTelling()
    for (let times = 0; times < 2; times += 1) {
      const outcome = await server.client().people.signIn(typedOf(school))
      expect(outcome).toMatchObject({ kind: 'signed_in', passwordUntil: expect.any(String) })
      const left = Date.parse((outcome as { passwordUntil: string }).passwordUntil) - Date.now()
      expect(left / 86_400_000).toBeCloseTo(7, 1)
    }
    const told = (await school.admin.notice.list({})).items.filter(({ kind }) => kind === 'password_expires')
    expect(told).toMatchObject([{ to: '/profile', title: expect.stringMatching(/^Your password expires on \w{3} \d/) }])
    const mails = await inSchool(server.pools.app, school, (tx) =>
      tx.rows(`SELECT kind FROM mails WHERE school_id = $1 AND kind = 'password_expires'`, [tx.schoolId]),
    )
    expect(mails).toHaveLength(1)
    await agePassword(school, 400)
    expect(await server.client().people.signIn(typedOf(school))).toEqual({ kind: 'expired' })
  })

  it('is no student’s, and where a school says never, nobody’s', async () => {
    const school = await aSchool(server)
    await setRules(school, { expiry: 30, expirySinceDays: 400 })
    const { slip } = await aStudent(server, school, { isSignedIn: false })
    await server.pools.auth.query(`UPDATE auth.account SET "updatedAt" = now() - interval '400 days'`)
    const typed = { school: school.subdomain, studentNumber: slip.signInName, password: slip.firstPassword }
    expect(await server.client().people.signInStudent(typed)).toMatchObject({ role: 'student' })
    await setRules(school, { expiry: 0, expirySinceDays: 400 })
    expect(await server.client().people.signIn(typedOf(school))).toMatchObject({ kind: 'signed_in' })
  })

  it('of two schools is as old as the stricter one allows, and comes after the code and before the choice', async () => {
    const { one, other, typed } = await ofTwoSchools()
    await setRules(one, { expiry: 0 })
    await setRules(other, { expiry: 30, expirySinceDays: 30 })
    await agePassword(one, 31)
    const browser = server.client()
    expect(await browser.people.signIn(typed)).toEqual({ kind: 'expired' })
    const newPassword = 'a better password'
    expect(await browser.people.replaceExpiredPassword({ newPassword })).toMatchObject({ kind: 'choose' })
    await browser.people.chooseMembership({ schoolId: one.schoolId })
    const app = await aSecondFactor(server, browser, newPassword)
    await agePassword(one, 31)
    const next = server.client()
    expect(await next.people.signIn({ ...typed, password: newPassword })).toEqual({ kind: 'second_factor' })
    const early = await refusalOf(next.people.replaceExpiredPassword({ newPassword: 'yet another one' }))
    expect(early).toMatchObject({ code: 'SIGN_IN_AGAIN' })
    expect(await next.people.proveSecondFactor({ code: await app.code() })).toEqual({ kind: 'expired' })
  })
})

describe('a school that asks for a second factor', () => {
  it('leaves its staff seven days, then holds them up at sign-in until they have one', async () => {
    const school = await aSchool(server)
    await setRules(school, { factorSinceDays: 6 })
    const early = await server.client().people.signIn(typedOf(school))
    expect(early).toMatchObject({ kind: 'signed_in', setUpUntil: expect.any(String) })
    expect(await school.admin.people.secondFactor()).toMatchObject({ setUpUntil: expect.any(String) })

    await setRules(school, { factorSinceDays: 7 })
    expect((await school.admin.people.me()).me, 'a session that is open').not.toBeNull()
    const browser = server.client()
    expect(await browser.people.signIn(typedOf(school))).toEqual({ kind: 'set_up' })
    expect((await browser.people.me()).me).toBeNull()
    // An app has to be found, fetched and learnt.
    await server.pools.auth.query(
      `UPDATE auth.session SET "expiresAt" = "expiresAt" - interval '29 minutes' WHERE awaits = 'set_up'`,
    )
    // The password was typed a moment ago.
    const app = await aSecondFactor(server, browser)
    expect((await browser.people.me()).me).toMatchObject({ email: school.email })
    const next = server.client()
    expect(await next.people.signIn(typedOf(school))).toEqual({ kind: 'second_factor' })
    expect(await next.people.proveSecondFactor({ code: await app.code() })).toMatchObject({ kind: 'signed_in' })
    expect(await next.people.secondFactor()).toMatchObject({ setUpUntil: null })
  })

  it('tells the recovery codes also where the mail cannot be written and the person not be let in', async () => {
    const asOwner = (text: string) => asOne(server.database.ownerUrl, (owner) => owner.query(text))
    const school = await aSchool(server)
    await setRules(school, { factorSinceDays: 7 })
    const browser = server.client()
    expect(await browser.people.signIn(typedOf(school))).toEqual({ kind: 'set_up' })
    await asOwner(`CREATE FUNCTION public.break_in() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN RAISE EXCEPTION 'the disk is full'; END $$`)
    for (const act of ['INSERT ON mails', 'INSERT ON auth.session'])
      await asOwner(`CREATE TRIGGER break_in BEFORE ${act} FOR EACH ROW EXECUTE FUNCTION public.break_in()`)
    const app = await aSecondFactor(server, browser).finally(() => asOwner('DROP FUNCTION public.break_in() CASCADE'))
    expect(app.recovery).toHaveLength(10)
    for (const broken of ['could not be told about the second factor', 'could not be signed in'])
      expect(server.logged.join('\n')).toContain(broken)
    expect((await browser.people.me()).me).toBeNull()
    expect(await browser.people.signIn(typedOf(school))).toEqual({ kind: 'second_factor' })
    const [code = ''] = app.recovery
    expect(await browser.people.proveSecondFactor({ code })).toMatchObject({ kind: 'signed_in' })
  })

  it('asks nothing of its students', async () => {
    const school = await aSchool(server)
    await setRules(school, { factorSinceDays: 30 })
    const { slip } = await aStudent(server, school, { isSignedIn: false })
    const typed = { school: school.subdomain, studentNumber: slip.signInName, password: slip.firstPassword }
    expect(await server.client().people.signInStudent(typed)).toMatchObject({ role: 'student' })
  })

  it('is entered by nobody without one; another school of theirs is', async () => {
    const { one, other, typed } = await ofTwoSchools()
    await setRules(other, { factorSinceDays: 30 })
    const browser = server.client()
    const outcome = await browser.people.signIn(typed)
    expect(outcome).toMatchObject({ kind: 'choose' })
    const memberships = outcome.kind === 'choose' ? outcome.memberships : []
    expect(memberships.map((one) => 'setUpUntil' in one).sort()).toEqual([false, true])
    const refused = await refusalOf(browser.people.chooseMembership({ schoolId: other.schoolId }))
    expect(refused).toMatchObject({ code: 'SECOND_FACTOR_DUE' })
    await browser.people.chooseMembership({ schoolId: one.schoolId })
    const late = await refusalOf(browser.people.chooseMembership({ schoolId: other.schoolId }))
    expect(late).toMatchObject({ code: 'SECOND_FACTOR_DUE' })

    // Also before any school is chosen, it can be set up.
    const next = server.client()
    await next.people.signIn(typed)
    await aSecondFactor(server, next, typed.password)
    expect(await next.people.chooseMembership({ schoolId: other.schoolId })).toMatchObject({ role: 'teacher' })
  })

  it('signs nobody in by an invitation who has none', async () => {
    const school = await aSchool(server)
    await setRules(school, { factorSinceDays: 30 })
    const email = `invited@${school.subdomain}.test`
    await school.admin.people.addTeacher({ name: 'Bola Ade', email, employeeId: 'T7', signIn: 'invitation' })
    const token = await tokenMailedTo(server, school.schoolId, email)
    const password = 'chosen behind the link'
    expect(await server.client().people.acceptInvitation({ token, password })).toEqual({ isSignedIn: false })
    expect(await server.client().people.signIn({ email, password })).toEqual({ kind: 'set_up' })
  })
})
