import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aStudent } from '../../../test/builders/people.ts'
import {
  act,
  aSitting,
  cardOf,
  handedIn,
  moveBack,
  openPage,
  type Page,
  type Sitting,
  send,
} from '../../../test/builders/sitting.ts'
import { refusalOf, type TestClient } from '../../../test/client.ts'
import { type TestServer, testServer } from '../../../test/server.ts'

let server: TestServer
let of: Sitting

beforeAll(async () => {
  server = await testServer({ trustsProxy: true })
  of = await aSitting(server, { students: 0 })
})
afterAll(() => server.stop())

const windows = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Safari/537.36'
const phone =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/109.0.0.0 Mobile Safari/537.36'
const from = (client: TestClient, address: string, device: string) =>
  client.with({ 'x-forwarded-for': address, 'user-agent': device })
const evidence = (page: Page) => of.teacher.result.evidence({ attemptId: page.attemptId })
const pupil = async () => (await aStudent(server, of.school)).client
/** So many milliseconds after the attempt began, as the answer says it. */
const after = (startedAt: string, ms: number) => new Date(Date.parse(startedAt) + ms).toISOString()

describe('how an attempt was sat', () => {
  test('names both devices, and whose address others have, too', async () => {
    const one = await pupil()
    const page = await openPage(from(one, '41.58.0.7', windows), of.examId)
    await openPage(from(await pupil(), '41.58.0.7', windows), of.examId)
    const second = await openPage(from(one, '102.89.3.4', phone), of.examId)
    await send({ ...second, client: from(one, '102.89.3.5', phone) }, [act(second, { kind: 'submit' })])
    await cardOf(second)
    const found = await evidence(page)
    expect(found.pages).toMatchObject([
      { address: '41.58.0.7', othersCount: 1, device: 'Chrome 120 on Windows', otherAddresses: [] },
      { address: '102.89.3.4', othersCount: 0, device: 'Chrome 109 on Android', otherAddresses: ['102.89.3.5'] },
    ])
    expect(found).toMatchObject({ endedBy: 'candidate', submittedAt: expect.any(String), awayCount: 0, waited: [] })
  })

  test('tells a second window that was used beside the newer one', async () => {
    const one = await pupil()
    const page = await openPage(one, of.examId)
    await moveBack(server, of.school, page.attemptId, 600_000)
    // Opened now, ten minutes into the attempt; the first one answers on.
    await openPage(one, of.examId)
    const [question] = page.order
    const flag = { kind: 'flag' as const, question: question?.questionId ?? '' }
    await send(page, [act(page, { ...flag, atMs: 599_000 }), act(page, { ...flag, atMs: 640_000 })])
    const { startedAt, pages } = await evidence(page)
    expect(pages.map(({ usedUntilClaimed }) => usedUntilClaimed)).toEqual([after(startedAt, 640_000), null])
  })

  test('lists each time the page was left, with its length', async () => {
    const page = await openPage(await pupil(), of.examId)
    await moveBack(server, of.school, page.attemptId, 120_000)
    const kinds = ['leave', 'return', 'leave', 'return', 'leave'] as const
    await send(
      page,
      kinds.map((kind, place) => act(page, { kind, atMs: (place + 1) * 10_000 })),
    )
    const { startedAt, away, awayCount, awayMs } = await evidence(page)
    const at = (ms: number) => after(startedAt, ms)
    expect([awayCount, awayMs]).toEqual([3, 20_000])
    expect(away).toEqual([
      { page: 1, leftClaimed: at(10_000), returnedClaimed: at(20_000) },
      { page: 1, leftClaimed: at(30_000), returnedClaimed: at(40_000) },
      { page: 1, leftClaimed: at(50_000), returnedClaimed: null },
    ])
  })

  test('says what waited on the device, when the device says it was done, and when it came', async () => {
    const one = await pupil()
    const page = await openPage(one, of.examId)
    await moveBack(server, of.school, page.attemptId, 1_200_000)
    const { startedAt } = await evidence(page)
    const [question] = page.order
    const answer = {
      kind: 'answer' as const,
      question: question?.questionId ?? '',
      value: question?.optionIds.slice(0, 1) ?? [],
    }
    const events = [
      act(page, { ...answer, atMs: 60_000 }),
      act(page, { kind: 'gap', atMs: 90_000 }),
      act(page, { ...answer, atMs: 500_000 }),
    ]
    await send({ ...page, client: from(one, '41.58.0.9', windows) }, events)
    // Again under its number with another content, and an act after the end.
    await send(
      page,
      [{ ...(events[0] ?? act(page, answer)), atMs: 61_000 }, act(page, { ...answer, atMs: 3_700_000 })],
      3_700_000,
    )
    const found = await evidence(page)
    expect(found.waited).toMatchObject([
      {
        count: 3,
        firstClaimed: after(startedAt, 60_000),
        lastClaimed: after(startedAt, 500_000),
        address: '41.58.0.9',
        isLate: false,
      },
    ])
    expect(Date.parse(found.waited[0]?.arrivedAt ?? '')).toBeGreaterThanOrEqual(Date.parse(startedAt) + 1_200_000)
    expect(found).toMatchObject({ sleptCount: 1, impossibleCount: 1, reusedCount: 1, behind: { count: 0 } })
  })

  test('says of a clock that stood still by how much it was behind', async () => {
    const page = await openPage(await pupil(), of.examId)
    await moveBack(server, of.school, page.attemptId, 60_000)
    await send(page, [act(page, { kind: 'leave', atMs: 600 })], 700)
    const { behind } = await evidence(page)
    expect(behind.count).toBe(1)
    expect(behind.mostMs).toBeGreaterThanOrEqual(59_300)
  })

  test.each([['leaves out', undefined] as const, ['overstates', 100_001] as const])(
    'tells answers dated back by a page that %s what waits, though each time it sent only something old',
    async (_how, waitsTo) => {
      const hour = 3_600_000
      const page = await openPage(await pupil(), of.examId)
      const at = (elapsedMs: number) => moveBack(server, of.school, page.attemptId, elapsedMs)
      const part = (sentAtMs: number) =>
        page.client.attempt.save({
          ...{ ticket: page.ticket, isPart: true, ...(waitsTo === undefined ? {} : { waitsTo }), sentAtMs },
          events: [act(page, { kind: 'leave', atMs: 600 })],
        })
      for (const sentAtMs of [hour - 8_000, hour - 4_000]) {
        await at(sentAtMs)
        await part(sentAtMs)
      }
      await at(hour + 10_000)
      const answers = page.order.map(({ questionId, optionIds }) =>
        act(page, { kind: 'answer', question: questionId, value: optionIds.slice(0, 1), atMs: hour - 10_000 }),
      )
      await send(page, [...answers, act(page, { kind: 'submit', atMs: hour })])
      expect(await cardOf(page)).toMatchObject({ lateCount: 0 })
      const { leftOut, behind } = await evidence(page)
      expect({ leftOut, behind: behind.count }).toEqual({
        ...{ leftOut: { count: answers.length, mostMs: 6_000 }, behind: 0 },
      })
    },
  )

  test('is no student’s to read, not even of the own attempt', async () => {
    const { client, attemptId } = await handedIn(server, of)
    expect(await refusalOf(client.result.evidence({ attemptId }))).toMatchObject({ code: 'NOT_ALLOWED' })
    expect((await of.teacher.result.evidence({ attemptId })).pages).toHaveLength(1)
  })
})
