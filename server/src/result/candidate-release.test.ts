import type { ReleaseRule } from '@sabimark/domain/exam/release/release.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  aSitting,
  type Card,
  cardOf,
  closeSittings,
  handedIn,
  keyOf,
  openPage,
  send,
} from '../../test/builders/sitting.ts'
import { type TestServer, testServer } from '../../test/server.ts'
import { inSchool } from '../platform/database/tenant.ts'

let server: TestServer

beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

/** As the card with the questions has them. */
function answersOf({ questions }: Card) {
  return Object.fromEntries(questions.flatMap(({ id, answer }) => (answer === null ? [] : [[id, answer]])))
}

describe('what the candidate sees', () => {
  type Seen = {
    score: boolean
    questions: boolean
    marked: boolean
    scoreAt: 'over' | 'release' | null
    answersAt: 'over' | 'release' | null
  }
  test.each<[ReleaseRule, 'open' | 'closed', 'released' | 'not released', Seen]>([
    [
      'immediate',
      'open',
      'not released',
      { score: true, questions: true, marked: false, scoreAt: null, answersAt: 'over' },
    ],
    [
      'immediate',
      'closed',
      'not released',
      { score: true, questions: true, marked: true, scoreAt: null, answersAt: 'over' },
    ],
    [
      'after_exam',
      'open',
      'not released',
      { score: false, questions: false, marked: false, scoreAt: 'over', answersAt: 'over' },
    ],
    [
      'after_exam',
      'closed',
      'not released',
      { score: true, questions: true, marked: true, scoreAt: 'over', answersAt: 'over' },
    ],
    [
      'manual',
      'open',
      'not released',
      { score: false, questions: false, marked: false, scoreAt: null, answersAt: null },
    ],
    [
      'manual',
      'closed',
      'not released',
      { score: false, questions: true, marked: false, scoreAt: null, answersAt: null },
    ],
    [
      'manual',
      'open',
      'released',
      { score: true, questions: false, marked: false, scoreAt: 'release', answersAt: 'over' },
    ],
    [
      'manual',
      'closed',
      'released',
      { score: true, questions: true, marked: true, scoreAt: 'release', answersAt: 'release' },
    ],
  ])('%s, sitting %s, %s', async (rule, phase, released, seen) => {
    const of = await aSitting(server, { draft: { showResults: rule } })
    const page = await handedIn(server, of)
    if (phase === 'closed') await closeSittings(server, of.school, of.examId)
    if (released === 'released') await of.teacher.result.release({ examId: of.examId, whileSat: true })
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
    expect(toPaper).toEqual({ ...byTicket, questions: [], answers: seen.questions ? answersOf(byTicket) : null })
    expect(byTicket).toMatchObject({ answeredCount: 3, questionCount: 3, answers: null })
    expect(byTicket.questions.map(({ answer }) => answer?.length)).toEqual(seen.questions ? [1, 1, 1] : [])
    expect(byTicket.questionsRelease).toEqual({
      shown: seen.questions,
      at: rule === 'immediate' ? null : atOf('over'),
      waitsForTeacher: false,
    })
    expect(byTicket.scoreRelease).toEqual({ shown: seen.score, at: atOf(seen.scoreAt), waitsForTeacher: false })
    expect(byTicket.answersRelease).toEqual({
      ...{ shown: seen.marked, at: atOf(seen.answersAt), waitsForTeacher: false, waitsForDevices: false },
    })
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
    const page = await handedIn(server, of)
    await closeSittings(server, of.school, of.examId, agoMs)
    const card = await cardOf(page)
    expect([card.score !== null, card.marked !== null]).toEqual([isShown, isShown])
    expect([card.scoreRelease.shown, card.answersRelease.shown]).toEqual([isShown, isShown])
    expect((await page.client.result.listMine()).items[0]?.score ?? null).toEqual(card.score)
    expect((await of.teacher.result.listForExam({ examId: of.examId })).isReleased).toBe(isShown)
  })

  test('a clock that may have jumped opens nothing that waits for a time', async () => {
    const of = await aSitting(server, { draft: { showResults: 'after_exam' } })
    const page = await handedIn(server, of)
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
    const page = await handedIn(server, of)
    const writing = await openPage(of.students[0], of.examId)
    await inSchool(server.pools.app, of.school, (tx) =>
      tx.run("UPDATE exam_sittings SET opens_at = now() - interval '1 day', closes_at = now() - interval '1 hour'"),
    )
    const { marked, answersRelease } = await cardOf(page)
    expect(marked).toBeNull()
    expect(Date.parse(answersRelease.at ?? '')).toBeGreaterThan(Date.now() + writing.remainingMs)
  })

  test('no reply before the sitting has closed holds the key, or says of any question whether it was right', async () => {
    const of = await aSitting(server)
    const page = await handedIn(server, of)
    const key = await keyOf(server, of)
    const replies: unknown[] = [
      await page.client.exam.listMine(),
      await page.client.attempt.door({ examId: of.examId }),
      await page.client.result.listMine(),
      await page.client.result.get({ attemptId: page.attemptId }),
      await page.client.result.ofTicket({ ticket: page.ticket }),
      await send(page, []),
    ]
    const { client, nextSeq, ...started } = page
    // With the paper, as it came before it was handed in.
    replies.push(started)
    const forbidden = /correct(?!Count)|right|outcome|accepted"|key|explanation|earned(?!Hundredths)/i
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
