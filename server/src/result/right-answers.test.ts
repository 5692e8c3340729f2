import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { anExam } from '../../test/builders/exam.ts'
import { answerRight, decideHaving, remark } from '../../test/builders/marking.ts'
import { aStudent, aTeacher } from '../../test/builders/people.ts'
import { comesBack, offered, packed, shown } from '../../test/builders/seal.ts'
import {
  aSitting,
  cardOf,
  closeSittings,
  handedIn,
  openPage,
  type Page,
  type Sitting,
  send,
} from '../../test/builders/sitting.ts'
import { refusalOf } from '../../test/client.ts'
import { type TestServer, testServer } from '../../test/server.ts'
import { inSchool, type Tx } from '../platform/database/tenant.ts'

const day = 24 * 3_600_000
let server: TestServer
let of: Sitting
/** Handed in and waits for the right answers. */
let done: Page
/** Began, and its device has said nothing since. */
let silent: Page

beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())
beforeEach(async () => {
  of = await aSitting(server, { students: 1 })
  done = await handedIn(server, of)
  silent = await openPage(of.students[0], of.examId)
  await closeSittings(server, of.school, of.examId)
})

const here = <T>(work: (tx: Tx) => Promise<T>) => inSchool(server.pools.app, of.school, work)
const ofExam = async () => (await of.teacher.result.listForExam({ examId: of.examId })).rightAnswers
/** What the page of the exam begins with for whoever may act on it. */
const onPage = async () => {
  await here((tx) => tx.run(`UPDATE exams SET status = 'completed' WHERE id = $1`, [of.examId]))
  return (await of.teacher.exam.get({ examId: of.examId })).silent
}
const standing = () =>
  here((tx) =>
    tx.one('SELECT late_decision AS late, heard_at IS NOT NULL AS "isHeard" FROM exam_attempts WHERE id = $1', [
      silent.attemptId,
    ]),
  )
/** The clock ended the silent attempt, and what was heard of it was heard a minute ago. */
const passAMinute = () =>
  here((tx) =>
    tx.run(
      `UPDATE exam_attempts SET state = 'submitted', ended_by = coalesce(ended_by, 'time'),
         submitted_at = coalesce(submitted_at, deadline), heard_at = heard_at - interval '61 seconds' WHERE id = $1`,
      [silent.attemptId],
    ),
  )

test('right answers wait for a device that may still deliver, and staff are told whose', async () => {
  const { deadline } = await here((tx) =>
    tx.one<{ deadline: Date }>('SELECT deadline FROM exam_attempts WHERE id = $1', [silent.attemptId]),
  )
  const at = new Date(deadline.getTime() + day).toISOString()
  const card = await cardOf(done)
  expect(card).toMatchObject({ marked: null, score: { correctCount: 2 } })
  expect(card.answersRelease).toEqual({ shown: false, at, waitsForTeacher: false, waitsForDevices: true })
  const { candidate } = await silent.client.attempt.door({ examId: of.examId })
  expect(await ofExam()).toEqual({
    ...{ shown: false, at, waitsForDevices: true, openedAt: null },
    silent: [{ student: candidate.name, studentNumber: candidate.studentNumber }],
  })
})

test('what a device brings with its first word waits for staff, and opens nothing yet', async () => {
  await send(silent, [await answerRight(server, of, silent, 0)])
  expect(await standing()).toEqual({ late: 'pending', isHeard: true })
  expect((await cardOf(done)).marked).toBeNull()
})

test('they are open a minute after it was heard of; what it brings then is refused, until staff accept it', async () => {
  await send(silent, [])
  expect(await standing()).toEqual({ late: null, isHeard: true })
  await passAMinute()
  expect(await ofExam()).toMatchObject({ shown: true, waitsForDevices: false, silent: [] })
  expect((await cardOf(done)).marked).not.toBeNull()

  await send(silent, [await answerRight(server, of, silent, 0)])
  await remark(server, of, silent)
  expect(await cardOf(silent)).toMatchObject({ score: { correctCount: 0 }, lateCount: 1, lateDecision: 'refused' })
  const { card } = await of.teacher.result.get({ attemptId: silent.attemptId })
  expect(card?.afterEnd?.late).toMatchObject({ count: 1, acceptedCount: 0, afterAnswersCount: 1 })
  expect(await refusalOf(decideHaving(of.teacher, silent, 'accepted'))).toMatchObject({ code: 'NOTHING_LATE' })
  const { totals } = await decideHaving(of.teacher, silent, 'accepted', { evenAfterAnswers: true })
  expect(totals.correctCount).toBe(1)
})

test('its owner may open them without waiting, once the exam is over, and no colleague; who did stands in the audit log', async () => {
  const running = await anExam(of.teacher, { subjectId: of.subjectId, classIds: [of.classId] })
  expect(await refusalOf(of.teacher.result.openAnswers({ examId: running.examId }))).toMatchObject({
    code: 'WRONG_STATUS',
  })
  const { client: colleague } = await aTeacher(server, of.school, { subjectIds: [of.subjectId] })
  expect(await refusalOf(colleague.result.openAnswers({ examId: of.examId }))).toMatchObject({ code: 'NOT_ALLOWED' })
  server.clock.isTrusted = false
  expect(await refusalOf(of.teacher.result.openAnswers({ examId: of.examId }))).toMatchObject({ code: 'UNAVAILABLE' })
  server.clock.isTrusted = true
  for (const _time of [1, 2]) await of.teacher.result.openAnswers({ examId: of.examId })
  expect((await cardOf(done)).marked).not.toBeNull()
  expect(await ofExam()).toMatchObject({ shown: true, waitsForDevices: false, openedAt: expect.any(String) })
  const lines = await here((tx) => tx.rows("SELECT subject, detail FROM audit_log WHERE action = 'exam.open_answers'"))
  expect(lines).toEqual([{ subject: of.examId, detail: { silent: 1 } }])
  await send(silent, [await answerRight(server, of, silent, 0)])
  expect(await standing()).toEqual({ late: 'refused', isHeard: true })
})

