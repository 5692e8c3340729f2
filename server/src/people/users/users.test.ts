import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anExam, aQuestion } from '../../../test/builders/exam.ts'
import { aMadeReport } from '../../../test/builders/made-report.ts'
import { ageLinks, mailsTo } from '../../../test/builders/mailed.ts'
import { aSchool, aSubject, aTeacher, classOf, type TestSchool, tokenMailedTo } from '../../../test/builders/people.ts'
import { refusalOf, type TestClient } from '../../../test/client.ts'
import { type TestServer, testServer } from '../../../test/server.ts'
import { ensureFirstAdmin } from '../first-admin/first-admin.ts'

let server: TestServer
let school: TestSchool
beforeAll(async () => {
  server = await testServer()
  school = await aSchool(server)
})
afterAll(() => server.stop())

const newPassword = 'a better password'
const newAddress = () => `u${crypto.randomUUID()}@staff.test`
const undo = async (batch: string | null, by = school.admin) => await by.school.undo({ batch: batch ?? '' })
const userOf = async (id: string, by = school.admin) =>
  (await by.people.listUsers({ size: 500 })).items.find((one) => one.id === id)
const setRole = async (id: string, role: 'school_admin' | 'teacher', by = school.admin) =>
  await by.people.changeRole({ id, role, revision: (await userOf(id))?.revision ?? 1 })

/** What the security log says of somebody's id. */
const securityLines = (id: string) =>
  server.logged
    .filter((line) => line.includes('"security"') && line.includes(id))
    .map((line) => JSON.parse(line) as Record<string, unknown>)

async function anAdmin(of = school, name = 'Ada Sample') {
  const email = newAddress()
  const { user } = await of.admin.people.inviteAdmin({ name, email })
  const client = server.client()
  const token = await tokenMailedTo(server, of.schoolId, email)
  await client.people.acceptInvitation({ token, password: newPassword })
  return { user, email, client }
}

