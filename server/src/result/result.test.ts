import type { ReleaseRule } from '@sabimark/domain/exam/release.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aStudent, aSubject, aTeacher } from '../../test/builders/people.ts'
import {
  act,
  aSitting,
  type Card,
  cardOf,
  closeSittings,
  countRows,
  keyOf,
  moveBack,
  openPage,
  type Page,
  type Sitting,
  send,
  sit,
} from '../../test/builders/sitting.ts'
import { refusalOf, type TestClient } from '../../test/client.ts'
import { type TestServer, testServer } from '../../test/server.ts'
import { inSchool } from '../platform/database/tenant.ts'
import { newId } from '../platform/ids.ts'

const hour = 3_600_000
let server: TestServer
let sitting: Sitting

beforeAll(async () => {
  server = await testServer()
  sitting = await aSitting(server)
})
afterAll(() => server.stop())

/** A candidate of the sitting who has handed in two right and one wrong. */
async function handedIn(of = sitting): Promise<Page> {
  const { client } = await aStudent(server, of.school, { classId: of.classId })
  const page = await openPage(client, of.examId)
  await sit(page, await keyOf(server, of), { right: 2, wrong: 1 })
  await cardOf(page)
  return page
}

/** As the card with the questions has them. */
function answersOf({ questions }: Card) {
  return Object.fromEntries(questions.flatMap(({ id, answer }) => (answer === null ? [] : [[id, answer]])))
}

