import { setTimeout as wait } from 'node:timers/promises'
import { byTime } from '@sabimark/domain/attempt/event.ts'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { anExam } from '../../../test/builders/exam.ts'
import { aStudent, aTeacher } from '../../../test/builders/people.ts'
import { act, aSitting, closeSittings, moveBack, openPage, type Sitting, send } from '../../../test/builders/sitting.ts'
import { extend, giveTime, seenOf } from '../../../test/builders/time.ts'
import { refusalOf } from '../../../test/client.ts'
import { type TestServer, testServer } from '../../../test/server.ts'
import { closeAttempts } from '../../attempt/close-attempt.ts'
import { inSchool, type Tx } from '../../platform/database/tenant.ts'
import { examWorkers } from '../exam.workers.ts'

const hour = 3_600_000
const reason = 'The power was out'
let server: TestServer
let of: Sitting

beforeAll(async () => {
  server = await testServer()
  of = await aSitting(server)
})
afterEach(() => {
  server.clock.isTrusted = true
})
afterAll(() => server.stop())

const within = <T>(work: (tx: Tx) => Promise<T>) => inSchool(server.pools.app, of.school, work)
const rows = (text: string, values: unknown[]) => within((tx) => tx.rows<Record<string, unknown>>(text, values))
const dueAt = async (kind: string, reference: string) => {
  const [row] = await rows('SELECT due_at AS at FROM due_work WHERE school_id = $1 AND kind = $2 AND reference = $3', [
    ...[of.school.schoolId, kind, reference],
  ])
  return row?.at as Date | undefined
}
const run = (kind: string, reference: string) =>
  examWorkers(server)[kind]?.run({ schoolId: of.school.schoolId, reference })
const closeAttempt = (attemptId: string) =>
  closeAttempts({ pools: server.pools, wakeJobs: () => {} })({ schoolId: of.school.schoolId, reference: attemptId })

