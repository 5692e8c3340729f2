import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { from, furtherExams } from '../../../test/builders/further.ts'
import { aStudent } from '../../../test/builders/people.ts'
import { aSitting, openPage, type Sitting } from '../../../test/builders/sitting.ts'
import { giveTime } from '../../../test/builders/time.ts'
import { refusalOf } from '../../../test/client.ts'
import { type TestServer, testServer } from '../../../test/server.ts'
import { inSchool } from '../../platform/database/tenant.ts'
import { toldOf } from '../manage/manage.db.ts'

const hour = 3_600_000
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

const tomorrow = from(24, 27)
const { anExamOf, closeFirst, doorOf, furtherOf, get, kindsHeard, openNow, rows, run, shownSitting, sittingsOf } =
  furtherExams(() => ({
    server,
    of,
  }))
const states = async (examId: string) => (await sittingsOf(examId)).map(({ state }) => state)

describe('between two sittings', () => {
  test('an exam is scheduled, and started now it is the next sitting that opens', async () => {
    const exam = await anExamOf()
    const { examId } = exam
    await of.teacher.exam.addSitting({ examId, ...tomorrow })
    await closeFirst(exam)
    // Due work looks at it as the doors close, and when nobody sits it any more.
    await run('open_exam', examId)
    expect((await get(examId)).status).toBe('scheduled')
    await of.teacher.exam.startNow({ examId, sittingId: await shownSitting(examId) })
    expect(await states(examId)).toEqual(['closed', 'open'])
    expect((await get(examId)).status).toBe('active')
    await openPage(exam.absent[0]?.client, examId)
  })

  test('it stays active while somebody still sits it', async () => {
    const exam = await anExamOf({ sat: 0, absent: 2 })
    const { examId, first } = exam
    await of.teacher.exam.addSitting({ examId, ...tomorrow })
    await openPage(exam.absent[0]?.client, examId)
    await of.teacher.exam.closeNow({ examId, sittingId: first, runners: 'run_out', reason: 'The hall is needed' })
    await run('close_sitting', first)
    await run('open_exam', examId)
    expect((await get(examId)).status).toBe('active')
    // It is looked at again when they are done.
    expect(
      await rows(`SELECT due_at > now() AS "isLater" FROM due_work WHERE kind = 'open_exam' AND reference = $1`, [
        examId,
      ]),
    ).toEqual([{ isLater: true }])
  })
})

describe('started now', () => {
  test('the sitting that was looked at opens, and no other, where it is open already', async () => {
    const { examId, first } = await anExamOf({
      ...{ sat: 0, opensAt: new Date(Date.now() + hour), closesAt: new Date(Date.now() + 3 * hour) },
    })
    await of.teacher.exam.addSitting({ examId, ...tomorrow })
    // The doors have opened, and the status is late.
    await openNow(first)
    expect((await get(examId)).status).toBe('scheduled')
    await of.teacher.exam.startNow({ examId, sittingId: first })
    expect(await states(examId)).toEqual(['open', 'not_open'])
    expect((await get(examId)).status).toBe('active')
  })

  test('nothing opens while the clock is not trusted', async () => {
    const { examId, first } = await anExamOf({
      ...{ sat: 0, opensAt: new Date(Date.now() + hour), closesAt: new Date(Date.now() + 3 * hour) },
    })
    server.clock.isTrusted = false
    expect(await refusalOf(of.teacher.exam.startNow({ examId, sittingId: first }))).toMatchObject({
      code: 'UNAVAILABLE',
    })
    server.clock.isTrusted = true
    expect(await states(examId)).toEqual(['not_open'])
  })
})

const move = (examId: string, sittingId: string, times: object) =>
  of.teacher.exam.moveSitting({ examId, sittingId, ...times } as never)
const remove = (examId: string, sittingId: string) => of.teacher.exam.removeSitting({ examId, sittingId })
const published = async (client: typeof of.teacher, examId: string) =>
  (await client.notice.list({})).items.filter(({ kind, to }) => kind === 'exam_published' && to === `/exam/${examId}`)

