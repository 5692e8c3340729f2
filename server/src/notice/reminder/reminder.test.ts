import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { anExam, type BuiltExam } from '../../../test/builders/exam.ts'
import { aSchool, aStudent, aSubject, classOf, type TestSchool } from '../../../test/builders/people.ts'
import { refusalOf, type TestClient } from '../../../test/client.ts'
import { readMime } from '../../../test/read-mime.ts'
import { type TestServer, testServer } from '../../../test/server.ts'
import { type TestSmtp, testSmtp } from '../../../test/smtp.ts'
import { inSchool } from '../../platform/database/tenant.ts'
import type { DueKind } from '../../platform/jobs/due-work.ts'
import { sendNoticeMail } from '../../platform/mail/mail-line.ts'
import { sendMails } from '../mail/send-mail.ts'
import { noticeWorkers } from '../notice.workers.ts'

let smtp: TestSmtp
let server: TestServer
let school: TestSchool
let subjectId: string
let classId: string
let student: TestClient
let studentId: string
beforeAll(async () => {
  smtp = await testSmtp()
  server = await testServer({ smtpUrl: smtp.url, mailFrom: 'Sabimark <no-reply@sabimark.test>' })
  school = await aSchool(server)
  subjectId = (await aSubject(school)).id
  classId = classOf(school, 'SS2B').id
})
afterAll(async () => {
  await server.stop()
  await smtp.stop()
})
beforeEach(async () => {
  smtp.received.length = 0
  await within(async (tx) => {
    await tx.run('DELETE FROM due_work WHERE school_id = $1', [school.schoolId])
    await tx.run(`UPDATE exams SET status = 'archived' WHERE school_id = $1`, [school.schoolId])
  })
  const built = await aStudent(server, school, { classId })
  ;[student, studentId] = [built.client, built.student.id]
  await within((tx) => tx.run(`UPDATE users SET email = $2 WHERE id = $1`, [studentId, `${studentId}@student.test`]))
})

const within = <T>(work: Parameters<typeof inSchool<T>>[2]) =>
  inSchool(server.pools.app, { schoolId: school.schoolId }, work)
const hours = (count: number) => new Date(Date.now() + count * 3_600_000)
const exam = (opensIn: number, title = 'Algebra') =>
  anExam(school.admin, {
    ...{ subjectId, classIds: [classId], opensAt: hours(opensIn), closesAt: hours(opensIn + 2) },
    draft: { title, location: 'Hall A' },
  })
/** The times until a sitting opens change; nobody is told. */
const move = ({ examId }: BuiltExam, opensIn: number) =>
  within((tx) =>
    tx.run('UPDATE exam_sittings SET opens_at = $2, closes_at = $3 WHERE exam_id = $1', [
      examId,
      hours(opensIn),
      hours(opensIn + 2),
    ]),
  )

/** Does what is due in the next hours as the queue would, with emails; `hoursAhead` takes what is due by then. */
async function work(hoursAhead = 0): Promise<void> {
  const kinds: Record<string, DueKind> = {
    ...noticeWorkers(server),
    [sendNoticeMail]: { needsClock: false, run: sendMails(server) },
  }
  for (;;) {
    const { rows } = await server.pools.app.query<{ kind: string; reference: string }>(
      `DELETE FROM due_work WHERE school_id = $1 AND kind = ANY ($2) AND kind <> 'sweep_notices'
         AND (kind <> 'mail_notices' OR reference = 'exam_reminder')
         AND due_at <= clock_timestamp() + make_interval(hours => $3) RETURNING kind, reference`,
      [school.schoolId, Object.keys(kinds), hoursAhead],
    )
    if (rows.length === 0) return
    for (const { kind, reference } of rows) await kinds[kind]?.run({ schoolId: school.schoolId, reference })
    // What was put back because its moment has not come is left there.
    if (hoursAhead > 0 && rows.every(({ kind }) => kind === 'remind')) return
  }
}
const planned = async () =>
  (
    await server.pools.app.query<{ reference: string; due: Date }>(
      `SELECT reference, due_at AS due FROM due_work WHERE school_id = $1 AND kind = 'remind' ORDER BY due_at`,
      [school.schoolId],
    )
  ).rows.map(({ reference, due }) => [reference.split('/')[1], Math.round((due.getTime() - Date.now()) / 3_600_000)])
