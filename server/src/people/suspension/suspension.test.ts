import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { adminPassword, aSchool, aStudent, tokenMailedTo } from '../../../test/builders/people.ts'
import { aPicture } from '../../../test/builders/picture.ts'
import { act, aSitting, cardOf, moveBack, openPage, type Sitting, send } from '../../../test/builders/sitting.ts'
import { appMay } from '../../../test/catalogue/catalogue.ts'
import { refusalOf, type TestClient } from '../../../test/client.ts'
import { type TestServer, testServer } from '../../../test/server.ts'
import { inSchool } from '../../platform/database/tenant.ts'
import { newId } from '../../platform/ids.ts'
import { platformSchoolId } from '../../school/school.db.ts'
import { ensureFirstAdmin } from '../first-admin/first-admin.ts'
import { endSignIn } from './end-sign-in.ts'

let server: TestServer
let company: TestClient

beforeAll(async () => {
  server = await testServer()
  const { email, password } = await ensureFirstAdmin(server.pools, server.config)
  company = server.client()
  await company.people.signIn({ email, password: password ?? '' })
})
afterAll(() => server.stop())

const reason = 'The invoice is not paid'
const suspend = ({ school }: Pick<Sitting, 'school'>) => company.people.suspendSchool({ id: school.schoolId, reason })
const look = ({ school }: Pick<Sitting, 'school'>) =>
  endSignIn(server)({ schoolId: school.schoolId, reference: school.schoolId })
const stored = ({ school }: Pick<Sitting, 'school'>) =>
  inSchool(server.pools.app, school, (tx) =>
    tx.one<{ status: string; isSuspended: boolean; due: number }>(
      `SELECT status, suspended_at IS NOT NULL AS "isSuspended",
         (SELECT count(*) FROM due_work WHERE school_id = $1 AND kind = 'end_sign_in') AS due FROM schools WHERE id = $1`,
      [tx.schoolId],
    ),
  )
const mailsOf = ({ school }: Pick<Sitting, 'school'>) =>
  inSchool(server.pools.app, school, (tx) =>
    tx.rows<{ kind: string; data: Record<string, string> }>(
      `SELECT kind, data FROM mails WHERE school_id = $1 AND kind LIKE 'school%' ORDER BY id`,
      [tx.schoolId],
    ),
  )

