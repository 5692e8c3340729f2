import { mailTitle } from '@sabimark/domain/notice/mail-state.ts'
import { noticeOf } from '@sabimark/domain/notice/notice-text.ts'
import { resultsReleased } from '@sabimark/domain/notice/notices.ts'
import { type Topic, topicFacts, topicNames, unswitched } from '@sabimark/domain/notice/topics.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest'
import { anExam } from '../../../test/builders/exam.ts'
import { ageAllowances } from '../../../test/builders/mailed.ts'
import { handInLate, remark } from '../../../test/builders/marking.ts'
import { aSchool, aStudent } from '../../../test/builders/people.ts'
import { aSitting, cardOf, keyOf, openPage, type Sitting, sit } from '../../../test/builders/sitting.ts'
import type { TestClient } from '../../../test/client.ts'
import { asOne } from '../../../test/cluster.ts'
import { dyingPool } from '../../../test/dying-pool.ts'
import { readMime } from '../../../test/read-mime.ts'
import { type TestServer, testServer } from '../../../test/server.ts'
import { type TestSmtp, testSmtp } from '../../../test/smtp.ts'
import { inSchool, type Tx } from '../../platform/database/tenant.ts'
import type { DueKind } from '../../platform/jobs/due-work.ts'
import { askForMail } from '../../platform/mail/ask-for-mail.ts'
import { sendNoticeMail } from '../../platform/mail/mail-line.ts'
import { tell } from '../../platform/notice/tell.ts'
import { lineOfAny } from '../mail/mail-line.ts'
import { mailKinds } from '../mail/mail-text.ts'
import { sendMails } from '../mail/send-mail.ts'
import { noticeWorkers } from '../notice.workers.ts'

let smtp: TestSmtp
let server: TestServer
beforeAll(async () => {
  smtp = await testSmtp()
  server = await testServer({ smtpUrl: smtp.url, mailFrom: 'Sabimark <no-reply@sabimark.test>' })
})
afterAll(async () => {
  await server.stop()
  await smtp.stop()
})
beforeEach(async () => {
  smtp.received.length = 0
  await asOne(server.database.ownerUrl, (owner) => owner.query('TRUNCATE allowance_uses'))
})

const within = <T>({ schoolId }: { schoolId: string }, work: (tx: Tx) => Promise<T>) =>
  inSchool(server.pools.app, { schoolId }, work)
const idOf = async (client: TestClient | undefined) => (await client?.people.me())?.me?.id ?? ''

/** The students of a sitting have addresses, in their order; what was told so far is forgotten. */
async function withAddresses({ school, students }: Sitting): Promise<string[]> {
  const addresses: string[] = []
  for (const student of students) {
    const id = await idOf(student)
    addresses.push(`${id}@student.test`)
    await within(school, (tx) => tx.run('UPDATE users SET email = $2 WHERE id = $1', [id, `${id}@student.test`]))
  }
  return addresses
}

/** Does what is due in this school as the queue would, an hour later: whatever waits for more of it has waited. */
async function work({ schoolId }: { schoolId: string }): Promise<void> {
  const kinds: Record<string, DueKind> = {
    ...noticeWorkers({ ...server, isClockTrusted: () => true }),
    [sendNoticeMail]: { needsClock: false, run: sendMails(server) },
  }
  for (;;) {
    await within({ schoolId }, (tx) =>
      tx.run(`UPDATE notices SET mail_at = mail_at - interval '10 minutes' WHERE mail_topic IS NOT NULL`),
    )
    const { rows } = await server.pools.app.query<{ kind: string; reference: string }>(
      `DELETE FROM due_work WHERE school_id = $1 AND kind = ANY ($2) AND kind NOT IN ('sweep_notices', 'remind')
         AND due_at <= clock_timestamp() + interval '10 minutes' RETURNING kind, reference`,
      [schoolId, Object.keys(kinds)],
    )
    if (rows.length === 0) return
    for (const { kind, reference } of rows) await kinds[kind]?.run({ schoolId, reference })
  }
}

/** The emails that have arrived, by address. */
const arrived = (to: string) => smtp.received.filter((mail) => mail.to[0] === to).map(({ source }) => readMime(source))
const subjects = (to: string) => arrived(to).map(({ headers }) => headers.get('subject'))
const bell = async (client: TestClient | undefined) =>
  ((await client?.notice.list({}))?.items ?? []).map(({ kind }) => kind)
const set = (of: { schoolId: string }, column: string, isOn: boolean) =>
  within(of, (tx) =>
    tx.run(
      `INSERT INTO notification_settings (school_id, ${column}) VALUES ($1, $2)
       ON CONFLICT (school_id) DO UPDATE SET ${column} = $2`,
      [tx.schoolId, isOn],
    ),
  )