describe('what the candidate sees', () => {
  type Seen = {
    score: boolean
    marked: boolean
    scoreAt: 'over' | 'release' | null
    answersAt: 'over' | 'release' | null
  }
  test.each<[ReleaseRule, 'open' | 'closed', 'released' | 'not released', Seen]>([
    ['immediate', 'open', 'not released', { score: true, marked: false, scoreAt: null, answersAt: 'over' }],
    ['immediate', 'closed', 'not released', { score: true, marked: true, scoreAt: null, answersAt: 'over' }],
    ['after_exam', 'open', 'not released', { score: false, marked: false, scoreAt: 'over', answersAt: 'over' }],
    ['after_exam', 'closed', 'not released', { score: true, marked: true, scoreAt: 'over', answersAt: 'over' }],
    ['manual', 'open', 'not released', { score: false, marked: false, scoreAt: null, answersAt: null }],
    ['manual', 'closed', 'not released', { score: false, marked: false, scoreAt: null, answersAt: null }],
    ['manual', 'open', 'released', { score: true, marked: false, scoreAt: 'release', answersAt: 'over' }],
    ['manual', 'closed', 'released', { score: true, marked: true, scoreAt: 'release', answersAt: 'release' }],
  ])('%s, sitting %s, %s', async (rule, phase, released, seen) => {
    const of = await aSitting(server, { draft: { showResults: rule } })
    const page = await handedIn(of)
    if (phase === 'closed') await closeSittings(server, of.school, of.examId)
    if (released === 'released') await of.teacher.result.release({ examId: of.examId })
    const times = await inSchool(server.pools.app, of.school, (tx) =>
      tx.one<{ over: Date; release: Date | null }>(
        "SELECT closes_at + interval '60 seconds' AS over, released_at AS release FROM exam_sittings",
      ),
    )
    const atOf = (which: 'over' | 'release' | null) => (which ? (times[which]?.toISOString() ?? 'never') : null)
    const byTicket = await cardOf(page)
    const { card } = await page.client.result.get({ attemptId: page.attemptId })
    expect(card).toEqual(byTicket)
    const { card: toPaper } = await page.client.result.ofTicket({ ticket: page.ticket, hasPaper: true })
    expect(toPaper).toEqual({ ...byTicket, questions: [], answers: answersOf(byTicket) })
    expect(byTicket.scoreRelease).toEqual({ shown: seen.score, at: atOf(seen.scoreAt), waitsForTeacher: false })
    expect(byTicket.answersRelease).toEqual({ shown: seen.marked, at: atOf(seen.answersAt), waitsForTeacher: false })
    expect(byTicket.score?.correctCount ?? null).toBe(seen.score ? 2 : null)
    expect(byTicket.marked?.length ?? null).toBe(seen.marked ? 3 : null)
    const { items } = await page.client.result.listMine()
    expect(items).toMatchObject([
      { attemptId: page.attemptId, examTitle: 'First term mock', scoreRelease: byTicket.scoreRelease },
    ])
    expect(items[0]?.score).toEqual(byTicket.score)
    const staff = await of.teacher.result.listForExam({ examId: of.examId })
    expect(staff).toMatchObject({ isReleased: seen.score, items: [{ score: { correctCount: 2, percentage: 67 } }] })
  })

  test.each([
    [30_000, false],
    [61_000, true],
  ])('%i ms after the closing the key and an after_exam score are shown: %s', async (agoMs, isShown) => {
    const of = await aSitting(server, { draft: { showResults: 'after_exam' } })
    const page = await handedIn(of)
    await closeSittings(server, of.school, of.examId, agoMs)
    const card = await cardOf(page)
    expect([card.score !== null, card.marked !== null]).toEqual([isShown, isShown])
    expect([card.scoreRelease.shown, card.answersRelease.shown]).toEqual([isShown, isShown])
    expect((await page.client.result.listMine()).items[0]?.score ?? null).toEqual(card.score)
    expect((await of.teacher.result.listForExam({ examId: of.examId })).isReleased).toBe(isShown)
  })

  test('an answer another candidate sends once the key can be read waits for staff', async () => {
    const of = await aSitting(server, { students: 2 })
    const page = await handedIn(of)
    const other = await openPage(of.students[0], of.examId)
    const answer = (place: number) => {
      const { questionId: question, optionIds } = other.order[place] ?? { questionId: '', optionIds: [] }
      return act(other, { kind: 'answer', question, value: optionIds.slice(0, 1), atMs: 1000 })
    }
    await closeSittings(server, of.school, of.examId, 30_000)
    expect((await cardOf(page)).marked).toBeNull()
    await send(other, [answer(0)])
    await closeSittings(server, of.school, of.examId)
    expect((await cardOf(page)).marked).not.toBeNull()
    await send(other, [answer(1)])
    const rows = await inSchool(server.pools.app, of.school, (tx) =>
      tx.rows(
        `SELECT v.seq, v.refusal, v.is_late AS "isLate", a.late_decision AS "lateDecision"
         FROM attempt_events v JOIN exam_attempts a ON a.id = v.attempt_id WHERE a.id = $1 ORDER BY v.seq`,
        [other.attemptId],
      ),
    )
    expect(rows).toEqual([
      { seq: 1, refusal: null, isLate: false, lateDecision: 'pending' },
      { seq: 2, refusal: null, isLate: true, lateDecision: 'pending' },
    ])
  })

  test('a clock that may have jumped opens nothing that waits for a time', async () => {
    const of = await aSitting(server, { draft: { showResults: 'after_exam' } })
    const page = await handedIn(of)
    await closeSittings(server, of.school, of.examId)
    const read = async () => [
      await cardOf(page),
      (await page.client.result.get({ attemptId: page.attemptId })).card,
      (await page.client.result.listMine()).items[0],
    ]
    server.clock.isTrusted = false
    const hidden = await read()
    server.clock.isTrusted = true
    for (const one of hidden) expect(one).toMatchObject({ score: null, scoreRelease: { shown: false } })
    expect(hidden[0]).toMatchObject({ marked: null, answersRelease: { shown: false } })
    for (const one of await read()) expect(one).toMatchObject({ score: { correctCount: 2 } })
  })

  test('a close that was moved forward opens nothing while somebody still writes', async () => {
    const of = await aSitting(server, { students: 1 })
    const page = await handedIn(of)
    const writing = await openPage(of.students[0], of.examId)
    await inSchool(server.pools.app, of.school, (tx) =>
      tx.run("UPDATE exam_sittings SET opens_at = now() - interval '1 day', closes_at = now() - interval '1 hour'"),
    )
    const { marked, answersRelease } = await cardOf(page)
    expect(marked).toBeNull()
    expect(Date.parse(answersRelease.at ?? '')).toBeGreaterThan(Date.now() + writing.remainingMs)
  })

  test('own answers stand against the questions, in the order of the own paper', async () => {
    const page = await handedIn()
    const card = await cardOf(page)
    expect(card).toMatchObject({ answeredCount: 3, questionCount: 3, lateCount: 0, endedBy: 'candidate' })
    expect(
      card.questions.map(({ id, options }) => ({ questionId: id, optionIds: options.map((one) => one.id) })),
    ).toEqual(page.order)
    const key = await keyOf(server, sitting)
    expect(card.questions.map(({ id, answer }) => answer?.[0] === key[id]?.correctOptionIds[0])).toEqual([
      true,
      true,
      false,
    ])
  })

  test('an answer taken back is no answer', async () => {
    const page = await openPage((await aStudent(server, sitting.school)).client, sitting.examId)
    const first = page.order[0]
    await send(page, [
      act(page, { kind: 'answer', question: first?.questionId ?? '', value: first?.optionIds.slice(0, 1) ?? [] }),
      act(page, { kind: 'clear', question: first?.questionId ?? '' }),
      act(page, { kind: 'submit' }),
    ])
    const card = await cardOf(page)
    expect(card.answeredCount).toBe(0)
    expect(card.questions.map(({ answer }) => answer)).toEqual([null, null, null])
  })

  test('no reply before the sitting has closed holds the key, or says of any question whether it was right', async () => {
    const of = await aSitting(server)
    const page = await handedIn(of)
    const key = await keyOf(server, of)
    const replies: unknown[] = [
      await page.client.exam.listMine(),
      await page.client.attempt.door({ examId: of.examId }),
      await page.client.bearing(page.ticket).attempt.content({ contentHash: page.contentHash }),
      await page.client.result.listMine(),
      await page.client.result.get({ attemptId: page.attemptId }),
      await page.client.result.ofTicket({ ticket: page.ticket }),
      await send(page, []),
    ]
    const { client, content, nextSeq, ...started } = page
    replies.push(started)
    const forbidden = /correct(?!Count)|right|isCorrect|key|explanation|earned(?!Hundredths)/i
    for (const reply of replies) {
      for (const name of fieldsOf(reply)) expect(name).not.toMatch(forbidden)
    }
    // A right option stands nowhere but among all options of its question and in the own answers.
    const correct = new Set(Object.values(key).flatMap(({ correctOptionIds }) => correctOptionIds))
    const places = replies.flatMap((reply) => pathsTo(reply, (value) => correct.has(String(value))))
    for (const place of places) expect(place).toMatch(/\.(options\.\d+\.id|optionIds\.\d+|answer\.\d+)$/)
  })
})