/** Another exam of the class, with somebody new who may sit it. */
async function anotherExam(said: Parameters<typeof aSitting>[1] = {}) {
  const { students: _none, ...options } = said
  const exam = await anExam(of.teacher, { subjectId: of.subjectId, classIds: [of.classId], ...options })
  const { client, student } = await aStudent(server, of.school, { classId: of.classId })
  const asked = { examId: exam.examId, sittingId: exam.detail.sittingId ?? '', reason }
  return { ...exam, asked, sittingId: asked.sittingId, client, student }
}
/** Until some statement waits for a row that another holds. */
async function untilWaiting() {
  const waiting = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`
  while ((await rows(waiting, [])).length === 0) await wait(5)
}
const attemptOf = async (attemptId: string) =>
  (await rows('SELECT deadline, state, ended_by AS "endedBy" FROM exam_attempts WHERE id = $1', [attemptId]))[0]

describe('an extension', () => {
  test('by minutes gives everybody so many more: who sits it, who begins later, and the doors', async () => {
    const { examId, asked, sittingId, client } = await anotherExam()
    const page = await openPage(client, examId)
    const before = (await attemptOf(page.attemptId))?.deadline as Date
    const [{ closesAt }] = [await of.teacher.exam.get({ examId })]
    const after = await extend(of.teacher, { ...asked, by: { minutes: 15 } })
    expect(Date.parse(after.closesAt) - Date.parse(closesAt)).toBe(15 * 60_000)
    expect([after.durationMinutes, after.draft.durationMinutes]).toEqual([75, 60])
    expect((await attemptOf(page.attemptId))?.deadline).toEqual(new Date(before.getTime() + 15 * 60_000))
    expect(await dueAt('close_attempt', page.attemptId)).toEqual(new Date(before.getTime() + 16 * 60_000))
    expect(await dueAt('close_sitting', sittingId)).toEqual(new Date(after.closesAt))
    expect(await dueAt('complete_exam', examId)).toEqual(new Date(Date.parse(after.closesAt) + 60_000))
    expect(await dueAt('tell_exam_published', sittingId)).toBeDefined()
    // The room hears of it with the next reply, however long it has been open.
    const told = await send(page, [act(page, { kind: 'visit', question: page.order[0]?.questionId ?? '' })])
    expect(told.allowedMs).toBe(page.allowedMs + 15 * 60_000)
    expect(told.remainingMs).toBeGreaterThan(hour)
    const later = (await aStudent(server, of.school, { classId: of.classId })).client
    expect(await openPage(later, examId)).toMatchObject({ allowedMs: 75 * 60_000 })
  })

  test('until a later time lets the doors alone close later, and gives back what the close took', async () => {
    const closes = new Date(Date.now() + 30 * 60_000)
    const { examId, asked, client } = await anotherExam({ closesAt: closes })
    const page = await openPage(client, examId)
    expect(page.allowedMs).toBeLessThan(31 * 60_000)
    const until = new Date(Date.now() + 3 * hour).toISOString()
    await extend(of.teacher, { ...asked, by: { until } })
    expect((await send(page, [])).allowedMs).toBe(hour)
    const again = await refusalOf(extend(of.teacher, { ...asked, by: { until } }))
    expect(again).toMatchObject({ code: 'CLOSES_NO_LATER' })
  })

  test('reaches who ran out on the device while the grace lasts: what the clock handed in is theirs again', async () => {
    const { examId, asked, client } = await anotherExam()
    const page = await openPage(client, examId)
    await moveBack(server, of.school, page.attemptId, hour + 20_000)
    await extend(of.teacher, { ...asked, by: { minutes: 10 } })
    await closeAttempt(page.attemptId)
    const submit = act(page, { kind: 'submit', value: byTime, atMs: page.allowedMs })
    const told = await send(page, [submit], hour + 20_000)
    expect(told).toMatchObject({
      isSubmitted: false,
      refused: [{ seq: 1, code: 'TIME_ADDED' }],
      allowedMs: hour + 600_000,
    })
    const [question] = page.order
    const value = [question?.optionIds[0] ?? '']
    const answer = act(page, { kind: 'answer', question: question?.questionId ?? '', value, atMs: hour + 25_000 })
    const last = act(page, { kind: 'submit', atMs: hour + 30_000 })
    expect(await send(page, [answer, last], hour + 30_000)).toMatchObject({ refused: [], isSubmitted: true })
    expect(await attemptOf(page.attemptId)).toMatchObject({ state: 'submitted', endedBy: 'candidate' })
  })

  test('does not make a candidate of the clock that handed in before it heard', async () => {
    const { examId, asked, client } = await anotherExam()
    const page = await openPage(client, examId)
    await moveBack(server, of.school, page.attemptId, hour)
    await extend(of.teacher, { ...asked, by: { minutes: 15 } })
    await moveBack(server, of.school, page.attemptId, hour + 920_000)
    await send(page, [act(page, { kind: 'submit', value: byTime, atMs: page.allowedMs })], hour)
    expect(await attemptOf(page.attemptId)).toMatchObject({ state: 'submitted', endedBy: 'time' })
  })

  test('of one candidate reaches who ran out a moment ago, and nobody whose grace is over', async () => {
    const { examId, asked, client, student } = await anotherExam()
    const gift = { ...asked, ids: [student.id], minutes: 5 }
    const page = await openPage(client, examId)
    await moveBack(server, of.school, page.attemptId, hour + 10_000)
    expect(await giveTime(of.teacher, gift)).toMatchObject({ doneCount: 1, skipped: [] })
    expect((await send(page, [], hour + 10_000)).allowedMs).toBe(hour + 300_000)
    await moveBack(server, of.school, page.attemptId, hour + 400_000)
    const { skipped } = await giveTime(of.teacher, gift)
    expect(skipped.map(({ why }) => why)).toEqual(['Has handed in already.'])
  })

  test('has right answers wait for a device anew that was heard of after the end it had before', async () => {
    const { examId, asked, client } = await anotherExam()
    const page = await openPage(client, examId)
    await moveBack(server, of.school, page.attemptId, hour + 5_000)
    await send(page, [], hour + 5_000)
    const heard = () => rows('SELECT heard_at AS at FROM exam_attempts WHERE id = $1', [page.attemptId])
    expect(await heard()).not.toEqual([{ at: null }])
    await extend(of.teacher, { ...asked, by: { minutes: 15 } })
    expect(await heard()).toEqual([{ at: null }])
  })

  test('by minutes leaves doors shut that are shut: it is for who still sits it', async () => {
    const { examId, asked, sittingId, client } = await anotherExam()
    const page = await openPage(client, examId)
    const closed = await of.teacher.exam.closeNow({ ...asked, runners: 'run_out' })
    await run('close_sitting', sittingId)
    const expectedAt = () => rows('SELECT expected_at AS at FROM exam_sittings WHERE id = $1', [sittingId])
    const written = await expectedAt()
    const after = await extend(of.teacher, { ...asked, by: { minutes: 15 } })
    expect([after.closesAt, await expectedAt()]).toEqual([closed.closesAt, written])
    expect((await send(page, [])).allowedMs).toBe(hour + 900_000)
    const late = (await aStudent(server, of.school, { classId: of.classId })).client
    expect(await refusalOf(openPage(late, examId))).toMatchObject({ code: 'SITTING_CLOSED' })
    await send(page, [act(page, { kind: 'submit' })])
    expect(await refusalOf(extend(of.teacher, { ...asked, by: { minutes: 15 } }))).toMatchObject({
      code: 'WRONG_STATUS',
    })
  })

  test('changes nothing for who has handed in, or whose grace is over', async () => {
    const { examId, asked, client } = await anotherExam()
    const handedIn = await openPage(client, examId)
    await send(handedIn, [act(handedIn, { kind: 'submit' })])
    const gone = await openPage((await aStudent(server, of.school, { classId: of.classId })).client, examId)
    await moveBack(server, of.school, gone.attemptId, hour + 61_000)
    const before = [await attemptOf(handedIn.attemptId), await attemptOf(gone.attemptId)]
    await extend(of.teacher, { ...asked, by: { minutes: 10 } })
    expect([await attemptOf(handedIn.attemptId), await attemptOf(gone.attemptId)]).toEqual(before)
  })

  test('never closes in a year that stands in no list', async () => {
    const { examId, asked } = await anotherExam()
    for (const until of ['9999-12-31T23:59:59.999Z', '2200-01-01T00:00:00.000Z']) {
      expect(await refusalOf(extend(of.teacher, { ...asked, by: { until } }))).toMatchObject({
        code: 'INVALID_TIME',
      })
    }
    const late = { scheduledDate: '9999-12-30', closingDate: '9999-12-31', closingTime: '23:59' }
    const { draft } = await of.teacher.exam.get({ examId })
    const { studentIds: _, ...form } = draft
    expect(await refusalOf(of.teacher.exam.create({ ...form, ...late }))).toMatchObject({ code: 'INVALID_TIME' })
    expect((await of.teacher.exam.list({})).items.length).toBeGreaterThan(0)
  })

  test('opens a completed exam again, unless candidates may have read right answers', async () => {
    const { examId, asked, sittingId, client } = await anotherExam({ draft: { showResults: 'manual' } })
    await closeSittings(server, of.school, examId)
    await run('close_sitting', sittingId)
    await run('complete_exam', examId)
    expect(await refusalOf(openPage(client, examId))).toMatchObject({ code: 'SITTING_CLOSED' })
    const until = new Date(Date.now() + hour).toISOString()
    expect(await refusalOf(extend(of.teacher, { ...asked, by: { minutes: 15 } }))).toMatchObject({
      code: 'WRONG_STATUS',
    })
    expect(await extend(of.teacher, { ...asked, by: { until } })).toMatchObject({ status: 'active' })
    await openPage(client, examId)
    await run('complete_exam', examId)
    expect(await of.teacher.exam.get({ examId })).toMatchObject({ status: 'active' })

    const shown = await anotherExam()
    await closeSittings(server, of.school, shown.examId)
    await run('complete_exam', shown.examId)
    expect(await refusalOf(extend(of.teacher, { ...shown.asked, by: { until } }))).toMatchObject({
      code: 'ANSWERS_SHOWN',
    })
  })
})

test.each([
  ['ran beside it and show their answers', -3, 'ANSWERS_SHOWN'],
  ['were over before it opened', -48, undefined],
])(
  'a completed exam shares questions with others that %s: it opens again unless that told its key',
  async (_what, opensIn, code) => {
    const { asked, examId, questions } = await anotherExam({ draft: { showResults: 'manual' } })
    const other = await anotherExam({ questions })
    for (const one of [examId, other.examId]) await closeSittings(server, of.school, one, 120_000)
    await rows(
      `UPDATE exam_sittings SET opens_at = opens_at + $2 * interval '1 hour', closes_at = closes_at + ($2 + 3) * interval '1 hour'
     WHERE exam_id = $1`,
      [other.examId, opensIn],
    )
    await run('complete_exam', examId)
    const until = new Date(Date.now() + hour).toISOString()
    const again = extend(of.teacher, { ...asked, by: { until } })
    if (code) expect(await refusalOf(again)).toMatchObject({ code })
    else expect(await again).toMatchObject({ status: 'active' })
  },
)

describe('closing now', () => {
  test('shuts the doors and lets who sits it run out; the exam is over when they are', async () => {
    const { examId, asked, client } = await anotherExam()
    const page = await openPage(client, examId)
    await of.teacher.exam.closeNow({ ...asked, runners: 'run_out' })
    const late = (await aStudent(server, of.school, { classId: of.classId })).client
    expect(await refusalOf(openPage(late, examId))).toMatchObject({ code: 'SITTING_CLOSED' })
    expect(await send(page, [])).toMatchObject({ isSubmitted: false })
    const deadline = (await attemptOf(page.attemptId))?.deadline as Date
    expect(await dueAt('complete_exam', examId)).toEqual(new Date(deadline.getTime() + 60_000))
    await run('complete_exam', examId)
    expect(await of.teacher.exam.get({ examId })).toMatchObject({ status: 'active' })
    expect(await refusalOf(of.teacher.exam.closeNow({ ...asked, runners: 'run_out' }))).toMatchObject({
      code: 'WRONG_STATUS',
    })
    await of.teacher.exam.closeNow({ ...asked, runners: 'end_now' })
    expect((await attemptOf(page.attemptId))?.deadline).not.toEqual(deadline)
  })

  test('and ending who sits it leaves three minutes, in which rooms hear of it and what they say counts', async () => {
    const { examId, asked, client } = await anotherExam()
    const page = await openPage(client, examId)
    await moveBack(server, of.school, page.attemptId, 600_000)
    const [one, other] = page.order
    const answer = (of: typeof one, atMs: number) =>
      act(page, { kind: 'answer', question: of?.questionId ?? '', value: [of?.optionIds[0] ?? ''], atMs })
    await send(page, [answer(one, 300_000)], 300_000)
    await of.teacher.exam.closeNow({ ...asked, runners: 'end_now' })
    // Typed before the end and after the press, and on the device until now.
    const told = await send(page, [answer(other, 601_000)], 601_000)
    expect(told).toMatchObject({ refused: [], isSubmitted: false })
    expect([told.allowedMs, told.remainingMs].every((ms) => (ms ?? 0) > 170_000)).toBe(true)
    expect(told.allowedMs).toBeLessThan(790_000)
    expect(told.remainingMs).toBeLessThanOrEqual(180_000)
    const agoMs = told.allowedMs ?? 0
    await moveBack(server, of.school, page.attemptId, agoMs + 59_000)
    await closeAttempt(page.attemptId)
    expect(await attemptOf(page.attemptId)).toMatchObject({ state: 'in_progress' })
    // Nor does a later close, which is for who comes, bring them back.
    const until = new Date(Date.now() + 5 * hour).toISOString()
    await extend(of.teacher, { ...asked, by: { until } })
    await moveBack(server, of.school, page.attemptId, agoMs + 61_000)
    await closeAttempt(page.attemptId)
    expect(await attemptOf(page.attemptId)).toMatchObject({ state: 'submitted', endedBy: 'time' })
    const counted = await rows(
      'SELECT kind FROM attempt_events WHERE attempt_id = $1 AND refusal IS NULL AND NOT is_late',
      [page.attemptId],
    )
    expect(counted).toEqual([{ kind: 'answer' }, { kind: 'answer' }])
  })
})

describe('who may, and when', () => {
  test('not by a colleague, nor while the clock is not trusted, nor in a status it does not belong to', async () => {
    const { asked } = await anotherExam()
    const { client: colleague } = await aTeacher(server, of.school, { subjectIds: [of.subjectId] })
    const by = { minutes: 15 }
    expect(await refusalOf(extend(colleague, { ...asked, by }))).toMatchObject({ code: 'NOT_ALLOWED' })
    server.clock.isTrusted = false
    const all = [
      () => extend(of.teacher, { ...asked, by }),
      () => of.teacher.exam.closeNow({ ...asked, runners: 'run_out' }),
      () => giveTime(of.teacher, { ...asked, ids: [asked.sittingId], minutes: 5 }),
    ]
    for (const one of all) expect(await refusalOf(one())).toMatchObject({ code: 'UNAVAILABLE' })
    server.clock.isTrusted = true
    const ahead = await anotherExam({ opensAt: new Date(Date.now() + hour), closesAt: new Date(Date.now() + 3 * hour) })
    expect(await refusalOf(of.teacher.exam.closeNow({ ...ahead.asked, runners: 'end_now' }))).toMatchObject({
      code: 'WRONG_STATUS',
    })
    expect(await extend(of.teacher, { ...ahead.asked, by })).toMatchObject({ status: 'scheduled' })
  })

  test.each([
    { by: { minutes: -1 } },
    { by: { minutes: 0 } },
    { by: { minutes: 10_000 } },
    { by: { minutes: 5, until: '2036-11-24T08:00:00Z' } },
    { by: { minutes: 5 }, reason: ' ok ' },
  ])('%j is refused', async (bad) => {
    const { asked } = { asked: { examId: of.examId, sittingId: of.detail.sittingId ?? '', reason } }
    expect(await refusalOf(extend(of.teacher, { ...asked, ...bad } as never))).toMatchObject({ status: 400 })
  })

  test('two acts and many starts at one moment: one of the acts is done, and each start has all the time there is', async () => {
    const { examId, asked } = await anotherExam()
    const pupils = await Promise.all(
      Array.from({ length: 6 }, () => aStudent(server, of.school, { classId: of.classId })),
    )
    const given = { ...asked, by: { minutes: 10 }, seen: await seenOf(of.teacher, asked) }
    const [pages, acts] = await Promise.all([
      Promise.all(pupils.map(({ client }) => openPage(client, examId))),
      Promise.allSettled([of.teacher, of.school.admin].map((client) => client.exam.extend(given))),
    ])
    const [late] = acts.flatMap((act) => (act.status === 'rejected' ? [Promise.reject(act.reason)] : []))
    expect(await refusalOf(late ?? Promise.resolve(acts))).toMatchObject({ code: 'TIME_CHANGED_MEANWHILE' })
    for (const page of pages) expect((await send(page, [])).remainingMs).toBeGreaterThan(69 * 60_000)
    const [{ lengths } = {}] = await rows(
      `SELECT array_agg(DISTINCT extract(epoch FROM deadline - started_at)::int) AS lengths FROM exam_attempts WHERE exam_id = $1`,
      [examId],
    )
    expect(lengths).toEqual([70 * 60])
  })

  test('is given once by who asks twice, as after a lost answer, and by two who have read the same', async () => {
    const { examId, asked, client: pupil } = await anotherExam()
    const page = await openPage(pupil, examId)
    const { allowedMs } = page
    const seen = await seenOf(of.teacher, asked)
    const given = { ...asked, by: { minutes: 15 }, seen }
    await of.teacher.exam.extend(given)
    for (const client of [of.teacher, of.school.admin]) {
      expect(await refusalOf(client.exam.extend(given))).toMatchObject({
        ...{ code: 'TIME_CHANGED_MEANWHILE', data: { by: expect.any(String), at: expect.any(String) } },
      })
    }
    expect((await send(page, [])).allowedMs).toBe(allowedMs + 15 * 60_000)
    // Whose doors were moved meanwhile, though nobody was given time.
    const moved = { change: (await seenOf(of.teacher, asked)).change, closesAt: seen.closesAt }
    expect(await refusalOf(of.teacher.exam.extend({ ...given, seen: moved }))).toMatchObject({
      code: 'TIME_CHANGED_MEANWHILE',
    })
    await extend(of.teacher, given)
    expect((await send(page, [])).allowedMs).toBe(allowedMs + 30 * 60_000)
    expect((await of.teacher.exam.getSitting({ examId, sittingId: asked.sittingId })).changes).toHaveLength(2)
  })

  test('is not given after a change that nobody can have read: one that never was, or of another sitting', async () => {
    const { asked } = await anotherExam()
    const other = await anotherExam()
    await extend(of.teacher, { ...other.asked, by: { minutes: 5 } })
    const { change: ofAnother } = await seenOf(of.teacher, other.asked)
    const { closesAt } = await seenOf(of.teacher, asked)
    const ids = [(await aStudent(server, of.school, { classId: of.classId })).student.id]
    const { exam } = of.teacher
    for (const change of ['ffffffff-ffff-7fff-bfff-ffffffffffff', ofAnother]) {
      for (const act of [
        () => exam.extend({ ...asked, by: { minutes: 15 }, seen: { closesAt, change } }),
        () => exam.giveTime({ ...asked, ids, minutes: 15, seen: change }),
        () => exam.takeTimeBack({ ...asked, ids, seen: change }),
      ]) {
        expect(await refusalOf(act())).toMatchObject({ code: 'TIME_CHANGED_MEANWHILE', data: { by: null, at: null } })
      }
    }
    expect(await seenOf(of.teacher, asked)).toEqual({ closesAt, change: null })
  })

  test('of minutes for who sits it once the doors are shut is given once, too', async () => {
    const { examId, asked, client: pupil } = await anotherExam()
    const page = await openPage(pupil, examId)
    const { allowedMs } = page
    await rows('UPDATE exam_sittings SET closes_at = now() WHERE exam_id = $1', [examId])
    const given = { ...asked, by: { minutes: 15 }, seen: await seenOf(of.teacher, asked) }
    await of.teacher.exam.extend(given)
    // The doors stay as they were: what was given says so alone.
    expect((await seenOf(of.teacher, asked)).closesAt).toBe(given.seen.closesAt)
    expect(await refusalOf(of.teacher.exam.extend(given))).toMatchObject({ code: 'TIME_CHANGED_MEANWHILE' })
    expect((await send(page, [])).allowedMs).toBe(allowedMs + 15 * 60_000)
  })

  test('a start in the moment the doors are shut is in or out, and never has time that is no longer so', async () => {
    const { examId, asked } = await anotherExam()
    const pupils = await Promise.all(
      Array.from({ length: 6 }, () => aStudent(server, of.school, { classId: of.classId })),
    )
    await rows('UPDATE students SET extra_time_percent = 25 WHERE user_id = $1', [pupils[0]?.student.id])
    const [outcomes] = await Promise.all([
      Promise.all(
        pupils.map(({ client }) =>
          openPage(client, examId).then(
            (page) => page,
            (error) => error.code,
          ),
        ),
      ),
      of.teacher.exam.closeNow({ ...asked, runners: 'end_now' }),
    ])
    for (const one of outcomes) if (typeof one === 'string') expect(one).toBe('SITTING_CLOSED')
    const began = await rows(
      `SELECT a.deadline <= s.closes_at + interval '3 minutes' AS "isEnded",
         a.deadline - a.started_at > interval '2 minutes' AS "hasTime"
       FROM exam_attempts a JOIN exam_sittings s ON s.id = a.sitting_id WHERE a.exam_id = $1`,
      [examId],
    )
    expect(began).toHaveLength(outcomes.filter((one) => typeof one !== 'string').length)
    for (const one of began) expect(one).toEqual({ isEnded: true, hasTime: true })
  })

  /** A start of somebody new that waits while `meanwhile` is done to the sitting, which is held. */
  async function startWhile(meanwhile: string) {
    const { examId, sittingId, client, student } = await anotherExam()
    await rows('UPDATE students SET extra_time_percent = 25 WHERE user_id = $1', [student.id])
    const { starting } = await within(async (tx) => {
      await tx.run('SELECT FROM exam_sittings WHERE id = $1 FOR UPDATE', [sittingId])
      const starting = openPage(client, examId).catch((error) => error.code as string)
      await untilWaiting()
      await tx.run(meanwhile, [sittingId])
      return { starting }
    })
    return await starting
  }

  test('a start that waited while the doors were shut does not begin', async () => {
    const shut = `UPDATE exam_sittings SET closes_at = clock_timestamp(), time_revision = time_revision + 1 WHERE id = $1`
    expect(await startWhile(shut)).toBe('SITTING_CLOSED')
  })

  test('a start that waited while more time was given begins with it, and its own extra time', async () => {
    const longer = `UPDATE exam_sittings SET duration_minutes = 80, time_revision = time_revision + 1 WHERE id = $1`
    expect(await startWhile(longer)).toMatchObject({ allowedMs: 100 * 60_000 })
  })
})