describe('inviting an administrator', () => {
  it('lets nobody in before the mail is followed, then makes an administrator whom the others are told of', async () => {
    const mine = await aSchool(server)
    const email = newAddress()
    const { user } = await mine.admin.people.inviteAdmin({ name: 'Ada Sample', email: email.toUpperCase() })
    expect(user).toMatchObject({ email, role: 'school_admin', status: 'pending_verification', lastSignInAt: null })
    const token = await tokenMailedTo(server, mine.schoolId, email)
    const client = server.client()
    expect(await client.people.invitation({ token })).toMatchObject({ name: 'Ada Sample', email, school: mine.name })
    expect(await client.people.acceptInvitation({ token, password: newPassword })).toEqual({ isSignedIn: true })
    expect(await client.people.me()).toMatchObject({ me: { role: 'school_admin', schoolId: mine.schoolId } })
    const told = (await mine.admin.notice.list({})).items.map(({ title }) => title)
    expect(told).toContain('Ada Sample has joined')
    // Whose school was ready long before is not told so again, nor that they joined themselves.
    expect((await client.notice.list({})).items).toEqual([])
    const listed = (await mine.admin.people.listUsers({ role: 'school_admin', search: 'sample' })).items
    expect(listed).toMatchObject([{ id: user.id, status: 'active' }])
    expect(listed[0]?.lastSignInAt).toBeTruthy()
  })

  it('says in the mail as what they come, and goes out again when it is asked for', async () => {
    const email = newAddress()
    const { user } = await school.admin.people.inviteAdmin({ name: 'Ada Sample', email })
    const again = () => school.admin.people.inviteUserAgain({ id: user.id })
    expect(await refusalOf(again())).toMatchObject({ code: 'MAIL_SENT_LATELY' })
    await ageLinks(server, email, '2 minutes')
    expect(await again()).toEqual({ sentTo: email })
    expect(await mailsTo(server, school.schoolId, email)).toHaveLength(2)
    await ageLinks(server, email, '2 minutes')
    const renamed = await school.admin.people.inviteAdmin({ name: 'Ada Example', email })
    expect(renamed.user).toMatchObject({ id: user.id, name: 'Ada Example' })
    // Who asks for the mail again by the sign-in page gets it, too.
    await ageLinks(server, email, '2 minutes')
    await server.client().people.resendVerification({ email })
    const token = await tokenMailedTo(server, school.schoolId, email)
    await server.client().people.acceptInvitation({ token, password: newPassword })
    expect(await refusalOf(again())).toMatchObject({ code: 'PERSON_ALREADY_HERE' })
  })

  it('joins an account of another school by the mail alone, whose password it replaces', async () => {
    const other = await aSchool(server)
    await school.admin.people.inviteAdmin({ name: 'Ada Obi', email: other.email })
    expect((await other.admin.people.me()).me?.schoolId).toBe(other.schoolId)
    const token = await tokenMailedTo(server, school.schoolId, other.email)
    await server.client().people.acceptInvitation({ token, password: newPassword })
    const outcome = await server.client().people.signIn({ email: other.email, password: newPassword })
    expect(outcome).toMatchObject({ kind: 'choose', memberships: [{}, {}] })
  })

  it('is refused for somebody who is here, a wrong address, and a call of a teacher', async () => {
    const { email, client, teacher } = await aTeacher(server, school)
    const invite = (address: string, by = school.admin) =>
      refusalOf(by.people.inviteAdmin({ name: 'Ada', email: address }))
    expect(await invite(email)).toMatchObject({ code: 'PERSON_ALREADY_HERE' })
    expect(await invite(school.email)).toMatchObject({ code: 'PERSON_ALREADY_HERE' })
    expect(await invite('somebody@students.invalid')).toMatchObject({ code: 'INVALID_FORM' })
    const invited = newAddress()
    await school.admin.people.inviteAdmin({ name: 'Ada', email: invited })
    const form = { name: 'Ada', email: invited, employeeId: crypto.randomUUID(), signIn: 'invitation' as const }
    expect(await refusalOf(school.admin.people.addTeacher(form))).toMatchObject({ code: 'PERSON_ALREADY_HERE' })
    const ids = [teacher.id]
    const tried: [string, (of: TestClient['people']) => Promise<unknown>][] = [
      ['inviteAdmin', (of) => of.inviteAdmin({ name: 'Ada', email: newAddress() })],
      ['listUsers', (of) => of.listUsers({})],
      ['listRights', (of) => of.listRights()],
      ['inviteUserAgain', (of) => of.inviteUserAgain({ id: teacher.id })],
      ['changeRole', (of) => of.changeRole({ id: teacher.id, revision: 1, role: 'school_admin' })],
      ['setUsersStatus', (of) => of.setUsersStatus({ ids, status: 'inactive' })],
      ['endUserSessions', (of) => of.endUserSessions({ ids })],
      ['dropUserSecondFactor', (of) => of.dropUserSecondFactor({ id: teacher.id })],
    ]
    for (const [name, call] of tried) {
      expect(await refusalOf(call(client.people)), name).toMatchObject({ code: 'NOT_ALLOWED' })
    }
  })
})

