import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anExam } from '../../test/builders/exam.ts'
import { aStudent, aSubject, aTeacher } from '../../test/builders/people.ts'
import {
  act,
  aSitting,
  cardOf,
  countRows,
  keyOf,
  moveBack,
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
import { markAttempts } from './mark-attempts.ts'
import { scheduleAttemptSweep, sweepAttempts } from './sweep-attempts.ts'

const hour = 3_600_000
let server: TestServer
let sitting: Sitting

beforeAll(async () => {
  server = await testServer()
  sitting = await aSitting(server)
})
afterAll(() => server.stop())

const newPage = async (of = sitting) =>
  await openPage((await aStudent(server, of.school, { classId: of.classId })).client, of.examId)
const here = <T>(work: (tx: Tx) => Promise<T>, of = sitting) => inSchool(server.pools.app, of.school, work)
const remark = (page: Page, of = sitting) => here((tx) => markAttempts(tx, [page.attemptId], 'test'), of)
const revisionsOf = (page: Page, of = sitting) =>
  here(
    (tx) =>
      tx.rows<{ revision: number; percentage: number; reason: string }>(
        'SELECT revision, percentage, reason FROM result_revisions WHERE attempt_id = $1 ORDER BY revision',
        [page.attemptId],
      ),
    of,
  )
const countersOf = (of: Sitting) =>
  here(
    (tx) =>
      tx.optional<{ count: number; sum: number }>(
        'SELECT marked_count AS count, percentage_sum AS sum FROM exam_counters WHERE exam_id = $1',
        [of.examId],
      ),
    of,
  )
const answerRight = async (page: Page, place: number, of = sitting) => {
  const { questionId } = page.order[place] ?? { questionId: '' }
  const key = await keyOf(server, of)
  return act(page, { kind: 'answer', question: questionId, value: key[questionId]?.correctOptionIds ?? [] })
}

/** Handed in when the time was long over, with an answer from before. */
const addLateAnswer = async (page: Page, of: Sitting) => {
  await moveBack(server, of.school, page.attemptId, hour + 120_000)
  await send(page, [await answerRight(page, 0, of), act(page, { kind: 'submit' })])
}

describe('marking', () => {
  test('by staff list, card and counters says the same', async () => {
    const of = await aSitting(server, { students: 2 })
    const key = await keyOf(server, of)
    const [one, two] = await Promise.all(of.students.map((student) => openPage(student, of.examId)))
    if (!one || !two) throw new Error('two pages')
    await sit(one, key, { right: 2, wrong: 1 })
    await sit(two, key, { right: 1 })
    expect((await cardOf(one)).score).toMatchObject({
      correctCount: 2,
      wrongCount: 1,
      unansweredCount: 0,
      earnedHundredths: 400,
      availableHundredths: 600,
      percentage: 67,
      grade: 'B',
      isPass: true,
    })
    expect((await cardOf(two)).score).toMatchObject({
      correctCount: 1,
      unansweredCount: 2,
      percentage: 33,
      grade: 'F',
      isPass: false,
    })
    expect(await countersOf(of)).toEqual({ count: 2, sum: 100 })
    const { items } = await of.teacher.result.listForExam({ examId: of.examId })
    expect(items.map(({ score }) => score?.percentage).sort()).toEqual([33, 67])
  })

  test('counts an attempt once in the lists of exams, before it and after it, however often it is done', async () => {
    const of = await aSitting(server, { students: 2 })
    const [one, two] = await Promise.all(of.students.map((student) => openPage(student, of.examId)))
    if (!one || !two) throw new Error('two pages')
    const counts = async () => {
      const { startedCount, submittedCount } = await of.teacher.exam.get({ examId: of.examId })
      const [listed] = (await of.teacher.exam.list({})).items
      expect(listed).toMatchObject({ startedCount, submittedCount })
      return [startedCount, submittedCount]
    }
    expect(await counts()).toEqual([2, 0])
    await sit(one, {}, { right: 0 })
    await cardOf(one)
    expect(await counts()).toEqual([2, 1])
    await remark(one, of)
    await addLateAnswer(two, of)
    await cardOf(two)
    expect(await counts()).toEqual([2, 2])
    await of.teacher.marking.decideLate({ attemptId: two.attemptId, decision: 'accepted' })
    expect(await counts()).toEqual([2, 2])
  })

  test('again changes nothing, and leaves one revision', async () => {
    const page = await newPage()
    await sit(page, await keyOf(server, sitting), { right: 3 })
    const card = await cardOf(page)
    const before = await countRows(server, sitting.school)
    const counters = await countersOf(sitting)
    await Promise.all([remark(page), remark(page), remark(page)])
    expect(await cardOf(page)).toEqual(card)
    expect(await countRows(server, sitting.school)).toEqual(before)
    expect(await countersOf(sitting)).toEqual(counters)
    expect(await revisionsOf(page)).toEqual([{ revision: 1, percentage: 100, reason: 'handed in' }])
  })

  test('by a corrected key is a new revision, and the counters follow', async () => {
    const of = await aSitting(server)
    const page = await openPage(of.students[0], of.examId)
    await sit(page, await keyOf(server, of), { right: 2 })
    await cardOf(page)
    const questionId = page.order[0]?.questionId ?? ''
    await here(
      (tx) =>
        tx.run(
          `INSERT INTO exam_keys (school_id, version_id, revision, key, created_by)
           SELECT school_id, version_id, 2, jsonb_set(key, ARRAY[$1, 'correctOptionIds'], '["anotherone"]'), created_by
           FROM exam_keys`,
          [questionId],
        ),
      of,
    )
    await remark(page, of)
    expect((await cardOf(page)).score).toMatchObject({ correctCount: 1, percentage: 33 })
    expect((await revisionsOf(page, of)).map(({ percentage }) => percentage)).toEqual([67, 33])
    expect(await countersOf(of)).toEqual({ count: 1, sum: 33 })
  })

  test('leaves an attempt that still runs alone', async () => {
    const page = await newPage()
    await send(page, [await answerRight(page, 0)])
    await remark(page)
    expect((await page.client.result.ofTicket({ ticket: page.ticket })).card).toBeNull()
  })
})

describe('answers that arrive late', () => {
  async function lateAttempt() {
    const page = await newPage()
    await send(page, [await answerRight(page, 0)])
    await moveBack(server, sitting.school, page.attemptId, hour + 120_000)
    // The clock ended it, as the closing job does.
    await here((tx) =>
      tx.run("UPDATE exam_attempts SET state = 'submitted', ended_by = 'time', submitted_at = deadline WHERE id = $1", [
        page.attemptId,
      ]),
    )
    await remark(page)
    expect((await cardOf(page)).score).toMatchObject({ correctCount: 1 })
    await send(page, [await answerRight(page, 1)])
    await remark(page)
    return page
  }
  const staffItem = async (page: Page) =>
    (await sitting.teacher.result.listForExam({ examId: sitting.examId })).items.find(
      ({ attemptId }) => attemptId === page.attemptId,
    )

  test('count, are shown to staff as late, and hide the score until they decide', async () => {
    const page = await lateAttempt()
    expect(await staffItem(page)).toMatchObject({ lateCount: 1, lateDecision: 'pending', score: { correctCount: 2 } })
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
    const { totals } = await sitting.teacher.marking.decideLate({ attemptId: page.attemptId, decision })
    expect(totals).toMatchObject({ correctCount, questionCount: 3 })
    expect((await cardOf(page)).score).toMatchObject({ correctCount })
    expect(await staffItem(page)).toMatchObject({ lateDecision: decision, score: { correctCount } })
  })

  test('leave the counters alone while they wait, and count as decided', async () => {
    const of = await aSitting(server)
    const older = await openPage(of.students[0], of.examId)
    const newer = await openPage(of.students[0], of.examId)
    await sit(newer, await keyOf(server, of), { right: 1 })
    await cardOf(newer)
    expect(await countersOf(of)).toEqual({ count: 1, sum: 33 })
    const addLate = async (place: number) => {
      await send(older, [await answerRight(older, place, of)])
      await remark(older, of)
    }
    const decide = (decision: 'accepted' | 'refused') =>
      of.teacher.marking.decideLate({ attemptId: older.attemptId, decision })

    await addLate(1)
    expect(await countersOf(of)).toEqual({ count: 1, sum: 33 })
    await decide('accepted')
    expect(await countersOf(of)).toEqual({ count: 1, sum: 67 })
    await addLate(2)
    expect(await countersOf(of)).toEqual({ count: 1, sum: 67 })
    await decide('refused')
    expect(await countersOf(of)).toEqual({ count: 1, sum: 33 })
    await decide('accepted')
    expect(await countersOf(of)).toEqual({ count: 1, sum: 100 })
  })

  test('do not count at all before the first decision when nothing else came', async () => {
    const of = await aSitting(server)
    const page = await openPage(of.students[0], of.examId)
    await moveBack(server, of.school, page.attemptId, hour + 120_000)
    await send(page, [await answerRight(page, 0, of), act(page, { kind: 'submit' })])
    await cardOf(page)
    expect(await countersOf(of)).toEqual({ count: 0, sum: 0 })
    expect((await of.school.admin.report.overview()).averageScore).toBeNull()
    await of.teacher.marking.decideLate({ attemptId: page.attemptId, decision: 'accepted' })
    await remark(page, of)
    expect(await countersOf(of)).toEqual({ count: 1, sum: 33 })
    expect((await of.school.admin.report.overview()).averageScore).toBe(33)
  })

  test('staff may change their mind', async () => {
    const page = await lateAttempt()
    const decide = (decision: 'accepted' | 'refused') =>
      sitting.teacher.marking.decideLate({ attemptId: page.attemptId, decision })
    expect((await decide('refused')).totals.correctCount).toBe(1)
    expect((await decide('accepted')).totals.correctCount).toBe(2)
  })

  test('who tries answers one by one after handing in sees no score move', async () => {
    const older = await newPage()
    const newer = await openPage(older.client, sitting.examId)
    await sit(newer, await keyOf(server, sitting), { right: 1 })
    expect((await cardOf(newer)).score).toMatchObject({ correctCount: 1 })
    await send(older, [await answerRight(older, 1)])
    await remark(older)
    expect(await cardOf(older)).toMatchObject({ score: null, marked: null })
  })

  test.each<[string, string, () => Promise<unknown>]>([
    [
      'nothing late',
      'NOTHING_LATE',
      async () => {
        const page = await newPage()
        await sit(page, {}, { right: 0 })
        await cardOf(page)
        return sitting.teacher.marking.decideLate({ attemptId: page.attemptId, decision: 'accepted' })
      },
    ],
    [
      'an attempt nobody has',
      'UNKNOWN_ATTEMPT',
      async () => sitting.teacher.marking.decideLate({ attemptId: newId(), decision: 'accepted' }),
    ],
    [
      'another school',
      'UNKNOWN_ATTEMPT',
      async () => {
        const page = await lateAttempt()
        const other = await aSitting(server)
        return other.school.admin.marking.decideLate({ attemptId: page.attemptId, decision: 'refused' })
      },
    ],
    [
      'a teacher of another subject',
      'NOT_ALLOWED',
      async () => {
        const page = await lateAttempt()
        const { id } = await aSubject(sitting.school, { name: 'Biology' })
        const { client } = await aTeacher(server, sitting.school, { subjectIds: [id] })
        return client.marking.decideLate({ attemptId: page.attemptId, decision: 'refused' })
      },
    ],
    [
      'the candidate',
      'NOT_ALLOWED',
      async () => {
        const page = await lateAttempt()
        return page.client.marking.decideLate({ attemptId: page.attemptId, decision: 'accepted' })
      },
    ],
  ])('%s: %s', async (_what, code, attempt) => {
    expect(await refusalOf(attempt())).toMatchObject({ code })
  })
})

describe('what a crash left', () => {
  test('is found at the next start and marked by the queue', async () => {
    const page = await newPage()
    await send(page, [await answerRight(page, 0)])
    // Handed in, but the server died before it marked, and the queue lost its row.
    await here((tx) =>
      tx.run(
        `UPDATE exam_attempts SET state = 'submitted', ended_by = 'candidate', submitted_at = clock_timestamp()
         WHERE id = $1`,
        [page.attemptId],
      ),
    )
    const grown = await newPage()
    await sit(grown, await keyOf(server, sitting), { right: 1 })
    await cardOf(grown)
    await here((tx) => tx.run('UPDATE results SET event_count = 0 WHERE attempt_id = $1', [grown.attemptId]))
    const marked = await newPage()
    await sit(marked, {}, { right: 0 })
    await cardOf(marked)
    await server.pools.app.query("DELETE FROM due_work WHERE kind = 'mark_attempt'")

    await scheduleAttemptSweep(server.pools)
    const { rows } = await server.pools.app.query("SELECT school_id FROM due_work WHERE kind = 'sweep_attempts'")
    expect(rows).toContainEqual({ school_id: sitting.school.schoolId })
    await sweepAttempts(server)({ schoolId: sitting.school.schoolId, reference: 'start' })
    const due = await server.pools.app.query<{ reference: string }>(
      "SELECT reference FROM due_work WHERE kind = 'mark_attempt'",
    )
    const wanted = due.rows.map(({ reference }) => reference)
    expect(wanted).toEqual(expect.arrayContaining([page.attemptId, grown.attemptId]))
    expect(wanted).not.toContain(marked.attemptId)
    server.startJobs()
    expect((await cardOf(page)).score).toMatchObject({ correctCount: 1 })
  })
})

test('who runs out of time is closed and marked by the jobs alone', async () => {
  server.startJobs()
  const page = await newPage()
  await send(page, [await answerRight(page, 0)])
  await moveBack(server, sitting.school, page.attemptId, hour + 61_000)
  await server.pools.app.query("UPDATE due_work SET due_at = now() WHERE kind = 'close_attempt' AND reference = $1", [
    page.attemptId,
  ])
  expect(await cardOf(page)).toMatchObject({ endedBy: 'time', score: { correctCount: 1 }, lateCount: 0 })
})

describe('a preview', () => {
  test.each([
    ['of a published exam', true],
    ['of a draft', false],
  ])('%s is marked with its key and stores nothing', async (_what, isPublished) => {
    const of = await aSitting(server, { isPublished })
    const before = await countRows(server, of.school)
    const preview = await of.teacher.attempt.preview({ examId: of.examId })
    expect(JSON.stringify(preview)).not.toMatch(/correct|explanation/i)
    expect(preview.order.map(({ questionId }) => questionId).sort()).toEqual(
      preview.content.questions.map(({ id }) => id).sort(),
    )
    // The builder's questions have their second option right.
    const answers = Object.fromEntries(
      preview.content.questions.slice(0, 2).map(({ id, options }) => [id, [options[1]?.id ?? '']]),
    )
    const { totals, marked } = await of.teacher.marking.markPreview({ examId: of.examId, answers })
    expect(totals).toMatchObject({ correctCount: 2, unansweredCount: 1, questionCount: 3, percentage: 67 })
    expect(marked.filter(({ isCorrect }) => isCorrect).map(({ questionId }) => questionId)).toEqual(
      Object.keys(answers),
    )
    expect(await countRows(server, of.school)).toEqual(before)
  })

  test.each(['preview', 'mark'] as const)('%s without questions, by a student, or of another school', async (call) => {
    const empty = await anExam(sitting.teacher, {
      subjectId: sitting.subjectId,
      classIds: [sitting.classId],
      questions: 0,
      isPublished: false,
    })
    const other = await aSitting(server)
    const [student] = sitting.students
    if (!student) throw new Error('a student')
    const ask = (client: typeof student, examId: string) =>
      call === 'preview' ? client.attempt.preview({ examId }) : client.marking.markPreview({ examId, answers: {} })
    expect(await refusalOf(ask(sitting.teacher, empty.examId))).toMatchObject({ code: 'NO_QUESTIONS' })
    expect(await refusalOf(ask(student, sitting.examId))).toMatchObject({ code: 'NOT_ALLOWED' })
    expect(await refusalOf(ask(other.teacher, sitting.examId))).toMatchObject({ code: 'UNKNOWN_EXAM' })
  })
})