const choose = (client: TestClient | undefined, topic: Topic, isOn: boolean) =>
  client?.notice.savePreferences({ changes: [{ topic, channel: 'email', isOn }] })

test('every kind of email is in one topic, or among what no switch ends; it has a name, and a line of its own if it is a topic’s', () => {
  const ofTopics = topicNames.flatMap((topic) => topicFacts(topic).mails)
  const always = Object.values(unswitched).flatMap(({ mails }) => [...mails])
  expect([...ofTopics, ...always].sort()).toEqual([...mailKinds].sort())
  for (const kind of mailKinds) {
    expect(mailTitle(kind)).not.toBe('Email')
    expect(lineOfAny(kind) === sendNoticeMail).toBe(ofTopics.includes(kind))
  }
})

/** A sitting of two students with addresses, whose exam has just been published. */
async function published(students = 2) {
  const sitting = await aSitting(server, { students, draft: { title: 'Algebra', showResults: 'manual' } })
  return { ...sitting, addresses: await withAddresses(sitting) }
}

/** A notice to somebody by itself, as the room that knows of it tells it. */
const tellOne = (of: Sitting, ...[kind, userId, data]: [kind: 'results_released' | 'report_ready', string, object]) =>
  within(of.school, (tx) => tell(tx, noticeOf(kind), [{ userId, about: crypto.randomUUID(), data: data as never }]))

describe('an exam that is published', () => {
  it('is emailed with its time, why it came and where that is changed', async () => {
    const sitting = await published()
    const [first = ''] = sitting.addresses
    await work(sitting.school)
    const [mail, ...more] = arrived(first)
    expect(more).toEqual([])
    expect(mail?.headers.get('subject')).toBe('New exam: Algebra')
    for (const part of [mail?.plain ?? '', mail?.html ?? '']) {
      expect(part).toMatch(/Mathematics, 60 minutes\. Open from .* until /)
      expect(part).toContain(`/dashboard/exam/${sitting.examId}`)
      expect(part).toContain('because emails about new exams are switched on for you at')
      expect(part).toContain('/dashboard/profile?tab=notifications')
    }
    expect(mail?.plain.trimEnd()).toMatch(
      /To change what is emailed to you:\n\S+\/dashboard\/profile\?tab=notifications$/,
    )
  })

  it('is one email for several, and the next only a day later, with what came meanwhile', async () => {
    const sitting = await published()
    const { school, subjectId, classId, addresses, students } = sitting
    const [first = '', second = ''] = addresses
    const again = (title: string) => anExam(sitting.teacher, { subjectId, classIds: [classId], draft: { title } })
    await again('Grammar')
    await work(school)
    expect(subjects(first)).toEqual([`2 new exams at ${school.name}`])
    expect(arrived(first)[0]?.plain).toMatch(
      /\nAlgebra: Mathematics, 60 minutes\.[\s\S]*\nGrammar: Mathematics, 60 minutes\./,
    )
    await again('Poems')
    await again('Waves')
    await work(school)
    expect(subjects(first)).toHaveLength(1)
    // Who has read them at the bell by then needs no email.
    const [newest] = (await students[1]?.notice.list({}))?.items ?? []
    await students[1]?.notice.markRead({ upTo: newest?.id ?? '' })
    await ageAllowances(server, '1 day')
    await within(school, (tx) =>
      tx.run(`UPDATE notices SET mail_at = now() - interval '1 second' WHERE mail_topic IS NOT NULL`),
    )
    await noticeWorkers({ ...server, isClockTrusted: () => true }).mail_notices?.run({
      ...{ schoolId: school.schoolId, reference: 'exam_published' },
    })
    await work(school)
    expect(subjects(first)).toHaveLength(2)
    expect(arrived(first)[1]?.plain).toMatch(/Poems[\s\S]*Waves/)
    expect(subjects(second)).toHaveLength(1)
  })

  it('and opened early is emailed as changed, at once', async () => {
    const opensAt = new Date('2036-11-24T08:00:00Z')
    const sitting = await aSitting(server, {
      ...{ opensAt, closesAt: new Date('2036-11-24T10:30:00Z'), draft: { title: 'Algebra' } },
    })
    const [address = ''] = await withAddresses(sitting)
    await work(sitting.school)
    await sitting.teacher.exam.startNow({ examId: sitting.examId, sittingId: sitting.detail.sittingId ?? '' })
    await work(sitting.school)
    expect(subjects(address)).toEqual(['New exam: Algebra', 'Changed: Algebra'])
  })

  it('is emailed to nobody without an address, who said no, who has left, or whose school sends none', async () => {
    const sitting = await published(4)
    const { school, students, addresses } = sitting
    const [none, no, left, wants] = await Promise.all(students.map(idOf))
    await within(school, (tx) => tx.run('UPDATE users SET email = NULL WHERE id = $1', [none]))
    await choose(students[1], 'exam_published', false)
    await within(school, async (tx) => {
      await noticeWorkers({ ...server, isClockTrusted: () => true }).tell_exam_published?.run({
        ...{ schoolId: school.schoolId, reference: sitting.detail.sittingId ?? '' },
      })
      await tx.run(`UPDATE users SET status = 'inactive' WHERE id = $1`, [left])
    })
    await work(school)
    expect(smtp.received.map(({ to }) => to[0])).toEqual([addresses[3]])
    expect([no, wants].every((id) => id !== '')).toBe(true)
    for (const student of [students[0], students[1]]) expect(await bell(student)).toEqual(['exam_published'])
    expect((await students[0]?.notice.preferences())?.email).toBeNull()
    // Nothing is left to be looked at.
    const marked = await within(school, (tx) => tx.rows('SELECT 1 FROM notices WHERE mail_topic IS NOT NULL'))
    expect(marked).toEqual([])
  })
})