describe('a change of role', () => {
  it('says before what it means, and holds in sessions that run, there and back', async () => {
    const subject = await aSubject(school)
    const { teacher, client } = await aTeacher(server, school, { subjectIds: [subject.id], name: 'Ada Sample' })
    await aQuestion(client, { subjectId: subject.id })
    const asked = { id: teacher.id, revision: teacher.revision, role: 'school_admin' as const }
    const said = await school.admin.with({ 'x-trial': '1' }).people.changeRole(asked)
    expect(said.effects[0]).toMatch(/^Ada Sample can then see and change everything at your school/)
    expect(await refusalOf(client.people.listTeachers({}))).toMatchObject({ code: 'NOT_ALLOWED' })
    expect(securityLines(teacher.id)).toEqual([])

    await school.admin.people.changeRole(asked)
    expect(securityLines(teacher.id)).toMatchObject([{ security: 'ROLE_GIVEN', role: 'school_admin' }])
    expect((await client.people.listTeachers({ search: 'Ada Sample' })).items).toEqual([])
    expect((await client.people.me()).me?.role).toBe('school_admin')
    expect((await school.admin.people.listTeachers({ search: 'Ada Sample' })).items).toEqual([])
    expect(await refusalOf(school.admin.people.changeRole(asked))).toMatchObject({ code: 'CHANGED_MEANWHILE' })

    const back = await setRole(teacher.id, 'teacher')
    expect(back.effects).toContain('What they wrote stays theirs: 0 open exams and 1 question.')
    expect(await refusalOf(client.people.listTeachers({}))).toMatchObject({ code: 'NOT_ALLOWED' })
    const { teacher: record, history } = await school.admin.people.getTeacher({ id: teacher.id })
    expect(record).toMatchObject({ employeeId: teacher.employeeId, subjects: [{ id: subject.id }] })
    expect(history[0]).toMatchObject({
      action: 'user.role_changed',
      changes: [{ label: 'Role', before: 'School admin', after: 'Teacher' }],
    })
  })

  it('makes a record as a teacher for who never was one, and is undone', async () => {
    const { user, client } = await anAdmin()
    const { effects, batch } = await setRole(user.id, 'teacher')
    const employeeId = /employee ID (ADM-\d+)/.exec(effects.join())?.[1]
    expect((await school.admin.people.getTeacher({ id: user.id })).teacher).toMatchObject({ employeeId, subjects: [] })
    // Who is a teacher by now undoes nothing of this, not even what they did themselves.
    expect(await refusalOf(undo(batch, client))).toMatchObject({ code: 'UNKNOWN_ACT' })
    expect(await undo(batch)).toMatchObject({ doneCount: 1, skipped: [] })
    expect(await userOf(user.id)).toMatchObject({ role: 'school_admin' })
    const other = await anAdmin()
    expect((await setRole(other.user.id, 'teacher')).effects.join()).not.toContain(`${employeeId}.`)
  })

  it('that is undone is in the security log, too, and not where the undo is tried out', async () => {
    const { user } = await anAdmin()
    const { batch } = await setRole(user.id, 'teacher')
    const before = securityLines(user.id).length
    await school.admin.with({ 'x-trial': '1' }).school.undo({ batch: batch ?? '' })
    expect(securityLines(user.id)).toHaveLength(before)
    await undo(batch)
    expect(securityLines(user.id).at(-1)).toMatchObject({ security: 'ROLE_GIVEN', role: 'school_admin' })
    expect(securityLines(user.id)).toHaveLength(before + 1)
  })

  it('of who is invited as a teacher lets an administrator in', async () => {
    const form = { name: 'Bola Ade', email: newAddress(), employeeId: crypto.randomUUID() }
    const { teacher } = await school.admin.people.addTeacher({ ...form, signIn: 'invitation' })
    await setRole(teacher.id, 'school_admin')
    const client = server.client()
    const token = await tokenMailedTo(server, school.schoolId, form.email)
    await client.people.acceptInvitation({ token, password: newPassword })
    expect((await client.people.me()).me).toMatchObject({ role: 'school_admin' })
  })

  it('waits for who was brought back without an account', async () => {
    const { teacher } = await aTeacher(server, school)
    const { batch } = await school.admin.people.deleteTeachers({ ids: [teacher.id] })
    await undo(batch)
    expect(await setRole(teacher.id, 'school_admin')).toMatchObject({ doneCount: 0, skipped: [{ id: teacher.id }] })
    expect(await school.admin.people.inviteUserAgain({ id: teacher.id })).toEqual({ sentTo: teacher.email })
    expect(await setRole(teacher.id, 'school_admin')).toMatchObject({ doneCount: 1 })
  })

  it('of somebody else’s people, of a student and of nobody is refused alike', async () => {
    const other = await aSchool(server)
    const { teacher } = await aTeacher(server, other)
    const { student } = await school.admin.people.addStudent({ name: 'Chidi', studentNumber: crypto.randomUUID() })
    for (const id of [teacher.id, student.id, crypto.randomUUID()]) {
      const call = school.admin.people.changeRole({ id, revision: 1, role: 'school_admin' })
      expect(await refusalOf(call)).toMatchObject({ code: 'UNKNOWN_PERSON' })
      const { doneCount, skipped } = await school.admin.people.setUsersStatus({ ids: [id], status: 'inactive' })
      expect([doneCount, skipped]).toMatchObject([0, [{ why: 'There is no such user in your school.', name: '' }]])
    }
    expect((await other.admin.people.getTeacher({ id: teacher.id })).teacher.status).toBe('active')
  })
})