/** The names of all fields anywhere in a reply. */
function fieldsOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(fieldsOf)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => [name, ...fieldsOf(inner)])
}

function pathsTo(value: unknown, isWanted: (value: unknown) => boolean, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return isWanted(value) ? [path] : []
  return Object.entries(value).flatMap(([name, inner]) => pathsTo(inner, isWanted, `${path}.${name}`))
}

describe('a ticket asks for the result', () => {
  test('while it is being sat: nothing yet', async () => {
    const page = await openPage((await aStudent(server, sitting.school)).client, sitting.examId)
    expect(await page.client.result.ofTicket({ ticket: page.ticket })).toEqual({ card: null })
  })

  test('of an older page of the same attempt, too', async () => {
    const { client } = await aStudent(server, sitting.school)
    const older = await openPage(client, sitting.examId)
    const newer = await openPage(client, sitting.examId)
    await sit(newer, {}, { right: 0 })
    expect(await cardOf(older)).toEqual(await cardOf(newer))
  })

  test('in vain when forged, unknown, or after the sync window', async () => {
    const page = await handedIn()
    const ask = (ticket: string) => refusalOf(server.client().result.ofTicket({ ticket }))
    const other = page.ticket.endsWith('A') ? 'B' : 'A'
    expect(await ask(`${page.ticket.slice(0, -1)}${other}`)).toMatchObject({ code: 'FORGED_TICKET' })
    await moveBack(server, sitting.school, page.attemptId, 74 * hour)
    expect(await ask(page.ticket)).toMatchObject({ code: 'WINDOW_CLOSED' })
  })
})

describe('who may read a result', () => {
  let page: Page
  beforeAll(async () => {
    page = await handedIn()
  })

  test('the teacher sees the whole of it, the key beside it', async () => {
    const key = await keyOf(server, sitting)
    for (const staff of [sitting.teacher, sitting.school.admin]) {
      const { card } = await staff.result.get({ attemptId: page.attemptId })
      expect(card?.score).toMatchObject({ correctCount: 2 })
      expect((card as Card).marked?.map(({ questionId, correctOptionIds }) => [questionId, correctOptionIds])).toEqual(
        (card as Card).marked?.map(({ questionId }) => [questionId, key[questionId]?.correctOptionIds]),
      )
      expect(card?.marked?.filter(({ isCorrect }) => isCorrect)).toHaveLength(2)
    }
  })

  test.each<[string, string, () => Promise<TestClient>]>([
    ['another student of the class', 'UNKNOWN_ATTEMPT', async () => (await aStudent(server, sitting.school)).client],
    ['a student of another school', 'UNKNOWN_ATTEMPT', async () => (await aSitting(server)).students[0] as TestClient],
    ['the administrator of another school', 'UNKNOWN_ATTEMPT', async () => (await aSitting(server)).school.admin],
    [
      'a teacher of another subject',
      'NOT_ALLOWED',
      async () => {
        const { id } = await aSubject(sitting.school, { name: 'Biology' })
        return (await aTeacher(server, sitting.school, { subjectIds: [id] })).client
      },
    ],
    ['a stranger', 'NOT_SIGNED_IN', async () => server.client()],
  ])('%s cannot fetch it by id: %s', async (_what, code, who) => {
    const client = await who()
    expect(await refusalOf(client.result.get({ attemptId: page.attemptId }))).toMatchObject({ code })
  })

  test.each<[string, string, string, () => Promise<TestClient>]>([
    ['another school', 'UNKNOWN_EXAM', 'UNKNOWN_EXAM', async () => (await aSitting(server)).teacher],
    ['a student', 'NOT_ALLOWED', 'NOT_ALLOWED', async () => page.client],
  ])('%s can neither list nor release the results of the exam', async (_what, listed, released, who) => {
    const client = await who()
    const { examId } = sitting
    expect(await refusalOf(client.result.listForExam({ examId }))).toMatchObject({ code: listed })
    expect(await refusalOf(client.result.release({ examId }))).toMatchObject({ code: released })
  })

  test('an attempt nobody has is unknown', async () => {
    expect(await refusalOf(sitting.teacher.result.get({ attemptId: newId() }))).toMatchObject({
      code: 'UNKNOWN_ATTEMPT',
    })
  })

  test('results of another school stand in nobody else’s list', async () => {
    const other = await aSitting(server)
    await handedIn(other)
    expect((await other.students[0]?.result.listMine())?.items).toEqual([])
    expect((await other.teacher.result.listForExam({ examId: other.examId })).items).toHaveLength(1)
  })
})

