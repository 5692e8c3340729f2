import { afterAll, beforeAll, expect, test } from 'vitest'
import { decideHaving, handInLate } from '../../../test/builders/marking.ts'
import { aSitting, cardOf, keyOf, newPage, openPage, type Sitting, sit } from '../../../test/builders/sitting.ts'
import { refusalOf, type TestClient } from '../../../test/client.ts'
import { type TestServer, testServer } from '../../../test/server.ts'
import { examStatisticsKind } from '../../marking/plan-statistics.ts'
import { inSchool } from '../../platform/database/tenant.ts'
import { computeStatistics } from './compute-statistics.ts'
import { readStatistics } from './read-statistics.ts'

let server: TestServer

beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

const compute = (of: Sitting, reference = of.examId) =>
  computeStatistics({ pools: server.pools })({ schoolId: of.school.schoolId, reference })
const read = (of: Sitting, client: TestClient = of.teacher) => client.result.statistics({ examId: of.examId })
/** As of an exam with more papers than are computed while somebody waits. */
const readOfMany = (of: Sitting) =>
  inSchool(server.pools.app, of.school, async (tx) => {
    const answer = await readStatistics(tx, of, 0)
    if (!('copy' in answer)) throw new Error('statistics')
    return answer
  })
const planned = (of: Sitting) =>
  inSchool(server.pools.app, of.school, (tx) =>
    tx.rows<{ reference: string; inMs: number }>(
      `SELECT reference, extract(epoch FROM due_at - clock_timestamp())::float8 * 1000 AS "inMs" FROM due_work
       WHERE school_id = $1 AND kind = $2 AND reference LIKE $3 || '%' ORDER BY reference`,
      [of.school.schoolId, examStatisticsKind, of.examId],
    ),
  )

/** All candidates hand in, that many of the questions right each. */
async function allSit(of: Sitting, rights: readonly number[]) {
  const key = await keyOf(server, of)
  const pages = []
  for (const [place, right] of rights.entries()) {
    const student = of.students[place]
    if (!student) throw new Error('a student')
    const page = await openPage(student, of.examId)
    await sit(page, key, { right, wrong: 3 - right })
    await cardOf(page)
    pages.push(page)
  }
  return pages
}

test('staff on the exam read the figures of its questions, in the order they were written in', async () => {
  const of = await aSitting(server, { students: 3 })
  expect(await read(of)).toMatchObject({ paperCount: 0, copy: null, isStale: false })
  await allSit(of, [3, 1, 0])
  const { copy, ...standing } = await read(of)
  expect(standing).toEqual({ paperCount: 3, waitingCount: 0, isStale: false, isShuffled: true })
  expect(copy?.whole).toMatchObject({ paperCount: 3, questionCount: 3, availableMarks: 6, isKr20: true })
  expect(copy?.whole.mean).toBeCloseTo(8 / 3, 9)
  expect(copy?.questions.map(({ number, text }) => [number, text])).toEqual(
    of.questions.map(({ question }, place) => [place + 1, question]),
  )
  const chosen = copy?.questions.flatMap(({ options }) => options)
  expect(chosen?.reduce((sum, { chosenCount }) => sum + chosenCount, 0)).toBe(9)
  expect(chosen?.filter(({ isRight }) => isRight).reduce((sum, one) => sum + one.chosenCount, 0)).toBe(4)
  // Students never, and of staff those who work on the exam.
  const [student] = of.students
  if (!student) throw new Error('a student')
  expect(await refusalOf(read(of, student))).toMatchObject({ code: 'NOT_ALLOWED' })
  expect((await read(of, of.school.admin)).copy).not.toBeNull()
})

test('of many papers a stale copy is shown and computed again, without putting off what is planned', async () => {
  const of = await aSitting(server, { students: 3 })
  await allSit(of, [2, 0])
  const [due] = await planned(of)
  expect(due?.reference).toBe(of.examId)
  expect(due?.inMs).toBeGreaterThan(30_000)
  expect(due?.inMs).toBeLessThanOrEqual(60_000)
  // Who looks before the first figures need not wait for that.
  expect(await readOfMany(of)).toMatchObject({ paperCount: 2, copy: null, isStale: false })
  const [, asked] = await planned(of)
  expect(asked?.inMs).toBeLessThanOrEqual(0)
  await compute(of, asked?.reference)
  expect((await readOfMany(of)).copy?.whole.paperCount).toBe(2)
  const last = of.students[2]
  if (!last) throw new Error('a student')
  const page = await openPage(last, of.examId)
  await sit(page, await keyOf(server, of), { right: 3 })
  await cardOf(page)
  expect((await planned(of)).filter(({ reference }) => reference === of.examId)).toHaveLength(1)
  const stale = await readOfMany(of)
  expect(stale).toMatchObject({ paperCount: 3, isStale: true, copy: { whole: { paperCount: 2 } } })
  expect((await planned(of)).map(({ reference }) => reference)).toContain(`${of.examId} asked`)
  await compute(of)
  expect(await readOfMany(of)).toMatchObject({ isStale: false, copy: { whole: { paperCount: 3 } } })
})

test('the figures of a class are there at the first look, also after a look that came before its marks', async () => {
  const of = await aSitting(server, { students: 3 })
  await compute(of)
  await allSit(of, [3, 1])
  expect(await read(of)).toMatchObject({ paperCount: 2, isStale: false, copy: { whole: { paperCount: 2 } } })
  expect((await planned(of)).map(({ reference }) => reference)).not.toContain(`${of.examId} asked`)
})

test('after figures of no paper those of many are due at once', async () => {
  const of = await aSitting(server, { students: 3 })
  await compute(of)
  await allSit(of, [3, 1])
  expect(await readOfMany(of)).toMatchObject({ paperCount: 2, isStale: true, copy: null })
  const asked = (await planned(of)).find(({ reference }) => reference === `${of.examId} asked`)
  expect(asked?.inMs).toBeLessThanOrEqual(0)
})

test('the first attempt of each student counts, once no late answer of it waits for a decision', async () => {
  const of = await aSitting(server, { students: 1, draft: { attemptsAllowed: 2 } })
  const [student] = of.students
  if (!student) throw new Error('a student')
  const key = await keyOf(server, of)
  for (const right of [1, 3]) {
    const page = await openPage(student, of.examId)
    await sit(page, key, { right, wrong: 3 - right })
    await cardOf(page)
  }
  expect(await read(of)).toMatchObject({ paperCount: 1, copy: { whole: { mean: 2, why: { sd: 'NEEDS_2_PAPERS' } } } })
  const late = await newPage(server, of)
  await handInLate(server, of, late)
  await cardOf(late)
  expect(await read(of)).toMatchObject({ paperCount: 1, waitingCount: 1, isStale: false })
  // Refused, they change no mark; the paper counts all the same from then on.
  await decideHaving(of.teacher, late, 'refused')
  expect(await readOfMany(of)).toMatchObject({ paperCount: 2, waitingCount: 0, isStale: true })
})