describe('deactivating staff', () => {
  it('and activating them again cannot be undone once they have accepted the invitation', async () => {
    const email = newAddress()
    const { user } = await school.admin.people.inviteAdmin({ name: 'Ada Sample', email })
    await school.admin.people.setUsersStatus({ ids: [user.id], status: 'inactive' })
    const { batch } = await school.admin.people.setUsersStatus({ ids: [user.id], status: 'active' })
    const client = server.client()
    const token = await tokenMailedTo(server, school.schoolId, email)
    await client.people.acceptInvitation({ token, password: newPassword })
    const why = 'Was changed since, and stays as it is.'
    expect(await undo(batch)).toMatchObject({ doneCount: 0, skipped: [{ id: user.id, why }] })
    expect((await client.people.me()).me?.id).toBe(user.id)
  })

  it('says what ends, what stays and which links go on, ends sessions, and is undone', async () => {
    const subject = await aSubject(school)
    const { user, client } = await anAdmin()
    const classIds = [classOf(school, 'SS1A').id]
    await anExam(client, { subjectId: subject.id, classIds })
    const { id } = await aMadeReport(server, school.schoolId, { format: 'pdf' })
    await client.report.share({ id, days: 7 })
    const ids = [user.id]
    const rehearsal = school.admin.with({ 'x-trial': '1' })
    const said = await rehearsal.people.setUsersStatus({ ids, status: 'inactive' })
    expect(said.effects[0]).toBe('1 session ends at once.')
    expect(said.effects[1]).toBe('1 user can no longer sign in.')
    expect(said.effects[2]).toMatch(/exam and \d+ questions? stay\.$/)
    expect(said.effects[3]).toMatch(/^1 shared link of reports goes on opening/)
    expect((await client.people.me()).me?.id).toBe(user.id)

    const { batch } = await school.admin.people.setUsersStatus({ ids, status: 'inactive' })
    expect((await client.people.me()).me).toBeNull()
    expect(await undo(batch)).toMatchObject({ doneCount: 1 })
    // Signed out is signed out.
    expect((await client.people.me()).me).toBeNull()
    expect(await userOf(user.id)).toMatchObject({ status: 'active' })
  })

  it('of an invited administrator withdraws the invitation, and activating opens it again', async () => {
    const email = newAddress()
    const { user } = await school.admin.people.inviteAdmin({ name: 'Ada Sample', email })
    const token = await tokenMailedTo(server, school.schoolId, email)
    const set = async (status: 'active' | 'inactive') =>
      await school.admin.people.setUsersStatus({ ids: [user.id], status })
    expect((await set('inactive')).effects).toEqual(['1 invitation is withdrawn.'])
    expect(await refusalOf(school.admin.people.inviteUserAgain({ id: user.id }))).toMatchObject({
      code: 'PERSON_INACTIVE',
    })
    const accept = () => server.client().people.acceptInvitation({ token, password: newPassword })
    expect(await refusalOf(accept())).toMatchObject({ code: 'LINK_USED_UP' })
    expect((await set('active')).effects[0]).toMatch(/^1 invitation is open again/)
    expect(await accept()).toEqual({ isSignedIn: true })
  })

  it('of an invited teacher here does not let them in by activating them under Teachers', async () => {
    const form = { name: 'Bola Ade', email: newAddress(), employeeId: crypto.randomUUID() }
    const { teacher } = await school.admin.people.addTeacher({ ...form, signIn: 'invitation' })
    await school.admin.people.setUsersStatus({ ids: [teacher.id], status: 'inactive' })
    await school.admin.people.setTeachersStatus({ ids: [teacher.id], status: 'active' })
    expect(await userOf(teacher.id)).toMatchObject({ status: 'pending_verification' })
  })

  it('changes nothing of an account at its other school', async () => {
    const other = await aSchool(server)
    const { email, client } = await aTeacher(server, other)
    await school.admin.people.inviteAdmin({ name: 'Bola Ade', email })
    const token = await tokenMailedTo(server, school.schoolId, email)
    await server.client().people.acceptInvitation({ token, password: newPassword })
    await client.people.signIn({ email, password: newPassword })
    await client.people.chooseMembership({ schoolId: other.schoolId })
    const [here] = (await school.admin.people.listUsers({ search: email })).items
    const ids = [here?.id ?? '']
    expect((await school.admin.people.endUserSessions({ ids })).effects[0]).toMatch(/^1 session ends at once/)
    await school.admin.people.setUsersStatus({ ids, status: 'inactive' })
    expect(await client.people.me()).toMatchObject({ me: { schoolId: other.schoolId, role: 'teacher' } })
  })
})

