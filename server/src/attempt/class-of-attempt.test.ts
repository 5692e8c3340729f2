import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anExam } from '../../test/builders/exam.ts'
import { aStudent } from '../../test/builders/people.ts'
import {
  act,
  aSitting,
  cardOf,
  keyOf,
  newPageId,
  openPage,
  type Sitting,
  send,
  sit,
} from '../../test/builders/sitting.ts'
import { refusalOf, type TestClient } from '../../test/client.ts'
import { type TestServer, testServer } from '../../test/server.ts'
import { makePapers } from '../exam/paper/make-papers.ts'
import { inSchool } from '../platform/database/tenant.ts'

let server: TestServer
let sitting: Sitting

beforeAll(async () => {
  server = await testServer()
  sitting = await aSitting(server, { draft: { attemptsAllowed: 2 } })
})
afterAll(() => server.stop())

const nameOf = (place: number) => sitting.school.classes[place]?.name ?? ''
const idOf = (place: number) => sitting.school.classes[place]?.id ?? ''
const within = (text: string, values: unknown[]) =>
  inSchool(server.pools.app, sitting.school, (tx) => tx.rows<Record<string, unknown>>(text, values))
const move = (studentId: string, place: number | null) =>
  within('UPDATE students SET class_id = $2 WHERE user_id = $1', [studentId, place === null ? null : idOf(place)])
const listed = async (client: TestClient, examId = sitting.examId) =>
  (await client.exam.listMine()).items.find(({ id }) => id === examId)
const resultOf = async (attemptId: string, examId = sitting.examId) =>
  (await sitting.teacher.result.listForExam({ examId })).items.find((item) => item.attemptId === attemptId)
const counts = async (examId = sitting.examId) => {
  const { startedCount, submittedCount } = await sitting.teacher.exam.get({ examId })
  return { startedCount, submittedCount }
}

describe('who changes class in the middle of an exam', () => {
  test.each([
    ['another class', 4],
    ['no class', null],
  ] as const)('for %s goes on, hands in, and is counted once in the class they began in', async (_what, place) => {
    const { client, student } = await aStudent(server, sitting.school)
    const before = await counts()
    const pageId = newPageId()
    const page = await openPage(client, sitting.examId, pageId)
    const [first] = page.order
    await send(page, [act(page, { kind: 'flag', question: first?.questionId ?? '' })])
    await move(student.id, place)

    // The page that is open, and what a reload asks: the list, the door, the start, the paper.
    expect(await send(page, [act(page, { kind: 'leave' })])).toMatchObject({ ackedSeq: 2, isLive: true })
    expect(await listed(client)).toMatchObject({ state: 'in_progress', remainingMs: expect.any(Number) })
    const door = await client.attempt.door({ examId: sitting.examId })
    expect(door).toMatchObject({ state: 'in_progress', attemptsUsed: 1 })
    const again = await openPage(client, sitting.examId)
    expect(again).toMatchObject({ attemptId: page.attemptId, epoch: 2, order: page.order, content: page.content })
    expect(again.log.map(({ kind }) => kind)).toEqual(['flag', 'leave'])
    expect(await counts()).toEqual({ ...before, startedCount: before.startedCount + 1 })
    expect(await resultOf(page.attemptId)).toMatchObject({ state: 'in_progress', className: nameOf(0) })

    await sit(again, await keyOf(server, sitting), { right: 3 })
    expect((await cardOf(again)).candidate.className).toBe(nameOf(0))
    expect(await resultOf(page.attemptId)).toMatchObject({ state: 'marked', className: nameOf(0) })
    expect(await counts()).toEqual({
      startedCount: before.startedCount + 1,
      submittedCount: before.submittedCount + 1,
    })

    // One attempt is left to those of the class. Who has left it has handed in.
    expect(await listed(client)).toMatchObject({ state: 'submitted' })
    expect(await client.attempt.door({ examId: sitting.examId })).toMatchObject({ state: 'submitted' })
    expect(await refusalOf(openPage(client, sitting.examId))).toMatchObject({ code: 'NOT_YOUR_EXAM' })
  })

  test('for another class that sits it too: a second attempt is the new class’s, the first stays', async () => {
    const { teacher, subjectId, school } = sitting
    const { examId } = await anExam(teacher, {
      ...{ subjectId, classIds: [idOf(0), idOf(1)] },
      draft: { attemptsAllowed: 2 },
    })
    const { client, student } = await aStudent(server, school)
    const page = await openPage(client, examId)
    await sit(page, {}, { right: 0 })
    await move(student.id, 1)
    expect((await client.exam.listMine()).items.filter(({ id }) => id === examId)).toMatchObject([{ state: 'ready' }])
    const second = await openPage(client, examId)
    await sit(second, {}, { right: 0 })
    expect(await resultOf(page.attemptId, examId)).toMatchObject({ className: nameOf(0), attemptNumber: 1 })
    expect(await resultOf(second.attemptId, examId)).toMatchObject({ className: nameOf(1), attemptNumber: 2 })
    expect(await refusalOf(openPage(client, examId))).toMatchObject({ code: 'NO_ATTEMPTS_LEFT' })
  })
})

