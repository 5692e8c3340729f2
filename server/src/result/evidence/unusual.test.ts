import { afterAll, beforeAll, expect, test } from 'vitest'
import { handInLate } from '../../../test/builders/marking.ts'
import { aStudent } from '../../../test/builders/people.ts'
import {
  act,
  aSitting,
  cardOf,
  moveBack,
  openPage,
  type Page,
  type Sitting,
  send,
} from '../../../test/builders/sitting.ts'
import { refusalOf, type TestClient } from '../../../test/client.ts'
import { type TestServer, testServer } from '../../../test/server.ts'
import { inSchool } from '../../platform/database/tenant.ts'

let server: TestServer
let of: Sitting

beforeAll(async () => {
  server = await testServer({ trustsProxy: true })
  of = await aSitting(server, { students: 0 })
})
afterAll(() => server.stop())

const hall = '41.58.0.7'
const windows = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Safari/537.36'
const phone =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/109.0.0.0 Mobile Safari/537.36'
const from = (client: TestClient, address: string, device = windows) =>
  client.with({ 'x-forwarded-for': address, 'user-agent': device })
const hour = 3_600_000

/** Somebody begins at an address; an hour has 60 minutes. */
async function begin(name: string, address = hall): Promise<Page> {
  const { client } = await aStudent(server, of.school, { name, classId: of.classId })
  const page = await openPage(from(client, address), of.examId)
  return { ...page, client: from(page.client, address) }
}
async function finish(page: Page, atMs?: number): Promise<void> {
  await send(page, [act(page, { kind: 'submit', ...(atMs !== undefined && { atMs }) })])
  await cardOf(page)
}
const answerTo = (page: Page) => {
  const [question] = page.order
  return { kind: 'answer' as const, question: question?.questionId ?? '', value: question?.optionIds.slice(0, 1) ?? [] }
}

test('names whose paper was sat unusually and why, who has most reasons first, as each paper says it', async () => {
  for (const name of ['Ada', 'Bola', 'Chidi', 'Dayo', 'Ebele']) {
    const page = await begin(`${name} Simple`)
    await send(page, [
      act(page, answerTo(page)),
      act(page, { kind: 'leave', atMs: 1_000 }),
      act(page, { kind: 'return', atMs: 2_000 }),
    ])
    await finish(page)
  }
  const away = await begin('Femi Away')
  await moveBack(server, of.school, away.attemptId, 600_000)
  await send(
    away,
    (['leave', 'return', 'leave', 'return', 'leave'] as const).map((kind, place) =>
      act(away, { kind, atMs: 500_000 + place * 5_000 }),
    ),
    600_000,
  )
  await finish(away, 600_000)

  const moved = await begin('Gozie Moved', '102.89.3.4')
  await moveBack(server, of.school, moved.attemptId, 600_000)
  const second = await openPage(from(moved.client, '102.89.3.5', phone), of.examId)
  // The first window is used on, and what it says had waited for nine minutes.
  await send(
    moved,
    [act(moved, { ...answerTo(moved), atMs: 60_000 }), act(moved, { ...answerTo(moved), atMs: 640_000 })],
    640_000,
  )
  await finish({ ...second, client: from(second.client, '102.89.3.5', phone) }, 641_000)

  const given = await begin('Hauwa Given')
  await finish(given)
  await inSchool(server.pools.app, of.school, (tx) =>
    tx.run('UPDATE exam_attempts SET extra_ms = 600000 WHERE school_id = $1 AND id = $2', [
      tx.schoolId,
      given.attemptId,
    ]),
  )

  // At work: nothing is said before the paper is there.
  await begin('Ify Writing', '102.89.3.9')

  const found = await of.teacher.result.unusual({ examId: of.examId })
  expect(found).toMatchObject({ lookedAtCount: 8, paperCount: 8, unusualCount: 3 })
  const kinds = found.papers.map(({ student, reasons }) => [student, reasons.map(({ kind }) => kind)])
  expect(kinds).toEqual([
    ['Gozie Moved', ['elsewhere', 'moved', 'beside', 'waited']],
    ['Femi Away', ['left']],
    ['Hauwa Given', ['time_given']],
  ])
  expect(found.papers[1]).toMatchObject({ attemptId: away.attemptId, reasons: [{ count: 3, ms: 10_000 }] })
  expect(found.papers[2]?.reasons).toEqual([{ kind: 'time_given', count: 1, ms: 600_000 }])
  const alone = await of.teacher.result.evidence({ attemptId: moved.attemptId })
  expect(alone.pages.map(({ usedUntilClaimed }) => usedUntilClaimed !== null)).toEqual([true, false])
  expect(alone.waited.map(({ count }) => count)).toEqual([1])
})