describe('ending sessions', () => {
  it('signs somebody out everywhere, tried out before, and never oneself', async () => {
    const { teacher, client } = await aTeacher(server, school)
    const ids = [teacher.id]
    const tried = await school.admin.with({ 'x-trial': '1' }).people.endUserSessions({ ids })
    expect(tried).toMatchObject({ doneCount: 1, effects: [expect.stringMatching(/^1 session ends at once/)] })
    expect((await client.people.me()).me?.id).toBe(teacher.id)
    await school.admin.people.endUserSessions({ ids })
    expect((await client.people.me()).me).toBeNull()
    const { me } = await school.admin.people.me()
    const own = school.admin.people.endUserSessions({ ids: [me?.id ?? ''] })
    expect(await refusalOf(own)).toMatchObject({ code: 'NOT_YOURSELF' })
  })
})

describe('signing somebody out everywhere', () => {
  it.each([
    ['Sign out everywhere', (ids: string[]) => school.admin.people.endUserSessions({ ids })],
    [
      'deactivating and activating',
      async (ids: string[]) => {
        await school.admin.people.setUsersStatus({ ids, status: 'inactive' })
        await school.admin.people.setUsersStatus({ ids, status: 'active' })
      },
    ],
  ])('by %s holds for sessions that are at another school, or at none: it takes a sign-in', async (_by, signOut) => {
    const other = await aSchool(server)
    const { email } = await aTeacher(server, other)
    await school.admin.people.inviteAdmin({ name: 'Bola Ade', email })
    const token = await tokenMailedTo(server, school.schoolId, email)
    await server.client().people.acceptInvitation({ token, password: newPassword })
    const signIn = async () => {
      const client = server.client()
      await client.people.signIn({ email, password: newPassword })
      return client
    }
    const enter = async (client: TestClient, { schoolId }: TestSchool) =>
      await client.people.chooseMembership({ schoolId })
    const [away, atTheDoor, late] = [await signIn(), await signIn(), await signIn()]
    for (const at of [other, school, other]) await enter(away, at)
    const [here] = (await school.admin.people.listUsers({ search: email })).items
    await signOut([here?.id ?? ''])
    expect(await away.people.me()).toMatchObject({ me: { schoolId: other.schoolId } })
    for (const client of [away, atTheDoor]) {
      expect(await refusalOf(enter(client, school))).toMatchObject({ code: 'NOT_SIGNED_IN' })
      expect(await client.people.me()).toMatchObject({ me: null })
    }
    expect(await enter(late, other)).toMatchObject({ schoolId: other.schoolId })
    expect(await enter(await signIn(), school)).toMatchObject({ schoolId: school.schoolId })
  })
})

