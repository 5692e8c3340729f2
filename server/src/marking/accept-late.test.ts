import { expect, test } from 'vitest'
import { answerRight, handInLate, remark } from '../../test/builders/marking.ts'
import { aTeacher } from '../../test/builders/people.ts'
import { comesBack, offered, packed } from '../../test/builders/seal.ts'
import { sharedSitting } from '../../test/builders/shared-sitting.ts'
import { closeSittings, openPage, type Page, type Sitting, send } from '../../test/builders/sitting.ts'
import { refusalOf } from '../../test/client.ts'
import { inSchool, type Tx } from '../platform/database/tenant.ts'
import { newId } from '../platform/ids.ts'
import { markAttempts } from './mark-attempts.ts'

const shared = sharedSitting()

const here = <T>(work: (tx: Tx) => Promise<T>) => inSchool(shared.server.pools.app, shared.of.school, work)

/** An exam with so many papers, each with one answer that waits. */
async function aLateExam(count: number) {
  const of: Sitting = { ...shared.of, ...(await shared.anotherExam()) }
  const pages: Page[] = []
  for (let place = 0; place < count; place += 1) {
    const { client } = await shared.anotherStudent({ name: `Student ${place}` })
    const page = await openPage(client, of.examId)
    await handInLate(shared.server, of, page)
    await remark(shared.server, of, page)
    pages.push(page)
  }
  const { teacher, examId } = of
  const items = async () => (await teacher.result.listForExam({ examId })).items
  return {
    of,
    pages,
    accept: (attempts: { attemptId: string; seen: number }[], by = teacher) =>
      by.marking.acceptLate({ examId, attempts }),
    item: async ({ attemptId }: Page) => (await items()).find((one) => one.attemptId === attemptId),
    decisions: async () => {
      const found = new Map((await items()).map((one) => [one.attemptId, one.lateDecision]))
      return pages.map(({ attemptId }) => found.get(attemptId))
    },
  }
}
const asSeen = (pages: readonly Page[]) => pages.map(({ attemptId }) => ({ attemptId, seen: 1 }))

test('what waits of several papers is accepted at once, as it was seen, and each is marked again', async () => {
  const { of, pages, accept, decisions, item } = await aLateExam(3)
  const [first, more, gone] = pages
  if (!first || !more || !gone) throw new Error('no pages')
  await of.teacher.marking.decideLate({ attemptId: gone.attemptId, decision: 'refused', seen: 1 })
  const unknown = { attemptId: newId(), seen: 1 }
  const seenBefore = { attemptId: more.attemptId, seen: 0 }
  const { doneCount, skipped } = await accept([...asSeen([first, gone]), seenBefore, unknown])
  expect(doneCount).toBe(1)
  expect(new Map(skipped.map(({ id, why }) => [id, why]))).toEqual(
    new Map([
      [more.attemptId, 'More has arrived since you looked. Look at it first.'],
      [gone.attemptId, 'Has no late answers that wait.'],
      [unknown.attemptId, 'Has handed in no paper of this exam.'],
    ]),
  )
  expect(await decisions()).toEqual(['accepted', 'pending', 'refused'])
  expect((await item(first))?.score).toMatchObject({ correctCount: 1 })
})

test('what came when right answers could be read is accepted one by one alone', async () => {
  const of: Sitting = { ...shared.of, ...(await shared.anotherExam()) }
  const { client } = await shared.anotherStudent()
  const page = await openPage(client, of.examId)
  const change = (what: string) =>
    here((tx) => tx.run(`UPDATE exam_attempts SET ${what} WHERE id = $1`, [page.attemptId]))
  await closeSittings(shared.server, of.school, of.examId)
  await change(`state = 'submitted', ended_by = 'time', submitted_at = deadline`)
  await send(page, [await answerRight(shared.server, of, page, 0)])
  // The device has been heard of, so right answers are open by now.
  await change(`heard_at = heard_at - interval '2 minutes'`)
  await send(page, [await answerRight(shared.server, of, page, 1)])
  await remark(shared.server, of, page)
  const attempts = [{ attemptId: page.attemptId, seen: 2 }]
  const { doneCount, skipped } = await of.teacher.marking.acceptLate({ examId: of.examId, attempts })
  expect([doneCount, skipped.map(({ why }) => why)]).toEqual([
    0,
    ['Some arrived when right answers could be read. Accept it by itself.'],
  ])
  const decide = { attemptId: page.attemptId, decision: 'accepted' as const, seen: 2, evenAfterAnswers: true }
  expect((await of.teacher.marking.decideLate(decide)).totals).toMatchObject({ correctCount: 2 })
})

test('it is for who may act on the exam, and papers of others are named by nobody', async () => {
  const [ours, other] = [await aLateExam(1), await aLateExam(1)]
  const { client: colleague } = await aTeacher(shared.server, shared.of.school, { subjectIds: [shared.of.subjectId] })
  expect(await refusalOf(ours.accept(asSeen(ours.pages), colleague))).toMatchObject({ code: 'NOT_ALLOWED' })
  const { doneCount, skipped } = await ours.accept(asSeen(other.pages))
  expect([doneCount, skipped]).toMatchObject([0, [{ name: '', why: 'Has handed in no paper of this exam.' }]])
  expect(await other.decisions()).toEqual(['pending'])
})

test('why all of an attempt waits that was begun without the server stands beside what came', async () => {
  const of: Sitting = { ...shared.of, ...(await shared.anotherExam()) }
  const sealed = await offered(shared.server, of)
  const who = await shared.anotherStudent({ name: 'Ada Sample' })
  const own = await packed(who, sealed, of.examId)
  const { ticket } = await shared.server.client().attempt.arrive(comesBack(own.passTicket))
  const { question, option } = await here((tx) =>
    tx.one<{ question: string; option: string }>(
      `SELECT paper->'order'->0->>'questionId' AS question, paper->'order'->0->'optionIds'->>0 AS option
       FROM exam_papers WHERE attempt_id = $1`,
      [own.attemptId],
    ),
  )
  const events = [
    { seq: 1, atMs: 1_000, kind: 'answer' as const, question, value: [option] },
    { seq: 2, atMs: 2_000, kind: 'submit' as const },
  ]
  await shared.server.client().attempt.save({ ticket, sentAtMs: 3_000, events })
  await here((tx) => markAttempts(tx, [own.attemptId], 'test'))
  const { card } = await of.teacher.result.get({ attemptId: own.attemptId })
  expect(card?.afterEnd).toMatchObject({ waits: ['begun_late', 'code_not_shown'], late: { count: 1 } })
  const [item] = (await of.teacher.result.listForExam({ examId: of.examId })).items
  expect(item).toMatchObject({ lateDecision: 'pending', afterEnd: { waits: ['begun_late', 'code_not_shown'] } })
})