it('results are emailed when they are released, without a score; the switch ends bell and email, both ways', async () => {
  const sitting = await published(1)
  const { school, students, addresses, examId, teacher } = sitting
  const [address = ''] = addresses
  const page = await openPage(students[0], examId)
  await sit(page, await keyOf(server, sitting), { right: 1 })
  await cardOf(page)
  await set(school, 'result_notifications', false)
  await teacher.result.release({ examId, whileSat: true })
  await work(school)
  expect(await bell(students[0])).not.toContain('results_released')
  await set(school, 'result_notifications', true)
  await teacher.result.release({ examId, whileSat: true })
  await noticeWorkers({ ...server, isClockTrusted: () => true }).tell_results_released?.run({
    ...{ schoolId: school.schoolId, reference: examId },
  })
  await work(school)
  expect(await bell(students[0])).toContain('results_released')
  expect(subjects(address).at(-1)).toBe('Your result is out: Algebra')
  const { plain = '' } = arrived(address).at(-1) ?? {}
  expect(plain).toContain(`/dashboard/results/${page.attemptId}`)
  expect(plain).not.toMatch(/\d ?%|\d marks/)
})

it('late answers are emailed to the author', async () => {
  const sitting = await published(1)
  await handInLate(server, sitting, await openPage(sitting.students[0], sitting.examId))
  const [attempt] = await within(sitting.school, (tx) => tx.rows<{ id: string }>('SELECT id FROM exam_attempts'))
  await remark(server, sitting, { attemptId: attempt?.id ?? '' } as never)
  await work(sitting.school)
  const { email = '' } = (await sitting.teacher.people.me()).me ?? {}
  expect(subjects(email ?? '')).toEqual(['Late answers: Algebra'])
  expect(arrived(email ?? '')[0]?.plain).toContain(`/dashboard/results/exam/${sitting.examId}`)
})

it('a report is emailed only to who wants that', async () => {
  const sitting = await aSitting(server)
  const { school } = sitting
  const admin = await idOf(school.admin)
  const report = { reportId: 'r1', title: 'Grades Report', range: 'Fri 20 Nov 2026' }
  await tellOne(sitting, 'report_ready', admin, report)
  await work(school)
  expect(subjects(school.email)).toEqual([])
  await choose(school.admin, 'report_ready', true)
  await tellOne(sitting, 'report_ready', admin, report)
  await work(school)
  expect(subjects(school.email)).toEqual(['Your report is ready: Grades Report'])
})

it('all emails of a school switched off end those of every topic and none of an account; on again, they come', async () => {
  const sitting = await published(1)
  const { school, students, addresses } = sitting
  const [address = ''] = addresses
  const id = await idOf(students[0])
  await set(school, 'email_notifications', false)
  for (const topic of ['exam_published', 'exam_reminder', 'results_released'] as const)
    await choose(students[0], topic, false)
  await work(school)
  expect(await bell(students[0])).toEqual(['exam_published'])
  expect(smtp.received).toEqual([])
  expect((await students[0]?.notice.preferences())?.topics.map(({ endedBy }) => endedBy)).toEqual(
    Array(4).fill('email'),
  )
  for (const kind of [...unswitched.account.mails]) {
    const link = 'http://sabimark.test/x'
    const hindrance = await within(school, (tx) =>
      askForMail(tx, { kind, to: address, data: { name: 'A', school: 'B', link } }),
    )
    expect(hindrance, kind).toBeUndefined()
    expect(lineOfAny(kind), kind).not.toBe(sendNoticeMail)
  }
  await set(school, 'email_notifications', true)
  await tellOne(sitting, 'results_released', id, { attemptId: 'a1', title: 'Algebra' })
  await work(school)
  expect(smtp.received).toEqual([])
  await choose(students[0], 'results_released', true)
  await tellOne(sitting, 'results_released', id, { attemptId: 'a2', title: 'Grammar' })
  await work(school)
  expect(subjects(address)).toEqual(['Your result is out: Grammar'])
})