describe('a further sitting that nobody has begun', () => {
  test('is moved, while the first runs or between the two, and its candidates are told what it was', async () => {
    const exam = await anExamOf({ sat: 1, absent: 1 })
    const { examId, first, absent } = exam
    await of.teacher.exam.addSitting({ examId, ...from(24 * 300, 24 * 300 + 3) })
    const further = await furtherOf(examId)
    await closeFirst(exam)
    await run('tell_exam_published', further)
    const before = (await sittingsOf(examId))[1]
    const seen = { opensAt: before?.opensAt ?? '', closesAt: before?.closesAt ?? '' }
    const { doneCount, effects } = await move(examId, further, { ...tomorrow, seen })
    expect(doneCount).toBe(1)
    expect(effects.join(' ')).toMatch(/\d students? (is|are) told the old time and the new one/)
    await run('tell_exam_published', further)
    const [notice] = await published(absent[0]?.client as never, examId)
    expect(notice?.title).toMatch(/^Changed: /)
    await run('open_exam', examId)
    expect((await get(examId)).status).toBe('scheduled')
    // Looked at before, it is refused; and it is the first's times that stay.
    expect(await refusalOf(move(examId, further, { ...from(30, 31), seen }))).toMatchObject({ code: 'TIMES_CHANGED' })
    expect((await sittingsOf(examId))[0]?.id).toBe(first)
    expect(await move(examId, further, tomorrow)).toMatchObject({ doneCount: 0 })
  })

  test('is taken away: scores and right answers wait for it no more, and who was told is told', async () => {
    const exam = await anExamOf({ sat: 1, absent: 1, draft: { showResults: 'after_exam' } })
    const { examId, absent, sat, pages } = exam
    await of.teacher.exam.addSitting({ examId, ...from(24 * 300, 24 * 300 + 3) })
    const further = await furtherOf(examId)
    await closeFirst(exam)
    await run('make_papers', further)
    await run('tell_exam_published', further)
    const card = async () => (await sat[0]?.client.result.get({ attemptId: pages[0]?.attemptId ?? '' }))?.card
    expect(await card()).toMatchObject({ score: null })
    const { effects } = await remove(examId, further)
    expect(effects.join(' ')).toMatch(/\d students? (is|are) told that it is not sat then\./)
    expect(await card()).toMatchObject({ score: { earnedHundredths: expect.any(Number) } })
    expect(await kindsHeard(absent[0]?.client as never)).toContain('exam_withdrawn')
    expect(await published(absent[0]?.client as never, examId)).toEqual([])
    await run('open_exam', examId)
    await rows(
      `UPDATE exam_sittings SET opens_at = opens_at - interval '1 hour', closes_at = closes_at - interval '10 minutes' WHERE exam_id = $1`,
      [examId],
    )
    await run('complete_exam', examId)
    expect((await get(examId)).status).toBe('completed')
    expect(await rows('SELECT kind FROM due_work WHERE reference = $1', [further])).toEqual([])
  })

  test('of named students is taken away: who is of the class sits the first again, told once, and keeps the time they were given', async () => {
    const exam = await anExamOf({ sat: 0, absent: 1 })
    const { examId, first, absent } = exam
    const [pupil] = absent
    const guest = await aStudent(server, of.school, { classId: of.school.classes[1]?.id ?? '' })
    await run('tell_exam_published', first)
    await of.teacher.exam.addSitting({ examId, ...tomorrow, ids: [pupil?.student.id ?? '', guest.student.id] })
    const further = await furtherOf(examId)
    await run('tell_exam_published', further)
    const reason = 'A broken arm'
    await giveTime(of.teacher, { examId, sittingId: further, ids: [pupil?.student.id ?? ''], minutes: 30, reason })
    const { effects } = await remove(examId, further)
    expect(effects.slice(1)).toEqual([
      '1 student has a place with the others again.',
      '1 student has lost the place in this exam.',
      '1 student is told that it is not sat then.',
    ])
    await run('tell_exam_published', first)
    expect(await doorOf(pupil as never, examId)).toMatchObject({ state: 'ready' })
    expect((await pupil?.client.attempt.door({ examId }))?.exam).toMatchObject({ extraMinutes: 30 })
    expect(await published(pupil?.client as never, examId)).toMatchObject([
      { title: expect.stringMatching(/^Changed: /) },
    ])
    expect((await refusalOf(openPage(guest.client, examId))).code).toBe('NOT_YOUR_EXAM')
    expect(await kindsHeard(guest.client)).toEqual(['exam_withdrawn'])
  })

  test('is neither moved nor taken away once somebody has begun it, nor the sitting of the classes', async () => {
    const exam = await anExamOf({ sat: 0, absent: 2 })
    const { examId, first, absent } = exam
    const named = absent[0]?.student.id ?? ''
    await of.teacher.exam.addSitting({ examId, ...from(-1, 3), ids: [named] })
    const further = (await sittingsOf(examId)).find(({ namedCount }) => namedCount > 0)?.id ?? ''
    const code = async (asked: Promise<unknown>) => (await refusalOf(asked)).code
    expect(await code(move(examId, further, tomorrow))).toBe('WRONG_STATUS')
    expect(await code(remove(examId, first))).toBe('WRONG_STATUS')
    await openPage(absent[0]?.client, examId)
    expect(await code(remove(examId, further))).toBe('ATTEMPTS_EXIST')
    expect(await code(move(examId, further, from(30, 29)))).toBe('CLOSES_BEFORE_IT_OPENS')
    expect(await code(move(examId, further, from(-3, 29)))).toBe('OPENING_TIME_PAST')
    expect(await code(remove(examId, crypto.randomUUID()))).toBe('UNKNOWN_EXAM')
    expect(await sittingsOf(examId)).toHaveLength(2)
  })

  test('was told to whom is found by the sitting', async () => {
    const plan = await inSchool(server.pools.app, of.school, async (tx) => {
      await tx.run('SET LOCAL enable_seqscan = off')
      return await tx.unnamedRows(`EXPLAIN DELETE FROM notices WHERE ${toldOf}`, [tx.schoolId, [crypto.randomUUID()]])
    })
    expect(JSON.stringify(plan)).toContain('notices_of_sittings')
  })
})