/** A switch of the school. */
const turn = (column: string, isOn: boolean) =>
  within((tx) =>
    tx.run(
      `INSERT INTO notification_settings (school_id, ${column}) VALUES ($1, $2)
       ON CONFLICT (school_id) DO UPDATE SET ${column} = $2`,
      [tx.schoolId, isOn],
    ),
  )
const mailedToThem = () => smtp.received.filter(({ to }) => to[0] === `${studentId}@student.test`).length
const reminders = async (who = student) =>
  (await who.notice.list({})).items.filter(({ kind }) => kind === 'exam_reminder')

it('is told once by bell and email to who wants it, when its moment has come', async () => {
  const [silent, other] = [await aStudent(server, school, { classId }), await aStudent(server, school, { classId })]
  await other.client.notice.setReminders({ beforeMinutes: [] })
  const built = await exam(2)
  await work()
  const sittingId = built.detail.sittingId ?? ''
  const set = await student.notice.setReminder({ sittingId, beforeMinutes: [60] })
  expect(set).toMatchObject({ defaults: null, sittings: [{ sittingId, beforeMinutes: [60] }] })
  expect(await planned()).toEqual([['60', 1]])
  await work()
  expect(await reminders()).toEqual([])
  await move(built, 0.9)
  await work(3)
  await noticeWorkers(server).remind?.run({ schoolId: school.schoolId, reference: `${sittingId}/60` })
  await work()
  const [told, ...more] = await reminders()
  expect(more).toEqual([])
  expect(told).toMatchObject({ title: 'Reminder: Algebra', to: '/schedule', isRead: false })
  expect(told?.text).toMatch(/^Mathematics, 60 minutes\. Opens .*, Hall A\.$/)
  // Who has chosen nothing is reminded as is usual; who wants none is not.
  expect(await reminders(silent.client)).toMatchObject([{ title: 'Reminder: Algebra' }])
  expect(await reminders(other.client)).toEqual([])
  const mails = smtp.received.filter(({ to }) => to[0] === `${studentId}@student.test`)
  expect(mails).toHaveLength(1)
  const { headers, plain } = readMime(mails[0]?.source ?? '')
  expect(headers.get('subject')).toMatch(/^Reminder: Algebra, /)
  expect(plain).toContain('/dashboard/schedule')
  expect(plain).toMatch(/You are reminded of your exams at .*\n\S+\/dashboard\/profile\?tab=notifications/)
})

it('defaults hold for what is published already and later; a moment that is over when it is published is skipped', async () => {
  const before = await exam(48, 'Before')
  await work()
  await student.notice.setReminders({ beforeMinutes: [1_440, 60] })
  expect(await planned()).toEqual([
    ['1440', 24],
    ['60', 47],
  ])
  await exam(5, 'After')
  await work()
  expect(await planned()).toEqual([
    ['60', 4],
    ['1440', 24],
    ['60', 47],
  ])
  // One sitting can have its own, or none.
  await student.notice.setReminder({ sittingId: before.detail.sittingId ?? '', beforeMinutes: [] })
  await move(before, 0.5)
  await work(50)
  expect((await reminders()).map(({ title }) => title)).toEqual([])
})

it('a sitting that is moved is reminded of at its new moment, and again if that was said before', async () => {
  await student.notice.setReminders({ beforeMinutes: [60] })
  const built = await exam(3)
  await work()
  await move(built, 30)
  await work(4)
  expect(await planned()).toEqual([['60', 29]])
  await move(built, 0.8)
  await work(40)
  expect(await reminders()).toHaveLength(1)
  await move(built, 0.7)
  await noticeWorkers(server).remind?.run({
    ...{ schoolId: school.schoolId, reference: `${built.detail.sittingId}/60` },
  })
  expect(await reminders()).toHaveLength(2)
})

