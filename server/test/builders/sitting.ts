import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { InferContractRouterOutputs } from '@orpc/contract'
import type { contract } from '@sabimark/contract/contract.ts'
import type { AttemptEvent } from '@sabimark/domain/attempt/event.ts'
import { newestRulesVersion } from '@sabimark/domain/exam/rules-version.ts'
import type { ExamKey } from '@sabimark/domain/exam/version.ts'
import { inSchool } from '../../src/platform/database/tenant.ts'
import type { TestClient } from '../client.ts'
import type { TestServer } from '../server.ts'
import { moveStart } from './attempt.ts'
import { anExam, type BuiltExam, type ExamOptions } from './exam.ts'
import { aSchool, aStudent, aSubject, aTeacher, type TestSchool } from './people.ts'

type Outputs = InferContractRouterOutputs<typeof contract>
export type Started = Outputs['attempt']['start']
/** An event of a kind that is known. */
export type SentEvent = AttemptEvent
export type Card = NonNullable<Outputs['result']['ofTicket']['card']>

export type Sitting = BuiltExam & {
  school: TestSchool
  subjectId: string
  classId: string
  /** The teacher who wrote it. */
  teacher: TestClient
  students: TestClient[]
}

/** A school whose teacher has published an exam for the students' class, through the front door. */
export async function aSitting(
  server: TestServer,
  { students = 1, ...said }: Partial<Omit<ExamOptions, 'subjectId' | 'classIds'>> & { students?: number } = {},
): Promise<Sitting> {
  const school = await aSchool(server)
  const { id: subjectId } = await aSubject(school)
  const classId = school.classes[0]?.id ?? ''
  const { client: teacher } = await aTeacher(server, school, { subjectIds: [subjectId], classIds: [classId] })
  const signedIn: TestClient[] = []
  for (let number = 0; number < students; number++) signedIn.push((await aStudent(server, school)).client)
  const exam = await anExam(teacher, { subjectId, classIds: [classId], ...said })
  return { ...exam, school, subjectId, classId, teacher, students: signedIn }
}

export const newPageId = () => randomBytes(16).toString('hex')

/** A page load of the exam room, and what it needs to answer. */
export type Page = Started & { client: TestClient; content: Outputs['attempt']['content']; nextSeq: number }

export async function openPage(client: TestClient | undefined, examId: string, pageId = newPageId()): Promise<Page> {
  if (!client) throw new Error('There is no such student.')
  const started = await client.attempt.start({ examId, pageId, knows: newestRulesVersion })
  const content = await client.bearing(started.ticket).attempt.content({ contentHash: started.contentHash })
  return { ...started, client, content, nextSeq: 1 }
}

/** Somebody new in the class of the sitting opens the exam. */
export async function newPage(server: TestServer, of: Sitting): Promise<Page> {
  const { client } = await aStudent(server, of.school, { classId: of.classId })
  return await openPage(client, of.examId)
}

/** The next event of a page, at a moment of its own scale. */
export function act(page: Page, event: Omit<SentEvent, 'seq' | 'atMs'> & { atMs?: number }): SentEvent {
  const seq = page.nextSeq++
  return { atMs: page.elapsedMs, ...event, seq }
}

/** Sends events of a page under its ticket. */
export async function send(page: Page, events: SentEvent[], sentAtMs = page.allowedMs) {
  return await page.client.attempt.save({ ticket: page.ticket, sentAtMs, events })
}

/** The key of the newest version of an exam, as the database has it. */
export async function keyOf(
  server: TestServer,
  { school, examId }: Pick<Sitting, 'school' | 'examId'>,
): Promise<ExamKey> {
  return await inSchool(server.pools.app, school, async (tx) => {
    const { key } = await tx.one<{ key: ExamKey }>(
      `SELECT k.key FROM exam_keys k JOIN exam_versions v ON v.school_id = k.school_id AND v.id = k.version_id
       WHERE v.exam_id = $1 ORDER BY v.number DESC, k.revision DESC LIMIT 1`,
      [examId],
    )
    return key
  })
}

/** Answers: so many questions right, in the order of the paper, and as many wrong as said; then hands in. */
export async function sit(page: Page, key: ExamKey, { right, wrong = 0 }: { right: number; wrong?: number }) {
  const events = page.order.slice(0, right + wrong).map(({ questionId, optionIds }, index) => {
    const correct = key[questionId]?.correctOptionIds ?? []
    const value = index < right ? correct : optionIds.filter((id) => !correct.includes(id)).slice(0, 1)
    return act(page, { kind: 'answer', question: questionId, value })
  })
  return await send(page, [...events, act(page, { kind: 'submit' })])
}

/** The card the page gets when its attempt has been marked. */
export async function cardOf(page: Page): Promise<Card> {
  for (let tries = 0; tries < 400; tries++) {
    const { card } = await page.client.result.ofTicket({ ticket: page.ticket })
    if (card) return card
    await wait(25)
  }
  throw new Error('The attempt was never marked.')
}

/** Somebody new has handed in two right and one wrong, and was marked. */
export async function handedIn(server: TestServer, of: Sitting): Promise<Page> {
  const page = await newPage(server, of)
  await sit(page, await keyOf(server, of), { right: 2, wrong: 1 })
  await cardOf(page)
  return page
}

/** The attempt began `elapsedMs` ago and keeps its length. */
export async function moveBack(server: TestServer, school: TestSchool, attemptId: string, elapsedMs: number) {
  await inSchool(server.pools.app, school, (tx) => moveStart(tx, attemptId, elapsedMs))
}

/**
 * Closes every sitting of the exam, as if time had passed: `agoMs` ago, so that right answers are shown unless said
 * otherwise. Attempts have ended by then, as every deadline lies inside its sitting.
 */
export async function closeSittings(server: TestServer, school: TestSchool, examId: string, agoMs = 61_000) {
  await inSchool(server.pools.app, school, (tx) =>
    tx.run(
      `WITH closed AS (
         UPDATE exam_sittings SET opens_at = closing.at - interval '2 hours', closes_at = closing.at
         FROM date_trunc('milliseconds', clock_timestamp() - make_interval(secs => $2::float8 / 1000)) AS closing(at)
         WHERE exam_id = $1 RETURNING id, closes_at)
       UPDATE exam_attempts a SET deadline = closes_at, started_at = closes_at - (deadline - started_at),
         submitted_at = closes_at - (deadline - submitted_at)
       FROM closed WHERE a.sitting_id = closed.id AND a.deadline > closes_at`,
      [examId, agoMs],
    ),
  )
}

/** How many rows the tables of an attempt hold in this school: to see that nothing changed. */
export async function countRows(server: TestServer, school: TestSchool): Promise<Record<string, number>> {
  const tables = ['exam_attempts', 'attempt_epochs', 'attempt_events', 'results', 'marked_answers', 'result_revisions']
  return await inSchool(server.pools.app, school, async (tx) => {
    const counts: Record<string, number> = {}
    for (const table of tables) {
      counts[table] = (await tx.one<{ count: number }>(`SELECT count(*) FROM ${table}`)).count
    }
    return counts
  })
}