test('what a class has sat stays that class’s when all of it has moved up', async () => {
  const { teacher, subjectId, school } = sitting
  const { examId } = await anExam(teacher, { subjectId, classIds: [idOf(2)] })
  const pupils = await Promise.all([1, 2].map(() => aStudent(server, school, { classId: idOf(2) })))
  const attempts: string[] = []
  for (const { client } of pupils) {
    const page = await openPage(client, examId)
    await sit(page, await keyOf(server, { school, examId }), { right: 1 })
    await cardOf(page)
    attempts.push(page.attemptId)
  }
  for (const { student } of pupils) await move(student.id, 5)
  const { items } = await teacher.result.listForExam({ examId })
  expect(items.map(({ attemptId, className }) => [attemptId, className]).toSorted()).toEqual(
    attempts.map((attemptId) => [attemptId, nameOf(2)]).toSorted(),
  )
  const [first = ''] = attempts
  const { card } = await teacher.result.get({ attemptId: first })
  expect(card?.candidate.className).toBe(nameOf(2))
})

test('who joins a class sits what is set for it, on a paper made at the start, and nothing of the class they left', async () => {
  const { teacher, subjectId, school } = sitting
  const paperMade = async (examId: string) => {
    const [row] = await within('SELECT id FROM exam_sittings WHERE exam_id = $1', [examId])
    await makePapers(server.pools.app)({ schoolId: school.schoolId, reference: String(row?.id) })
  }
  const { client, student } = await aStudent(server, school, { classId: idOf(6) })
  const { examId: left } = await anExam(teacher, { subjectId, classIds: [idOf(6)] })
  const { examId: joined } = await anExam(teacher, { subjectId, classIds: [idOf(7)] })
  await paperMade(left)
  await paperMade(joined)
  const papers = () =>
    within(
      `SELECT s.exam_id AS "examId" FROM exam_papers p JOIN exam_sittings s ON s.school_id = p.school_id
         AND s.id = p.sitting_id WHERE p.student_id = $1 AND s.exam_id = ANY ($2)`,
      [student.id, [left, joined]],
    )
  expect(await papers()).toEqual([{ examId: left }])
  await move(student.id, 7)

  expect(await listed(client, left)).toBeUndefined()
  expect(await refusalOf(openPage(client, left))).toMatchObject({ code: 'NOT_YOUR_EXAM' })
  expect(await listed(client, joined)).toMatchObject({ state: 'ready' })
  const page = await openPage(client, joined)
  expect(await resultOf(page.attemptId, joined)).toMatchObject({ className: nameOf(7) })
  // The old paper lies there unused: who is put back into the class finds it.
  expect((await papers()).map(({ examId }) => examId)).toEqual(expect.arrayContaining([left, joined]))
})