describe('suspending a school', () => {
  it('lets who sits an exam finish it, and nobody begin, change anything, or sign in once the last has ended', async () => {
    const of = await aSitting(server, { students: 2 })
    const [sits, waits] = of.students
    if (!sits || !waits) throw new Error('two students')
    const page = await openPage(sits, of.examId)
    const { effects } = await company.with({ 'x-trial': '1' }).people.suspendSchool({ id: of.school.schoolId, reason })
    expect(await stored(of)).toMatchObject({ status: 'active', isSuspended: false })
    expect(effects).toEqual([
      '1 candidate sits an exam now: they finish it, and it is marked. After the last of them nobody can sign in.',
      'Nobody else can begin the exam that is open.',
      'Nothing is deleted. Its administrator is told by email, with the reason.',
    ])
    expect(await suspend(of)).toMatchObject({ doneCount: 1, effects })
    expect(await stored(of)).toEqual({ status: 'active', isSuspended: true, due: 1 })
    expect((await company.school.getSchool({ id: of.school.schoolId })).school).toMatchObject({
      ...{ status: 'inactive', suspendReason: reason, suspendedAt: expect.any(String) },
    })
    expect((await company.school.list({ status: 'inactive' })).items.map(({ id }) => id)).toEqual([of.school.schoolId])

    expect(await refusalOf(openPage(waits, of.examId))).toMatchObject({ code: 'SCHOOL_SUSPENDED' })
    expect(await refusalOf(waits.attempt.door({ examId: of.examId }))).toMatchObject({ code: 'SCHOOL_SUSPENDED' })
    const subject = { name: 'Late', code: 'LAT' }
    expect(await refusalOf(of.school.admin.school.addSubject(subject))).toMatchObject({ code: 'SCHOOL_SUSPENDED' })
    const seen = { closesAt: new Date().toISOString(), change: null }
    const given = { examId: of.examId, by: { minutes: 5 }, seen, reason: 'Rain', sittingId: newId() }
    expect(await refusalOf(of.teacher.exam.extend(given))).toMatchObject({ code: 'SCHOOL_SUSPENDED' })
    expect((await of.teacher.exam.get({ examId: of.examId })).title).toBe('First term mock')

    // Another device, after a reload: the attempt that runs goes on.
    await look(of)
    expect(await stored(of)).toEqual({ status: 'active', isSuspended: true, due: 1 })
    const again = await openPage(sits, of.examId)
    expect(again.attemptId).toBe(page.attemptId)
    await send(again, [act(again, { kind: 'submit' })])
    expect(await cardOf(again)).toMatchObject({ attemptId: page.attemptId })
    await look(of)
    expect(await stored(of)).toMatchObject({ status: 'inactive', isSuspended: true })
    for (const client of [sits, waits, of.teacher, of.school.admin]) {
      expect(await client.people.me()).toMatchObject({ me: null, ended: 'suspended' })
    }
    const typed = { email: of.school.email, password: adminPassword }
    expect(await refusalOf(server.client().people.signIn(typed))).toMatchObject({ code: 'SCHOOL_SUSPENDED' })
    expect(await mailsOf(of)).toMatchObject([{ kind: 'school_suspended', data: { reason } }])
  })

  it('waits for an attempt whose time is not over, and no longer; what its device holds still arrives', async () => {
    const of = await aSitting(server, { students: 1 })
    const page = await openPage(of.students[0], of.examId)
    await suspend(of)
    await look(of)
    expect(await stored(of)).toMatchObject({ status: 'active' })
    await moveBack(server, of.school, page.attemptId, 2 * 3_600_000)
    await look(of)
    expect(await stored(of)).toMatchObject({ status: 'inactive' })
    // A device that had no network all the while delivers what it holds: nobody has to sign in for that.
    const [question] = page.order
    const answer = act(page, {
      ...{ kind: 'answer', question: question?.questionId, value: question?.optionIds.slice(0, 1) },
      atMs: page.elapsedMs + 60_000,
    })
    expect(await send(page, [answer])).toMatchObject({ ackedSeq: 1 })
    await company.people.reactivateSchool({ id: of.school.schoolId })
    const kept = await inSchool(server.pools.app, of.school, (tx) =>
      tx.rows('SELECT is_late AS "isLate", refusal FROM attempt_events WHERE attempt_id = $1', [page.attemptId]),
    )
    expect(kept).toEqual([{ isLate: true, refusal: null }])
  })

  it('refuses the student in a sentence, and everybody comes in again once it is reactivated', async () => {
    const school = await aSchool(server)
    const { slip } = await aStudent(server, school)
    await suspend({ school })
    await look({ school })
    const typed = { school: school.subdomain, studentNumber: slip.signInName, password: slip.firstPassword }
    const { code, message } = await refusalOf(server.client().people.signInStudent(typed))
    expect([code, message]).toEqual(['SCHOOL_SUSPENDED', expect.stringContaining('Your school is suspended')])
    expect(await company.people.reactivateSchool({ id: school.schoolId })).toMatchObject({ doneCount: 1 })
    expect(await stored({ school })).toMatchObject({ status: 'active', isSuspended: false })
    expect(await server.client().people.signInStudent(typed)).toMatchObject({ role: 'student' })
    expect((await mailsOf({ school })).map(({ kind }) => kind)).toEqual(['school_suspended', 'school_reactivated'])
    // It no longer stands in the way of whoever was signed out by it.
    expect(await school.admin.people.me()).toMatchObject({ me: null, ended: 'elsewhere' })
    // What was due of the suspension ends nothing.
    await look({ school })
    expect(await stored({ school })).toMatchObject({ status: 'active' })
  })

  it('twice, or reactivated while it is open, changes nothing and says so', async () => {
    const school = await aSchool(server)
    const both = await Promise.all([suspend({ school }), suspend({ school })])
    expect(both.map(({ doneCount }) => doneCount).toSorted()).toEqual([0, 1])
    expect((await mailsOf({ school })).length).toBe(1)
    expect(await suspend({ school })).toMatchObject({ doneCount: 0, skipped: [{ why: 'Is suspended already.' }] })
    await company.people.reactivateSchool({ id: school.schoolId })
    expect(await company.people.reactivateSchool({ id: school.schoolId })).toMatchObject({
      ...{ doneCount: 0, skipped: [{ why: 'Is not suspended.' }] },
    })
  })

  it('with twenty at the door, each has begun or is refused, and who has begun goes on', async () => {
    const of = await aSitting(server, { students: 20 })
    const starts = of.students.map((client) =>
      openPage(client, of.examId).then(
        (page) => page,
        (error: { code?: string }) => error.code ?? String(error),
      ),
    )
    const [begun] = await Promise.all([Promise.all(starts), suspend(of)])
    const pages = begun.filter((one) => typeof one !== 'string')
    expect(begun.filter((one) => typeof one === 'string' && one !== 'SCHOOL_SUSPENDED')).toEqual([])
    await look(of)
    expect((await stored(of)).status).toBe(pages.length > 0 ? 'active' : 'inactive')
    for (const page of pages) expect(await send(page, [act(page, { kind: 'submit' })])).toMatchObject({ ackedSeq: 1 })
  })
})