test('answers dated back are found, though what tells of them is all that the page sent', async () => {
  const page = await begin('Kunle Dated')
  const at = (elapsedMs: number) => moveBack(server, of.school, page.attemptId, elapsedMs)
  for (const sentAtMs of [hour - 8_000, hour - 4_000]) {
    await at(sentAtMs)
    await page.client.attempt.save({
      ...{ ticket: page.ticket, isPart: true, sentAtMs },
      events: [act(page, { kind: 'leave', atMs: 600 })],
    })
  }
  await at(hour + 10_000)
  const answers = page.order.map(({ questionId, optionIds }) =>
    act(page, { kind: 'answer', question: questionId, value: optionIds.slice(0, 1), atMs: hour - 10_000 }),
  )
  await send(page, [...answers, act(page, { kind: 'submit', atMs: hour })])
  await cardOf(page)
  const { papers } = await of.teacher.result.unusual({ examId: of.examId })
  const { leftOut } = await of.teacher.result.evidence({ attemptId: page.attemptId })
  expect(leftOut.count).toBe(answers.length)
  expect(papers.find(({ attemptId }) => attemptId === page.attemptId)?.reasons[0]).toEqual({
    ...{ kind: 'dated_back', count: leftOut.count, ms: leftOut.mostMs },
  })
})

test('late answers, impossible times and entries that came again are counted as under the paper', async () => {
  const page = await begin('Lola Late')
  await moveBack(server, of.school, page.attemptId, 600_000)
  const first = act(page, { ...answerTo(page), atMs: 590_000 })
  await send(page, [first, act(page, { kind: 'gap', atMs: 591_000 })], 600_000)
  await send(page, [{ ...first, atMs: 592_000 }, act(page, { ...answerTo(page), atMs: 3_700_000 })], 3_700_000)
  await handInLate(server, of, page)
  await cardOf(page)
  const { papers } = await of.teacher.result.unusual({ examId: of.examId })
  const told = papers.find(({ attemptId }) => attemptId === page.attemptId)?.reasons ?? []
  const { sleptCount, impossibleCount, reusedCount } = await of.teacher.result.evidence({ attemptId: page.attemptId })
  const count = (kind: string) => told.find((one) => one.kind === kind)?.count ?? 0
  expect([count('slept'), count('impossible'), count('repeated')]).toEqual([sleptCount, impossibleCount, reusedCount])
  expect([sleptCount, impossibleCount, reusedCount, count('late')]).toEqual([1, 1, 1, 1])
})

test('an exam nobody has handed in has none, and it is nobody’s to read who reads no results of it', async () => {
  const other = await aSitting(server)
  expect(await other.teacher.result.unusual({ examId: other.examId })).toEqual({
    ...{ lookedAtCount: 0, paperCount: 0, unusualCount: 0, papers: [] },
  })
  expect(await refusalOf(other.teacher.result.unusual({ examId: of.examId }))).toMatchObject({ code: 'UNKNOWN_EXAM' })
  const { client } = await aStudent(server, of.school)
  expect(await refusalOf(client.result.unusual({ examId: of.examId }))).toMatchObject({ code: 'NOT_ALLOWED' })
})
