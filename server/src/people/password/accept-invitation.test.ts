import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ageLinks, mailsTo } from '../../../test/builders/mailed.ts'
import { adminPassword, aSchool, aTeacher, linkMailedTo, tokenMailedTo } from '../../../test/builders/people.ts'
import { refusalOf } from '../../../test/client.ts'
import { asOne } from '../../../test/cluster.ts'
import { type TestServer, testServer } from '../../../test/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

const newPassword = 'a better password'
const asOwner = (sql: string) => asOne(server.database.ownerUrl, (owner) => owner.query(sql))

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
    expect(added).toMatchObject({ slip: null, teacher: { status: 'pending_verification' } })
    expect(link.pathname).toBe('/accept-invitation')
    const token = link.searchParams.get('token') ?? ''
    const { people } = server.client()
    for (let times = 0; times < 2; times += 1) {
      expect(await people.invitation({ token })).toEqual({
        ...{ name: 'Bola Ade', email, school: school.name, hasPassword: false },
      })
    }
    expect(await refusalOf(people.acceptInvitation({ token, password: 'short' }))).toMatchObject({
      code: 'WEAK_PASSWORD',
    })
    expect(await people.acceptInvitation({ token, password: newPassword })).toEqual({ isSignedIn: true })
    expect(await people.me()).toMatchObject({ me: { role: 'teacher', schoolId: school.schoolId } })
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
    expect(await mailsTo(server, school.schoolId, email)).toHaveLength(1)
    await ageLinks(server, email, '2 minutes')
    const again = await school.admin.people.addTeacher({ ...typed, signIn: 'first_password' })
    expect(again).toMatchObject({
      teacher: { id: added.teacher.id, name: 'Bola Adé', employeeId: 'T2', classes: [{ id: classId }] },
      slip: null,
    })
    expect(await mailsTo(server, school.schoolId, email)).toHaveLength(2)
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
    await ageLinks(server, email, '2 minutes')
    await people.requestPasswordReset({ email })
    const second = new URL(await linkMailedTo(server, school.schoolId, email))
    expect([second.pathname, second.href === link.href]).toEqual(['/accept-invitation', false])
    await ageLinks(server, email, '2 minutes')
    await people.resendVerification({ email })
    await people.resendVerification({ email })
    expect(await mailsTo(server, school.schoolId, email)).toHaveLength(3)
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
    await ageLinks(server, email, '7 days')
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
    expect(added).toMatchObject({ slip: null, teacher: { status: 'pending_verification' } })
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
    expect(added).toMatchObject({ slip: null, teacher: { status: 'pending_verification' } })
    expect(await teacher.client.people.signIn({ email: teacher.email, password: teacher.password })).toMatchObject({
      kind: 'signed_in',
      me: { schoolId: first.schoolId },
    })

    const token = await tokenMailedTo(server, second.schoolId, teacher.email)
    const accepting = server.client()
    await accepting.people.acceptInvitation({ token, password: newPassword })
    // Of several schools the one that invited.
    expect((await accepting.people.me()).me?.schoolId).toBe(second.schoolId)
    const outcome = await server.client().people.signIn({ email: teacher.email, password: newPassword })
    expect(outcome).toMatchObject({ kind: 'choose', memberships: [{}, {}] })
  })

  it('asks who chose a password by mail before for that one, and changes nothing of it', async () => {
    const { email, link } = await anInvitation()
    const first = server.client()
    await first.people.acceptInvitation({ token: link.searchParams.get('token') ?? '', password: newPassword })
    const { school, link: second } = await anInvitation(email)
    const token = second.searchParams.get('token') ?? ''
    const accept = (password: string) => server.client().people.acceptInvitation({ token, password })
    expect(await first.people.invitation({ token })).toMatchObject({ school: school.name, hasPassword: true })
    expect(await refusalOf(accept('another password'))).toMatchObject({ code: 'WRONG_PASSWORD' })
    // Neither a refusal nor the acceptance ends the session in the first school.
    expect(await accept(newPassword)).toEqual({ isSignedIn: false })
    expect((await first.people.me()).me).toMatchObject({ role: 'teacher' })
    expect(await refusalOf(accept(newPassword))).toMatchObject({ code: 'LINK_USED_UP' })
    const outcome = await server.client().people.signIn({ email, password: newPassword })
    expect(outcome).toMatchObject({ kind: 'choose', memberships: [{}, {}] })
  })

  it('goes on asking for it after it was changed or forgotten, and not once no school lets the person in', async () => {
    const { school, email, added, link } = await anInvitation()
    const person = server.client()
    await person.people.acceptInvitation({ token: link.searchParams.get('token') ?? '', password: newPassword })
    const { link: second } = await anInvitation(email)
    const token = second.searchParams.get('token') ?? ''
    const asks = async () => (await server.client().people.invitation({ token })).hasPassword
    await person.people.changePassword({ currentPassword: newPassword, newPassword: 'chosen by own hand' })
    expect(await asks()).toBe(true)
    await server.client().people.requestPasswordReset({ email })
    const reset = await tokenMailedTo(server, school.schoolId, email)
    await server.client().people.resetPassword({ token: reset, newPassword: 'chosen by mail again' })
    expect(await asks()).toBe(true)
    await school.admin.people.setTeachersStatus({ ids: [added.teacher.id], status: 'inactive' })
    expect(await asks()).toBe(false)
    const newcomer = server.client()
    expect(await newcomer.people.acceptInvitation({ token, password: newPassword })).toEqual({ isSignedIn: true })
  })

  it('lets nobody guess the password behind it for ever', async () => {
    const { email, link } = await anInvitation()
    await server
      .client()
      .people.acceptInvitation({ token: link.searchParams.get('token') ?? '', password: newPassword })
    const { link: second } = await anInvitation(email)
    const token = second.searchParams.get('token') ?? ''
    const codes = new Set<unknown>()
    for (let times = 0; times < 40; times += 1) {
      const tried = server.client().people.acceptInvitation({ token, password: `guess number ${times}` })
      codes.add((await refusalOf(tried)).code)
    }
    expect([...codes]).toEqual(['WRONG_PASSWORD', 'TOO_MANY_GUESSES'])
  })
})
