import { lagosDate, lagosTime } from '@sabimark/domain/words/lagos-time.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { correctHaving } from '../../../test/builders/corrections.ts'
import { anExam, aQuestion, aQuestionForm, type Question } from '../../../test/builders/exam.ts'
import { aStudent } from '../../../test/builders/people.ts'
import { act, aSitting, cardOf, openPage, type Page, type Sitting, send } from '../../../test/builders/sitting.ts'
import { refusalOf } from '../../../test/client.ts'
import { type TestServer, testServer } from '../../../test/server.ts'
import { inSchool, type Tx } from '../../platform/database/tenant.ts'
import { resultWorkers } from '../../result/result.workers.ts'
import { examWorkers } from '../exam.workers.ts'

const hour = 3_600_000
const reason = 'A word was misspelt'
const options = ['A fish', 'B bird', 'C cow', 'D dog']
const [wrong, right] = ['Which gifs milk?', 'Which gives milk?']
let server: TestServer
let of: Sitting
beforeAll(async () => {
  server = await testServer()
  of = await aSitting(server, { isPublished: false, students: 0 })
})
afterAll(() => server.stop())

const within = <T>(work: (tx: Tx) => Promise<T>) => inSchool(server.pools.app, of.school, work)
const rows = (text: string, values: unknown[]) => within((tx) => tx.rows<Record<string, unknown>>(text, values))
const run = (kind: string, reference: string) =>
  examWorkers(server)[kind]?.run({ schoolId: of.school.schoolId, reference })

/** An exam of one misspelt question with a further sitting for who was absent, and as many students of its class. */
let classCount = 0
async function anExamTwice(students: number, said: { opensAt?: Date } = {}) {
  const classId = of.school.classes[classCount++]?.id ?? ''
  const typo = await aQuestion(of.teacher, { subjectId: of.subjectId, question: wrong, options })
  const draft = { showResults: 'manual' as const }
  const exam = await anExam(of.teacher, { ...of, classIds: [classId], questions: [typo], draft, ...said })
  const { examId } = exam
  const people = []
  for (let number = 0; number < students; number++) people.push(await aStudent(server, of.school, { classId }))
  const [opens, closes] = [new Date(Date.now() + 24 * hour), new Date(Date.now() + 27 * hour)]
  await of.teacher.exam.addSitting({
    ...{ examId, scheduledDate: lagosDate(opens), scheduledTime: lagosTime(opens) },
    ...{ closingDate: lagosDate(closes), closingTime: lagosTime(closes) },
  })
  const { sittings } = await of.teacher.exam.get({ examId })
  const [first = '', further = ''] = sittings.map(({ id }) => id)
  for (const sittingId of [first, further]) await run('make_papers', sittingId)
  return { examId, typo, first, further, clients: people.map(({ client }) => client) }
}

async function closeFirst({ first }: { first: string }) {
  await rows(
    `UPDATE exam_sittings SET opens_at = now() - interval '3 hours', closes_at = now() - interval '1 hour' WHERE id = $1`,
    [first],
  )
  await run('close_sitting', first)
}
const openNow = (sittingId: string) =>
  rows(`UPDATE exam_sittings SET opens_at = clock_timestamp() - interval '1 minute' WHERE id = $1`, [sittingId])

async function edited({ id, revision }: Question) {
  await of.teacher.bank.updateQuestion({
    ...aQuestionForm({ subjectId: of.subjectId, question: right, options }),
    id,
    revision,
  })
}

async function publish(examId: string) {
  const changes = await of.teacher.exam.readChanges({ examId })
  const { effects } = await of.teacher.exam.publishChanges({ examId, seen: changes.seen, reason })
  return { ...changes, effects }
}

const textOf = ({ content }: Page) => content.questions[0]?.text
const versionsOf = async (examId: string) =>
  (await rows('SELECT version_id AS id FROM exam_sittings WHERE exam_id = $1 ORDER BY opens_at', [examId])).map(
    ({ id }) => id,
  )