describe('a device that has the sealed paper', () => {
  /** One more student gets ready, before the doors close. */
  const prepare = async (isCodeShown: boolean) => {
    const other = await aSitting(server, { students: 1 })
    const sealed = await offered(server, other)
    const who = await aStudent(server, other.school, { classId: other.classId })
    const own = await packed(who, sealed, other.examId)
    if (isCodeShown) await shown(server, other, sealed.sealId, 60 * 60_000)
    const silentPage = await openPage(other.students[0], other.examId)
    await closeSittings(server, other.school, other.examId)
    of = other
    silent = silentPage
    return { ...who, own }
  }

  test('holds right answers back where its code was shown, and is named as one of which nothing was ever heard', async () => {
    const { student, own } = await prepare(true)
    const at = await here(async (tx) => {
      const { closes } = await tx.one<{ closes: Date }>('SELECT closes_at AS closes FROM exam_sittings')
      return new Date(closes.getTime() + day).toISOString()
    })
    await send(silent, [])
    await passAMinute()
    const named = { student: student.name, studentNumber: student.studentNumber, hasNotBegun: true }
    expect(await ofExam()).toMatchObject({ shown: false, at, waitsForDevices: true, silent: [named] })
    expect(await onPage()).toEqual({ until: at, holdsAnswers: true, devices: [named] })
    const colleague = await aTeacher(server, of.school, { subjectIds: [of.subjectId] })
    expect((await colleague.client.exam.get({ examId: of.examId })).silent).toBeUndefined()
    // So nobody has read them: what comes late now waits for staff, and is not refused.
    await send(silent, [await answerRight(server, of, silent, 0)])
    expect(await standing()).toMatchObject({ late: 'pending' })

    const { ticket } = await server.client().attempt.arrive(comesBack(own.deliveryTicket, { begunAgoMs: 100 * 60_000 }))
    expect((await ofExam())?.silent).toEqual([{ student: student.name, studentNumber: student.studentNumber }])
    await server.client().attempt.save({ ticket, sentAtMs: 0, events: [] })
    expect((await ofExam())?.silent).toEqual([])
  })

  test('holds nothing back where nobody was shown its code, or staff do not wait', async () => {
    await prepare(false)
    await send(silent, [])
    await passAMinute()
    expect(await ofExam()).toMatchObject({ shown: true, silent: [] })
    expect(await onPage()).toBeUndefined()

    await prepare(true)
    await send(silent, [])
    await passAMinute()
    await of.teacher.result.openAnswers({ examId: of.examId })
    expect(await ofExam()).toMatchObject({ shown: true, waitsForDevices: false })
    // It may still deliver all the same.
    expect(await onPage()).toMatchObject({ holdsAnswers: false, devices: [{ hasNotBegun: true }] })
    await send(silent, [await answerRight(server, of, silent, 0)])
    expect(await standing()).toMatchObject({ late: 'refused' })
  })

  test('waits as long as its answers are taken: for extra time, and for whom shut doors did not cut', async () => {
    const { student } = await prepare(true)
    await send(silent, [])
    await passAMinute()
    /** How long after the close. */
    const waits = async () => {
      const { closes } = await here((tx) => tx.one<{ closes: Date }>('SELECT closes_at AS closes FROM exam_sittings'))
      return (new Date((await ofExam())?.at ?? 0).getTime() - closes.getTime()) / 60_000
    }
    const change = (kind: string, minutes: number, whose: string | null) =>
      here((tx) =>
        tx.run(
          `INSERT INTO sitting_changes (school_id, id, sitting_id, student_id, kind, ms, reason, by, at)
           SELECT $1, gen_random_uuid(), id, $2, $3, $4, 'Power cut', $5, closes_at - interval '1 minute' FROM exam_sittings`,
          [tx.schoolId, whose, kind, minutes * 60_000, student.id],
        ),
      )
    expect(await waits()).toBe(24 * 60)
    await here((tx) => tx.run('UPDATE students SET extra_time_percent = 25 WHERE user_id = $1', [student.id]))
    await change('extra_time', 10, student.id)
    await change('extra_time', 5, student.id)
    await change('extra_time', -5, student.id)
    expect(await waits()).toBe(24 * 60 + 25)

    // So does what decides about late answers.
    await here((tx) => tx.run('UPDATE exam_attempts SET sync_window_ms = $1', [9 * day]))
    await closeSittings(server, of.school, of.examId, day + 24 * 60_000)
    await send(silent, [await answerRight(server, of, silent, 0)])
    expect(await standing()).toMatchObject({ late: 'pending' })
    await here((tx) => tx.run('UPDATE exam_attempts SET late_decision = NULL'))
    await closeSittings(server, of.school, of.examId, day + 26 * 60_000)
    await send(silent, [await answerRight(server, of, silent, 1)])
    expect(await standing()).toMatchObject({ late: 'refused' })

    await change('closed_now', -10, null)
    await here((tx) => tx.run('UPDATE exam_attempts SET late_decision = NULL'))
    await send(silent, [await answerRight(server, of, silent, 2)])
    expect(await standing()).toMatchObject({ late: 'pending' })
    expect(await waits()).toBe(24 * 60 + 25 + 59)
  })
})