describe('a second factor', () => {
  const setUp = (email: string) =>
    server.pools.auth.query(
      `INSERT INTO auth.two_factors (account_id, secret, confirmed_at, last_step)
       SELECT id, 'boxed', now(), 0 FROM auth."user" WHERE email = $1`,
      [email],
    )

  it('is seen in the list, and switched off for who lost it, who is written to', async () => {
    const { teacher, email, password } = await aTeacher(server, school)
    expect(await userOf(teacher.id)).toMatchObject({ hasSecondFactor: false })
    await setUp(email)
    expect(await userOf(teacher.id)).toMatchObject({ hasSecondFactor: true })
    const signIn = () => server.client().people.signIn({ email, password })
    expect(await signIn()).not.toMatchObject({ kind: 'signed_in' })
    const asked = { id: teacher.id }
    const tried = await school.admin.with({ 'x-trial': '1' }).people.dropUserSecondFactor(asked)
    expect(tried.effects[0]).toMatch(/signs in with the password alone/)
    expect(await userOf(teacher.id)).toMatchObject({ hasSecondFactor: true })
    const { me } = await school.admin.people.me()
    const dropped = () => securityLines(me?.id ?? '').filter(({ security }) => security === 'SECOND_FACTOR')
    expect(dropped()).toEqual([])

    expect(await school.admin.people.dropUserSecondFactor(asked)).toMatchObject({ doneCount: 1, batch: null })
    const line = { now: 'off', by: 'school', account: expect.any(String) }
    expect(dropped()).toMatchObject([line])
    expect(await signIn()).toMatchObject({ kind: 'signed_in' })
    expect(await mailsTo(server, school.schoolId, email)).toHaveLength(1)
    const { history } = await school.admin.people.getTeacher(asked)
    expect(history[0]).toMatchObject({ action: 'user.second_factor_dropped', by: 'Ada Obi' })
    expect(await school.admin.people.dropUserSecondFactor(asked)).toMatchObject({ doneCount: 0, skipped: [asked] })
  })

  it('of an account that is at another school, too, and one’s own, stay', async () => {
    const other = await aSchool(server)
    const { email } = await aTeacher(server, other)
    await school.admin.people.inviteAdmin({ name: 'Bola Ade', email })
    const token = await tokenMailedTo(server, school.schoolId, email)
    await server.client().people.acceptInvitation({ token, password: newPassword })
    await setUp(email)
    const [here] = (await school.admin.people.listUsers({ search: email })).items
    const asked = { id: here?.id ?? '' }
    expect(await school.admin.people.dropUserSecondFactor(asked)).toMatchObject({ doneCount: 0, skipped: [asked] })
    const { me } = await school.admin.people.me()
    const own = school.admin.people.dropUserSecondFactor({ id: me?.id ?? '' })
    expect(await refusalOf(own)).toMatchObject({ code: 'NOT_YOURSELF' })
  })
})

describe('the company’s own staff', () => {
  it('are invited, listed, deactivated and brought back by a super administrator, and always one is left', async () => {
    const { email, password } = await ensureFirstAdmin(server.pools, server.config)
    const chief = server.client()
    await chief.people.signIn({ email, password: password ?? '' })
    const address = newAddress()
    const { user } = await chief.people.inviteAdmin({ name: 'Sade Sample', email: address })
    expect(user.role).toBe('super_admin')
    const { me } = await chief.people.me()
    const second = server.client()
    const token = await tokenMailedTo(server, me?.schoolId ?? '', address)
    await second.people.acceptInvitation({ token, password: newPassword })
    expect((await second.people.me()).me?.role).toBe('super_admin')
    expect((await second.people.listUsers({})).items.map(({ role }) => role)).toEqual(['super_admin', 'super_admin'])

    // Each takes the other away at the same moment.
    const took = await Promise.allSettled([
      chief.people.setUsersStatus({ ids: [user.id], status: 'inactive' }),
      second.people.setUsersStatus({ ids: [me?.id ?? ''], status: 'inactive' }),
    ])
    expect(took.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const [left, gone] = took[0].status === 'fulfilled' ? [chief, user.id] : [second, me?.id ?? '']
    expect((await left.people.me()).me?.role).toBe('super_admin')
    await left.people.setUsersStatus({ ids: [gone], status: 'active' })
    await chief.people.signIn({ email, password: password ?? '' })
    await second.people.signIn({ email: address, password: newPassword })

    const ids = [me?.id ?? '']
    const { batch } = await second.people.setUsersStatus({ ids, status: 'inactive' })
    expect((await chief.people.me()).me).toBeNull()
    const own = second.people.setUsersStatus({ ids: [user.id], status: 'inactive' })
    expect(await refusalOf(own)).toMatchObject({ code: 'LAST_ADMIN' })
    const role = second.people.changeRole({ id: user.id, revision: 1, role: 'teacher' })
    expect(await refusalOf(role)).toMatchObject({ code: 'NOT_ALLOWED' })
    expect(await second.school.undo({ batch: batch ?? '' })).toMatchObject({ doneCount: 1 })
    expect(await chief.people.signIn({ email, password: password ?? '' })).toMatchObject({ kind: 'signed_in' })
  })
})
