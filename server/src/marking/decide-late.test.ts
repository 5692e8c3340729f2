import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { behindRows } from '../../test/builders/held-up.ts'
import { answerRight, countersOf, decideHaving, handInLate, remark } from '../../test/builders/marking.ts'
import { aSubject, aTeacher } from '../../test/builders/people.ts'
import {
  aSitting,
  cardOf,
  keyOf,
  moveBack,
  newPage,
  openPage,
  type Page,
  type Sitting,
  send,
  sit,
} from '../../test/builders/sitting.ts'
import { refusalOf } from '../../test/client.ts'
import { type TestServer, testServer } from '../../test/server.ts'
import { inSchool, type Tx } from '../platform/database/tenant.ts'
import { newId } from '../platform/ids.ts'
import { lockKeys } from './key-revisions.db.ts'

const hour = 3_600_000
let server: TestServer
let sitting: Sitting

beforeAll(async () => {
  server = await testServer()
  sitting = await aSitting(server)
})
afterAll(() => server.stop())

const here = <T>(work: (tx: Tx) => Promise<T>) => inSchool(server.pools.app, sitting.school, work)

describe('answers that arrive late', () => {
  async function lateAttempt() {
    const page = await newPage(server, sitting)
    await send(page, [await answerRight(server, sitting, page, 0)])
    await moveBack(server, sitting.school, page.attemptId, hour + 120_000)
    // The clock ended it, as the closing job does.
    await here((tx) =>
      tx.run("UPDATE exam_attempts SET state = 'submitted', ended_by = 'time', submitted_at = deadline WHERE id = $1", [
        page.attemptId,
      ]),
    )
    await remark(server, sitting, page)
    expect((await cardOf(page)).score).toMatchObject({ correctCount: 1 })
    await send(page, [await answerRight(server, sitting, page, 1)])
    await remark(server, sitting, page)
    return page
  }
  const staffItem = async (page: Page) =>
    (await sitting.teacher.result.listForExam({ examId: sitting.examId })).items.find(
      ({ attemptId }) => attemptId === page.attemptId,
    )

  test('do not count, are shown to staff as late, and hide the score until they decide', async () => {
    const page = await lateAttempt()
    expect(await staffItem(page)).toMatchObject({ lateCount: 1, lateDecision: 'pending', score: { correctCount: 1 } })
    expect(await cardOf(page)).toMatchObject({
      score: null,
      scoreRelease: { shown: false, at: null, waitsForTeacher: true },
      lateCount: 1,
    })
    const { items } = await page.client.result.listMine()
    expect(items.find(({ attemptId }) => attemptId === page.attemptId)?.score).toBeNull()
  })

  test.each([
    ['accepted' as const, 2],
    ['refused' as const, 1],
  ])('%s by staff: %d right', async (decision, correctCount) => {
    const page = await lateAttempt()
    const { totals } = await decideHaving(sitting.teacher, page, decision)
    expect(totals).toMatchObject({ correctCount, questionCount: 3 })
    expect((await cardOf(page)).score).toMatchObject({ correctCount })
    expect(await staffItem(page)).toMatchObject({ lateDecision: decision, score: { correctCount } })
  })

  test('count in the counters as decided, and what was accepted stays so when more arrives', async () => {
    const of = await aSitting(server)
    const older = await openPage(of.students[0], of.examId)
    const newer = await openPage(of.students[0], of.examId)
    await sit(newer, await keyOf(server, of), { right: 1 })
    await cardOf(newer)
    expect(await countersOf(server, of)).toEqual({ count: 1, sum: 33 })
    const addLate = async (place: number) => {
      await send(older, [await answerRight(server, of, older, place)])
      await remark(server, of, older)
    }
    const decide = (decision: 'accepted' | 'refused') => decideHaving(of.teacher, older, decision)

    await addLate(1)
    expect(await countersOf(server, of)).toEqual({ count: 1, sum: 33 })
    await decide('accepted')
    expect(await countersOf(server, of)).toEqual({ count: 1, sum: 67 })
    await addLate(2)
    expect(await countersOf(server, of)).toEqual({ count: 1, sum: 67 })
    expect((await of.teacher.result.get({ attemptId: older.attemptId })).card).toMatchObject({
      lateDecision: 'pending',
      afterEnd: { late: { count: 2, acceptedCount: 1, afterAnswersCount: 0, addresses: ['127.0.0.1'] } },
    })
    await decide('refused')
    expect(await countersOf(server, of)).toEqual({ count: 1, sum: 67 })
    await decide('refused')
    expect(await countersOf(server, of)).toEqual({ count: 1, sum: 33 })
    await decide('accepted')
    expect(await countersOf(server, of)).toEqual({ count: 1, sum: 100 })
  })

  test('count as nothing before the first decision when nothing else came', async () => {
    const of = await aSitting(server)
    const page = await openPage(of.students[0], of.examId)
    await handInLate(server, of, page)
    await cardOf(page)
    expect(await countersOf(server, of)).toEqual({ count: 0, sum: 0 })
    expect((await of.school.admin.report.overview()).averageScore).toBeNull()
    await decideHaving(of.teacher, page, 'accepted')
    await remark(server, of, page)
    expect(await countersOf(server, of)).toEqual({ count: 1, sum: 33 })
    expect((await of.school.admin.report.overview()).averageScore).toBe(33.3)
  })

  test('are decided behind the keys: whoever writes a revision of one still gets to the exam', async () => {
    const page = await lateAttempt()
    const exam = 'SELECT FROM exams WHERE school_id = $1 AND id = $2 FOR NO KEY UPDATE NOWAIT'
    const { begun } = await behindRows(server, sitting.school.schoolId, {
      hold: lockKeys,
      begin: () => decideHaving(sitting.teacher, page, 'accepted'),
      meanwhile: () => here((tx) => tx.run(exam, [tx.schoolId, sitting.examId])),
    })
    expect((await begun).totals).toMatchObject({ correctCount: 2 })
  })

  test('are decided about as staff saw them: when more has arrived, they look again', async () => {
    const page = await lateAttempt()
    const { attemptId } = page
    await send(page, [await answerRight(server, sitting, page, 2)])
    for (const decision of ['accepted', 'refused'] as const) {
      expect(await refusalOf(sitting.teacher.marking.decideLate({ attemptId, decision, seen: 1 }))).toMatchObject({
        code: 'MORE_LATE_ANSWERS',
      })
    }
    expect(await staffItem(page)).toMatchObject({ lateDecision: 'pending', score: { correctCount: 1 } })
    const { totals } = await decideHaving(sitting.teacher, page, 'accepted')
    expect(totals.correctCount).toBe(3)
  })

  test('staff may change their mind', async () => {
    const page = await lateAttempt()
    const decide = (decision: 'accepted' | 'refused') => decideHaving(sitting.teacher, page, decision)
    expect((await decide('refused')).totals.correctCount).toBe(1)
    expect((await decide('accepted')).totals.correctCount).toBe(2)
  })

  test('who tries answers one by one after handing in sees no score move', async () => {
    const older = await newPage(server, sitting)
    const newer = await openPage(older.client, sitting.examId)
    await sit(newer, await keyOf(server, sitting), { right: 1 })
    expect((await cardOf(newer)).score).toMatchObject({ correctCount: 1 })
    await send(older, [await answerRight(server, sitting, older, 1)])
    await remark(server, sitting, older)
    expect(await cardOf(older)).toMatchObject({ score: null, marked: null })
  })

  test.each<[string, string, () => Promise<unknown>]>([
    [
      'nothing late',
      'NOTHING_LATE',
      async () => {
        const page = await newPage(server, sitting)
        await sit(page, {}, { right: 0 })
        await cardOf(page)
        return decideHaving(sitting.teacher, page, 'accepted')
      },
    ],
    [
      'an attempt nobody has',
      'UNKNOWN_ATTEMPT',
      async () => sitting.teacher.marking.decideLate({ attemptId: newId(), decision: 'accepted', seen: 1 }),
    ],
    [
      'another school',
      'UNKNOWN_ATTEMPT',
      async () => {
        const page = await lateAttempt()
        const other = await aSitting(server)
        return decideHaving(other.school.admin, page, 'refused')
      },
    ],
    [
      'a teacher of another subject',
      'NOT_ALLOWED',
      async () => {
        const page = await lateAttempt()
        const { id } = await aSubject(sitting.school, { name: 'Biology' })
        const { client } = await aTeacher(server, sitting.school, { subjectIds: [id] })
        return decideHaving(client, page, 'refused')
      },
    ],
    [
      'the candidate',
      'NOT_ALLOWED',
      async () => {
        const page = await lateAttempt()
        return decideHaving(page.client, page, 'accepted')
      },
    ],
  ])('%s: %s', async (_what, code, attempt) => {
    expect(await refusalOf(attempt())).toMatchObject({ code })
  })

  test('a colleague of the subject reads them when the exam is over, and decides nothing; an administrator does', async () => {
    const page = await lateAttempt()
    const standing = (status: string) =>
      here((tx) => tx.run('UPDATE exams SET status = $2 WHERE id = $1', [sitting.examId, status]))
    await standing('completed')
    const { client } = await aTeacher(server, sitting.school, { subjectIds: [sitting.subjectId] })
    expect((await client.result.get({ attemptId: page.attemptId })).card?.afterEnd?.late).toMatchObject({
      count: 1,
      acceptedCount: 0,
    })
    expect(await refusalOf(decideHaving(client, page, 'accepted'))).toMatchObject({ code: 'NOT_ALLOWED' })
    await decideHaving(sitting.school.admin, page, 'accepted')
    await standing('active')
    expect((await client.result.get({ attemptId: page.attemptId })).card?.afterEnd?.late).toMatchObject({
      acceptedCount: 1,
    })
  })
})