describe('staff', () => {
  test('see every state an attempt can be in', async () => {
    const of = await aSitting(server, { students: 2 })
    const [running, ranOut] = await Promise.all(of.students.map((student) => openPage(student, of.examId)))
    await handedIn(of)
    await inSchool(server.pools.app, of.school, (tx) =>
      tx.run("UPDATE exam_attempts SET state = 'submitted', ended_by = 'time', submitted_at = deadline WHERE id = $1", [
        ranOut?.attemptId,
      ]),
    )
    const { items, nextCursor } = await of.teacher.result.listForExam({ examId: of.examId })
    expect(nextCursor).toBeNull()
    const byId = new Map(items.map((item) => [item.attemptId, item]))
    expect(byId.get(running?.attemptId ?? '')).toMatchObject({ state: 'in_progress', score: null, submittedAt: null })
    expect(byId.get(ranOut?.attemptId ?? '')).toMatchObject({ state: 'submitted', endedBy: 'time', score: null })
    expect(items.filter(({ state }) => state === 'marked')).toHaveLength(1)
  })

  test('page through a long list without missing or repeating anybody', async () => {
    const of = await aSitting(server)
    await inSchool(server.pools.app, of.school, async (tx) => {
      const { id: sittingId, versionId } = await tx.one<{ id: string; versionId: string }>(
        'SELECT id, version_id AS "versionId" FROM exam_sittings',
      )
      const { id: studentId } = await tx.one<{ id: string }>('SELECT user_id AS id FROM students')
      for (let number = 2; number <= 251; number++) {
        const attemptId = newId()
        await tx.run(
          `WITH paper AS (
             INSERT INTO exam_papers (school_id, sitting_id, student_id, attempt_number, version_id, attempt_id,
               rules_version, paper) VALUES ($1, $2, $3, $4, $5, $6, 1, '{}'))
           INSERT INTO exam_attempts (school_id, id, sitting_id, exam_id, student_id, attempt_number, version_id,
             started_at, deadline, sync_window_ms)
           VALUES ($1, $6, $2, $7, $3, $4, $5, now(), now() + interval '1 hour', 1000)`,
          [tx.schoolId, sittingId, studentId, number, versionId, attemptId, of.examId],
        )
      }
    })
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const { items, nextCursor } = await of.teacher.result.listForExam({
        examId: of.examId,
        ...(cursor ? { cursor } : {}),
      })
      seen.push(...items.map(({ attemptId }) => attemptId))
      cursor = nextCursor ?? undefined
    } while (cursor)
    expect(seen).toHaveLength(250)
    expect(new Set(seen).size).toBe(250)
    expect(seen).toEqual(seen.toSorted().reverse())
  })

  test.each<ReleaseRule>(['immediate', 'after_exam'])('have nothing to release when the rule is %s', async (rule) => {
    const of = await aSitting(server, { draft: { showResults: rule } })
    const before = await countRows(server, of.school)
    expect(await refusalOf(of.teacher.result.release({ examId: of.examId }))).toMatchObject({ code: 'WRONG_STATUS' })
    expect(await countRows(server, of.school)).toEqual(before)
  })

  test('release once, and it is written down', async () => {
    const of = await aSitting(server, { draft: { showResults: 'manual' } })
    const releasedAt = () =>
      inSchool(server.pools.app, of.school, (tx) => tx.rows('SELECT released_at FROM exam_sittings'))
    await of.teacher.result.release({ examId: of.examId })
    const first = await releasedAt()
    await of.teacher.result.release({ examId: of.examId })
    expect(await releasedAt()).toEqual(first)
    const audit = await inSchool(server.pools.app, of.school, (tx) =>
      tx.rows("SELECT subject FROM audit_log WHERE action = 'exam.release_results'"),
    )
    expect(audit[0]).toEqual({ subject: of.examId })
  })
})