it.each<[string, (built: BuiltExam) => Promise<unknown>]>([
  [
    'they are excused from',
    async ({ examId, detail: { sittingId } }) => {
      const asked = { examId, sittingId: sittingId ?? '', ids: [studentId], reason: 'Ill' }
      await school.admin.exam.excuse({ ...asked, isExcused: true })
    },
  ],
  [
    'is opened early',
    ({ examId, detail }) => school.admin.exam.startNow({ examId, sittingId: detail.sittingId ?? '' }),
  ],
  [
    'is withdrawn',
    ({ examId }) => within((tx) => tx.run(`UPDATE exams SET status = 'archived' WHERE id = $1`, [examId])),
  ],
  [
    'is not theirs any more',
    () => within((tx) => tx.run('UPDATE students SET class_id = NULL WHERE user_id = $1', [studentId])),
  ],
])('nobody is reminded of an exam that %s', async (_what, change) => {
  await student.notice.setReminders({ beforeMinutes: [60] })
  const built = await exam(2)
  await work()
  await move(built, 0.9)
  await change(built)
  await work(3)
  expect(await reminders()).toEqual([])
})

it('what comes too late is refused, and so is what is not in their schedule', async () => {
  const soon = await exam(0.5)
  const sittingId = soon.detail.sittingId ?? ''
  expect(await refusalOf(student.notice.setReminder({ sittingId, beforeMinutes: [10, 60] }))).toMatchObject({
    code: 'REMINDER_PAST',
  })
  await school.admin.exam.startNow({ examId: soon.examId, sittingId })
  expect(await refusalOf(student.notice.setReminder({ sittingId, beforeMinutes: [] }))).toMatchObject({
    code: 'REMINDER_PAST',
  })
  const elsewhere = await aStudent(server, school, { classId: classOf(school, 'SS3C').id })
  expect(await refusalOf(elsewhere.client.notice.setReminder({ sittingId, beforeMinutes: [10] }))).toMatchObject({
    code: 'UNKNOWN_SITTING',
  })
  expect((await student.notice.reminders()).sittings).toEqual([])
})

it('the switch of the school ends reminders by bell and email, keeps those that are set, and has them back', async () => {
  const built = await exam(2)
  const sittingId = built.detail.sittingId ?? ''
  await student.notice.setReminder({ sittingId, beforeMinutes: [60, 30] })
  await turn('exam_reminders', false)
  expect(await student.notice.reminders()).toMatchObject({ isOff: true, sittings: [{ beforeMinutes: [60, 30] }] })
  await move(built, 0.9)
  await work(3)
  expect(await reminders()).toEqual([])
  await turn('exam_reminders', true)
  await move(built, 0.45)
  await noticeWorkers(server).remind?.run({ schoolId: school.schoolId, reference: `${sittingId}/30` })
  await work()
  expect(await reminders()).toHaveLength(1)
  expect(mailedToThem()).toBe(1)
  expect(await student.notice.reminders()).toMatchObject({ isOff: false })
})

it('whether they go by email is decided by the own switch, which the dialogs repeat', async () => {
  const byEmail = (isOn: boolean) =>
    student.notice.savePreferences({ changes: [{ topic: 'exam_reminder', channel: 'email', isOn }] })
  const where = async () => {
    const { email, whyNoEmail } = await student.notice.reminders()
    return [email, whyNoEmail]
  }
  const built = await exam(2)
  const reference = (span: number) => `${built.detail.sittingId}/${span}`
  await student.notice.setReminder({ sittingId: built.detail.sittingId ?? '', beforeMinutes: [60, 30] })
  await byEmail(false)
  expect(await where()).toEqual([null, 'own'])
  await move(built, 0.4)
  await noticeWorkers(server).remind?.run({ schoolId: school.schoolId, reference: reference(60) })
  await work()
  expect([(await reminders()).length, mailedToThem()]).toEqual([1, 0])
  await byEmail(true)
  expect(await where()).toEqual([`${studentId}@student.test`, null])
  await noticeWorkers(server).remind?.run({ schoolId: school.schoolId, reference: reference(30) })
  await work()
  expect([(await reminders()).length, mailedToThem()]).toEqual([2, 1])
  await turn('email_notifications', false)
  expect(await where()).toEqual([null, 'school'])
  await turn('email_notifications', true)
})
