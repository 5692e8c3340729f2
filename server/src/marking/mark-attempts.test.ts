import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { answerRight, countersOf, decideHaving, handInLate, remark } from '../../test/builders/marking.ts'
import {
  aSitting,
  cardOf,
  countRows,
  keyOf,
  newPage,
  openPage,
  type Page,
  type Sitting,
  send,
  sit,
} from '../../test/builders/sitting.ts'
import { type TestServer, testServer } from '../../test/server.ts'
import { inSchool, type Tx } from '../platform/database/tenant.ts'

let server: TestServer
let sitting: Sitting

beforeAll(async () => {
  server = await testServer()
  sitting = await aSitting(server)
})
afterAll(() => server.stop())

const here = <T>(work: (tx: Tx) => Promise<T>, of = sitting) => inSchool(server.pools.app, of.school, work)
const revisionsOf = (page: Page, of = sitting) =>
  here(
    (tx) =>
      tx.rows<{ revision: number; percentage: number; reason: string }>(
        'SELECT revision, percentage, reason FROM result_revisions WHERE attempt_id = $1 ORDER BY revision',
        [page.attemptId],
      ),
    of,
  )

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
    expect(await countersOf(server, of)).toEqual({ count: 2, sum: 100 })
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
    await remark(server, of, one)
    await handInLate(server, of, two)
    await cardOf(two)
    expect(await counts()).toEqual([2, 2])
    await decideHaving(of.teacher, two, 'accepted')
    expect(await counts()).toEqual([2, 2])
  })

  test('again changes nothing, and leaves one revision', async () => {
    const page = await newPage(server, sitting)
    await sit(page, await keyOf(server, sitting), { right: 3 })
    const card = await cardOf(page)
    const before = await countRows(server, sitting.school)
    const counters = await countersOf(server, sitting)
    await Promise.all([remark(server, sitting, page), remark(server, sitting, page), remark(server, sitting, page)])
    expect(await cardOf(page)).toEqual(card)
    expect(await countRows(server, sitting.school)).toEqual(before)
    expect(await countersOf(server, sitting)).toEqual(counters)
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
    await remark(server, of, page)
    expect((await cardOf(page)).score).toMatchObject({ correctCount: 1, percentage: 33 })
    expect((await revisionsOf(page, of)).map(({ percentage }) => percentage)).toEqual([67, 33])
    expect(await countersOf(server, of)).toEqual({ count: 1, sum: 33 })
  })

  test('leaves an attempt that still runs alone', async () => {
    const page = await newPage(server, sitting)
    await send(page, [await answerRight(server, sitting, page, 0)])
    await remark(server, sitting, page)
    expect((await page.client.result.ofTicket({ ticket: page.ticket })).card).toBeNull()
  })
})