describe('a whole school', () => {
  /** So many students with an address each, as the database has them. */
  async function aCrowd(count: number) {
    const school = await aSchool(server)
    await within(school, (tx) =>
      tx.run(
        `INSERT INTO users (school_id, id, role, name, email, status)
         SELECT $1, gen_random_uuid(), 'student', 'Sample ' || n, 'crowd' || n || '@' || $2 || '.test', 'active'
         FROM generate_series(1, $3) n`,
        [school.schoolId, school.subdomain, count],
      ),
    )
    const ids = await within(school, (tx) => tx.rows<{ id: string }>(`SELECT id FROM users WHERE role = 'student'`))
    return { school, ids: ids.map(({ id }) => id) }
  }
  const mailed = async (school: { schoolId: string }) =>
    (
      await within(school, (tx) =>
        tx.one<{ count: number }>(`SELECT count(*)::int FROM mails WHERE kind = 'results_released'`),
      )
    ).count
  const run = (school: { schoolId: string }, app = server.pools.app) =>
    noticeWorkers({ ...server, pools: { ...server.pools, app }, isClockTrusted: () => true }).mail_notices?.run({
      ...{ schoolId: school.schoolId, reference: 'results_released' },
    })
  const tellAll = (tx: Tx, ids: string[]) =>
    tell(
      tx,
      resultsReleased,
      ids.map((userId) => ({ userId, about: 'a', data: { attemptId: 'a', title: 'T' } })),
    )
  const due = (school: { schoolId: string }) =>
    within(school, (tx) =>
      tx.run(`UPDATE notices SET mail_at = now() - interval '1 second' WHERE mail_topic IS NOT NULL`),
    )

  it('on trial is emailed 150 a day, keeps room for invitations, and hears the rest the day after', async () => {
    const { school, ids } = await aCrowd(200)
    await within(school, (tx) => tellAll(tx, ids))
    await due(school)
    await run(school)
    expect(await mailed(school)).toBe(150)
    await school.admin.people.addTeacher({
      name: 'Bola',
      email: 'bola@crowd.test',
      employeeId: 'T1',
      signIn: 'invitation',
    })
    await ageAllowances(server, '1 day')
    await due(school)
    await run(school)
    expect(await mailed(school)).toBe(200)
  })

  it('whose students share one address fills no letter box: three an hour, the others later', async () => {
    const { school, ids } = await aCrowd(5)
    await within(school, (tx) => tx.run(`UPDATE users SET email = 'office@crowd.test' WHERE role = 'student'`))
    await within(school, (tx) => tellAll(tx, ids))
    await due(school)
    await run(school)
    expect(await mailed(school)).toBe(3)
    await ageAllowances(server, '61 minutes')
    await due(school)
    await run(school)
    expect(await mailed(school)).toBe(5)
  })

  it('of 800 is told in one statement and emailed in a few', async () => {
    const { school, ids } = await aCrowd(800)
    await within(school, (tx) => tx.run('UPDATE schools SET trial_ends_at = NULL WHERE id = $1', [school.schoolId]))
    const { app, sentCount } = dyingPool(server.pools.app, Number.POSITIVE_INFINITY)
    await inSchool(app, school, (tx) => tellAll(tx, ids))
    const toldBy = sentCount()
    await due(school)
    await run(school, app)
    expect(await mailed(school)).toBe(800)
    expect(toldBy).toBeLessThan(10)
    expect(sentCount() - toldBy).toBeLessThan(90)
  })
})

it('preferences are each person’s own: what is not named stays, and what does not concern them is refused', async () => {
  const sitting = await aSitting(server, { students: 2 })
  const [one, other] = sitting.students
  await choose(one, 'results_released', false)
  await choose(one, 'exam_published', false)
  const on = async (client: TestClient | undefined) =>
    ((await client?.notice.preferences())?.topics ?? []).filter(({ isOn }) => isOn).map(({ topic }) => topic)
  expect(await on(one)).toEqual(['exam_changed', 'exam_reminder'])
  expect(await on(other)).toEqual(['exam_published', 'exam_changed', 'exam_reminder', 'results_released'])
  await expect(choose(one, 'late_answers', true)).rejects.toMatchObject({ code: 'NOT_ALLOWED' })
  expect(await on(sitting.school.admin)).toEqual(['late_answers'])
  await expect(
    one?.notice.savePreferences({
      changes: [true, false].map((isOn) => ({ topic: 'exam_published' as const, channel: 'email' as const, isOn })),
    }),
  ).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  const elsewhere = await aStudent(server, sitting.school)
  expect(await on(elsewhere.client)).toHaveLength(4)
})