const papersOf = (sittingId: string) =>
  rows('SELECT version_id AS "versionId" FROM exam_papers WHERE sitting_id = $1', [sittingId])

async function handIn(page: Page, letter: string): Promise<void> {
  const [question] = page.content.questions
  const value = question?.options.flatMap(({ id, text }) => (text === letter ? [id] : [])) ?? []
  await send(page, [act(page, { kind: 'answer', question: question?.id ?? '', value }), act(page, { kind: 'submit' })])
  await cardOf(page)
}

test('after the first sitting, who was absent sits the changed paper; who sat the first keeps theirs, and both are counted together', async () => {
  const exam = await anExamTwice(2)
  const { examId, further, clients } = exam
  const old = await openPage(clients[0], examId)
  await handIn(old, 'C cow')
  await closeFirst(exam)
  await run('make_papers', further)
  expect(await papersOf(further)).toHaveLength(1)
  await edited(exam.typo)
  // Whoever sat the first sitting has begun the exam, though they are candidates of none that is open or to come.
  const { begunCount, newCount, effects } = await publish(examId)
  expect({ begunCount, newCount }).toEqual({ begunCount: 1, newCount: 1 })
  expect(effects.at(-1)).toBe('1 candidate gets the new paper; 1 candidate who has begun keeps the old one.')
  const [before, after] = await versionsOf(examId)
  expect(before).not.toBe(after)
  expect(await papersOf(further)).toEqual([])
  await run('make_papers', further)
  expect(await papersOf(further)).toEqual([{ versionId: after }])

  await openNow(further)
  const fresh = await openPage(clients[1], examId)
  expect([textOf(old), textOf(fresh)]).toEqual([wrong, right])
  await handIn(fresh, 'C cow')
  await resultWorkers(server).exam_statistics?.run({ schoolId: of.school.schoolId, reference: `${examId} asked` })
  expect(await of.teacher.result.statistics({ examId })).toMatchObject({ paperCount: 2 })
  // A key that is put right afterwards reaches the papers of both.
  const [question] = old.content.questions
  const cow = question?.options.find(({ text }) => text === 'C cow')?.id ?? ''
  const correction = { kind: 'also' as const, questionId: question?.id ?? '', right: { optionIds: [cow], texts: [] } }
  const asked = { examId, examIds: [], correction }
  expect(await refusalOf(of.teacher.marking.tryCorrection(asked))).toMatchObject({ code: 'ASKED_OTHERWISE' })
  const { moves } = await correctHaving(of.teacher, { ...asked, versions: [1, 2] })
  expect(moves).toMatchObject({ upCount: 2 })
})

test('while the first is open, both sittings have the changed paper from then on, also one that is added later', async () => {
  const exam = await anExamTwice(3)
  const { examId, clients } = exam
  const old = await openPage(clients[0], examId)
  await edited(exam.typo)
  expect(await publish(examId)).toMatchObject({ begunCount: 1, newCount: 2 })
  expect(new Set(await versionsOf(examId)).size).toBe(1)
  expect(textOf(await openPage(clients[1], examId))).toBe(right)
  expect((await openPage(clients[0], examId)).contentHash).toBe(old.contentHash)
  await closeFirst(exam)
  await openNow(exam.further)
  expect(textOf(await openPage(clients[2], examId))).toBe(right)
})

test('before any is open, both have it, and nothing is left of the last paper; when all are over there is nobody to reach', async () => {
  const exam = await anExamTwice(2, { opensAt: new Date(Date.now() + hour) })
  const { examId } = exam
  await edited(exam.typo)
  expect(await publish(examId)).toMatchObject({ begunCount: 0, newCount: 2 })
  expect(new Set(await versionsOf(examId)).size).toBe(1)
  expect(await papersOf(exam.first)).toEqual([])
  await rows("UPDATE exam_sittings SET opens_at = now() - interval '2 hours', closes_at = now() WHERE exam_id = $1", [
    examId,
  ])
  expect(await refusalOf(of.teacher.exam.readChanges({ examId }))).toMatchObject({ code: 'WRONG_STATUS' })
})