describe('deleting a school', () => {
  const added = async () => {
    const subdomain = `gone${newId().slice(-8)}`
    const form = { name: 'Gone Sample School', phone: '0800 000 0000', subscription: 'starter' as const }
    const email = `${subdomain}@people.test`
    const { school } = await company.people.addSchool({ ...form, subdomain, email })
    const owner = server.client()
    await owner.people.acceptInvitation({
      token: await tokenMailedTo(server, school.id, email),
      password: 'a better password',
    })
    return { school: { ...school, schoolId: school.id, email }, owner }
  }

  it('leaves nothing of one that never had anybody but its owner, whatever they set up', async () => {
    const { school, owner } = await added()
    await owner.school.addSubject({ name: 'Physics', code: 'PHY' })
    await owner.school.addClass({ level: 'SS2', arm: 'Z' })
    const { school: info, exam, security, notification } = await owner.school.getSettings()
    await owner.school.saveSchoolInfo({ revision: info.revision, motto: 'Learn' })
    await owner.school.saveExamSettings({ revision: exam.revision, defaultDuration: 90 })
    await owner.school.saveSecuritySettings({ revision: security.revision, sessionTimeout: 60 })
    await owner.school.saveNotificationSettings({ revision: notification.revision, examReminders: false })
    await owner.school.addTerm({ name: 'First term', year: '2041/2042', firstDay: '2041-09-02', lastDay: '2041-12-20' })
    const { grading } = await owner.school.grading()
    await owner.school.saveGrading({ revision: grading.revision, rounding: 'down' })
    const { logoId } = await owner.school.setLogo({ data: aPicture })
    expect(logoId).not.toBeNull()
    await owner.people.setMyPhoto({ data: aPicture })
    const { revision } = await owner.school.plan()
    await owner.school.askPlan({ revision, plan: 'professional' })
    expect(await company.people.deleteSchool({ id: school.schoolId })).toMatchObject({ doneCount: 1, skipped: [] })
    expect(await refusalOf(company.school.getSchool({ id: school.schoolId }))).toMatchObject({ code: 'UNKNOWN_SCHOOL' })
    const left = await inSchool(server.pools.app, school, async (tx) => {
      const found: string[] = []
      for (const table of Object.keys(appMay)) {
        const rows = await tx.rows(`SELECT FROM ${table} WHERE school_id = $1 LIMIT 1`, [school.schoolId])
        if (rows.length > 0) found.push(table)
      }
      return found
    })
    expect(left).toEqual([])
    expect(await owner.people.me()).toMatchObject({ me: null })
    const { items } = await company.school.listAudit({})
    expect(items[0]).toMatchObject({ action: 'school.deleted', about: { noun: 'school', label: 'Gone Sample School' } })
    expect(await company.people.deleteSchool({ id: school.schoolId }).catch(({ code }) => code)).toBe('UNKNOWN_SCHOOL')
  })

  it('is refused where somebody else was ever there, or an exam is', async () => {
    const { school, owner } = await added()
    const [first] = (await owner.school.listClasses({})).items
    const { student } = await owner.people.addStudent({
      name: 'Ada Obi',
      studentNumber: 'S1',
      classId: first?.id ?? '',
    })
    await owner.people.deleteStudents({ ids: [student.id] })
    const of = await aSitting(server, { students: 1 })
    for (const id of [school.schoolId, of.school.schoolId]) {
      const outcome = await company.people.deleteSchool({ id })
      expect(outcome).toMatchObject({
        doneCount: 0,
        skipped: [{ id, why: expect.stringContaining('Suspend it instead') }],
      })
      expect((await company.school.getSchool({ id })).school.id).toBe(id)
    }
  })
})

describe('suspending, reactivating and deleting', () => {
  const calls = (client: TestClient, id: string) => [
    () => client.people.suspendSchool({ id, reason }),
    () => client.people.reactivateSchool({ id }),
    () => client.people.deleteSchool({ id }),
  ]

  it('know neither the company’s own school nor one that is not there, and are the company’s alone', async () => {
    const school = await aSchool(server)
    for (const id of [platformSchoolId, newId()]) {
      for (const call of calls(company, id)) {
        expect(await refusalOf(call())).toMatchObject({ code: 'UNKNOWN_SCHOOL' })
      }
    }
    for (const call of calls(school.admin, school.schoolId)) {
      expect(await refusalOf(call())).toMatchObject({ code: 'NOT_ALLOWED' })
    }
  })

  it('stand in both audits', async () => {
    const school = await aSchool(server)
    await suspend({ school })
    await company.people.reactivateSchool({ id: school.schoolId })
    const there = (await school.admin.school.listAudit({})).items
    expect(there.slice(0, 2)).toMatchObject([
      { action: 'school.reactivated', by: { name: 'Sabimark' } },
      { action: 'school.suspended', by: { name: 'Sabimark' } },
    ])
    const { history } = await company.school.getSchool({ id: school.schoolId })
    expect(history.map(({ action }) => action)).toEqual(['school.reactivated', 'school.suspended'])
  })
})
