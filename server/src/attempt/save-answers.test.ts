import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aStudent } from '../../test/builders/people.ts'
import {
  act,
  aSitting,
  cardOf,
  countRows,
  keyOf,
  moveBack,
  openPage,
  type Page,
  type Sitting,
  send,
} from '../../test/builders/sitting.ts'
import { refusalOf } from '../../test/client.ts'
import { type TestServer, testServer } from '../../test/server.ts'
import { inSchool } from '../platform/database/tenant.ts'
import { newId } from '../platform/ids.ts'
import { readTicket, writeTicket } from './ticket.ts'

const hour = 3_600_000
let server: TestServer
let sitting: Sitting
let page: Page

beforeAll(async () => {
  server = await testServer()
  sitting = await aSitting(server)
})
afterAll(() => server.stop())
beforeEach(async () => {
  page = await openPage((await aStudent(server, sitting.school)).client, sitting.examId)
})

const question = (index: number) => page.order[index] ?? { questionId: '', optionIds: [] }
const anAnswer = (index = 0, option = 0) =>
  act(page, { kind: 'answer', question: question(index).questionId, value: [question(index).optionIds[option] ?? ''] })
const logOf = (attemptId: string) =>
  inSchool(server.pools.app, sitting.school, (tx) =>
    tx.rows<{ seq: number; refusal: string | null; value: unknown; address: string }>(
      'SELECT seq, refusal, value, address FROM attempt_events WHERE attempt_id = $1 ORDER BY epoch, seq',
      [attemptId],
    ),
  )

/** What other people's programs would send: no client of ours between. */
async function post(body: string, headers: Record<string, string> = {}) {
  const response = await fetch(`${server.url}/api/attempts/save`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: server.url, ...headers },
    body,
  })
  return { status: response.status, body: (await response.json()) as { code?: string; ackedSeq?: number } }
}

test('what a newer page reports and this server does not know is kept refused, and keeps nothing back', async () => {
  const unknown = { seq: 1, atMs: 1000, kind: 'highlight', question: 'of another form', value: { from: 3, to: 9 } }
  page.nextSeq = 2
  const events = [unknown, anAnswer()]
  const reply = await post(JSON.stringify({ ticket: page.ticket, sentAtMs: 10_000, events }))
  expect(reply).toMatchObject({ status: 200, body: { ackedSeq: 2, refused: [{ seq: 1, code: 'UNKNOWN_KIND' }] } })
  expect(await logOf(page.attemptId)).toMatchObject([
    { seq: 1, refusal: 'UNKNOWN_KIND', value: null },
    { seq: 2, refusal: null },
  ])
  const withoutEnd = [{ ...unknown, seq: 3, kind: 'k'.repeat(41) }]
  expect(await post(JSON.stringify({ ticket: page.ticket, sentAtMs: 10_000, events: withoutEnd }))).toMatchObject({
    status: 400,
  })
})

test('a saved answer is on disk before it is acknowledged, without a session', async () => {
  const stranger = server.client()
  const reply = await stranger.attempt.save({ ticket: page.ticket, sentAtMs: 10_000, events: [anAnswer()] })
  expect(reply).toEqual({ ackedSeq: 1, remainingMs: expect.any(Number), isLive: true, isSubmitted: false, refused: [] })
  expect(await logOf(page.attemptId)).toEqual([
    { seq: 1, refusal: null, value: [question(0).optionIds[0]], address: '127.0.0.1' },
  ])
})

test('the same by REST', async () => {
  const { status, body } = await post(JSON.stringify({ ticket: page.ticket, sentAtMs: 10_000, events: [anAnswer()] }))
  expect([status, body.ackedSeq]).toEqual([200, 1])
})

describe('is refused and changes nothing', () => {
  type Save = Parameters<Page['client']['attempt']['save']>[0]
  const forged = () => `${page.ticket.slice(0, -1)}${page.ticket.endsWith('A') ? 'B' : 'A'}`
  const claims = () => ({ ...(readTicket(page.ticket, server.config.secrets) ?? {}) }) as ReturnType<typeof readClaims>
  const readClaims = () => {
    const read = readTicket(page.ticket, server.config.secrets)
    if (!read) throw new Error('a ticket of ours')
    return read
  }
  const signed = (change: Partial<ReturnType<typeof readClaims>>) =>
    writeTicket({ ...claims(), ...change }, server.config.secrets)

  test.each<[string, string, () => Partial<Save> | Promise<Partial<Save>>]>([
    ['a forged ticket', 'FORGED_TICKET', () => ({ ticket: forged() })],
    ['words for a ticket', 'FORGED_TICKET', () => ({ ticket: 'the dog ate my ticket' })],
    ['a ticket of another secret', 'FORGED_TICKET', () => ({ ticket: writeTicket(claims(), ['another secret']) })],
    ['an attempt nobody has', 'UNKNOWN_ATTEMPT', () => ({ ticket: signed({ attemptId: newId() }) })],
    ['a ticket of another school', 'UNKNOWN_ATTEMPT', () => ({ ticket: signed({ schoolId: newId() }) })],
    ['a ticket of another candidate', 'UNKNOWN_ATTEMPT', () => ({ ticket: signed({ studentId: newId() }) })],
    ['an epoch nobody took', 'UNKNOWN_ATTEMPT', () => ({ ticket: signed({ epoch: 9 }) })],
    [
      'after the sync window',
      'WINDOW_CLOSED',
      async () => {
        await moveBack(server, sitting.school, page.attemptId, 74 * hour)
        return {}
      },
    ],
    [
      'a log that is full',
      'LOG_FULL',
      async () => {
        await inSchool(server.pools.app, sitting.school, (tx) =>
          tx.run('UPDATE attempt_epochs SET stored_count = 20000 WHERE attempt_id = $1', [page.attemptId]),
        )
        return {}
      },
    ],
    // A device whose clock is years off can only say so in the time since the start.
    ['a time before the start', 'BAD_REQUEST', () => ({ events: [{ ...anAnswer(), atMs: -1 }] })],
    ['a time years off', 'BAD_REQUEST', () => ({ sentAtMs: 3 * 365 * 24 * hour })],
    ['a number that is none', 'BAD_REQUEST', () => ({ events: [{ ...anAnswer(), seq: 1.5 }] })],
    [
      'more events than travel together',
      'BAD_REQUEST',
      () => ({ events: Array.from({ length: 101 }, () => anAnswer()) }),
    ],
  ])('%s: %s', async (_what, code, change) => {
    const good = { ticket: page.ticket, sentAtMs: hour, events: [anAnswer()] }
    const input = { ...good, ...(await change()) }
    const before = await countRows(server, sitting.school)
    expect(await refusalOf(page.client.attempt.save(input))).toMatchObject({ code })
    expect(await countRows(server, sitting.school)).toEqual(before)
  })

  test.each<[string, number, string, () => string]>([
    ['no JSON', 400, 'BAD_REQUEST', () => '{"ticket":'],
    ['nothing', 400, 'BAD_REQUEST', () => '{}'],
    ['a list', 400, 'BAD_REQUEST', () => '[]'],
    ['a number where text belongs', 400, 'BAD_REQUEST', () => withValue(7)],
    ['an object where text belongs', 400, 'BAD_REQUEST', () => withValue({ $gt: '' })],
    ['an option id that is none', 400, 'BAD_REQUEST', () => withValue(['<script>'])],
    ['10 MB', 413, 'TOO_LARGE', () => withValue('x'.repeat(10 * 1024 * 1024))],
    ['more than a save may weigh', 413, 'TOO_LARGE', () => withValue('x'.repeat(130 * 1024))],
  ])('%s: %d %s', async (_what, status, code, body) => {
    const before = await countRows(server, sitting.school)
    const reply = await post(body())
    expect([reply.status, reply.body.code]).toEqual([status, code])
    expect(await countRows(server, sitting.school)).toEqual(before)
    expect((await post(withValue([question(0).optionIds[0]]))).status).toBe(200)
  })

  test('a page of another site', async () => {
    const before = await countRows(server, sitting.school)
    const reply = await post(withValue([question(0).optionIds[0]]), { origin: 'http://evil.example' })
    expect([reply.status, reply.body.code]).toEqual([403, 'WRONG_ORIGIN'])
    expect(await countRows(server, sitting.school)).toEqual(before)
  })

  const withValue = (value: unknown) =>
    JSON.stringify({ ticket: page.ticket, sentAtMs: hour, events: [{ ...anAnswer(), seq: 1, value }] })
})

describe('is kept as evidence without counting, and acknowledged', () => {
  test.each([
    [
      'a question that is not in the paper',
      'QUESTION_NOT_IN_PAPER',
      () => act(page, { kind: 'answer', question: 'nosuchquestion', value: ['aaaaaa'] }),
    ],
    [
      'an option of another question',
      'OPTION_NOT_IN_QUESTION',
      () => act(page, { kind: 'answer', question: question(0).questionId, value: [question(1).optionIds[0] ?? ''] }),
    ],
    [
      'two options where one belongs',
      'WRONG_VALUE',
      () => act(page, { kind: 'answer', question: question(0).questionId, value: question(0).optionIds.slice(0, 2) }),
    ],
    [
      'text where an option belongs',
      'WRONG_VALUE',
      () => act(page, { kind: 'answer', question: question(0).questionId, value: 'B' }),
    ],
    [
      'a value on a flag',
      'WRONG_VALUE',
      () => act(page, { kind: 'flag', question: question(0).questionId, value: ['aaaaaa'] }),
    ],
    ['an answer after the deadline', 'AFTER_DEADLINE', () => ({ ...anAnswer(), atMs: hour + 1 })],
  ])('%s: %s', async (_what, code, event) => {
    const reply = await send(page, [event(), anAnswer(2, 1)], 2 * hour)
    expect(reply).toMatchObject({ ackedSeq: 2, refused: [{ seq: 1, code }] })
    await send(page, [act(page, { kind: 'submit' })], 2 * hour)
    const card = await cardOf(page)
    expect(card.answeredCount).toBe(1)
    expect(card.questions.find(({ id }) => id === question(2).questionId)?.answer).toEqual([question(2).optionIds[1]])
  })

  test('an older tab cannot hand in, and is told', async () => {
    const newer = await openPage(page.client, sitting.examId)
    const reply = await send(page, [anAnswer(), act(page, { kind: 'submit' })])
    expect(reply).toMatchObject({
      ackedSeq: 2,
      isLive: false,
      isSubmitted: false,
      refused: [{ seq: 2, code: 'OLDER_TAB' }],
    })
    await send(newer, [act(newer, { kind: 'submit' })])
    expect((await cardOf(newer)).answeredCount).toBe(1)
  })

  test('text that cannot be stored is cleaned, so that nothing behind it waits', async () => {
    const odd = { ...anAnswer(), value: 'a\u0000b\ud800c' }
    expect(await send(page, [odd, anAnswer()])).toMatchObject({ ackedSeq: 2 })
    expect((await send(page, [odd])).refused).toEqual([{ seq: 1, code: 'WRONG_VALUE' }])
    expect((await logOf(page.attemptId))[0]?.value).toBe('ab\ufffdc')
  })
})

test('answers of many candidates of two schools at once each come to their own log', async () => {
  const other = await aSitting(server, { students: 3 })
  const pages = await Promise.all([
    ...other.students.map((student) => openPage(student, other.examId)),
    ...Array.from({ length: 3 }, async () => openPage((await aStudent(server, sitting.school)).client, sitting.examId)),
  ])
  const replies = await Promise.all(
    pages.flatMap((one) =>
      one.order.map(({ questionId, optionIds }) =>
        send(one, [act(one, { kind: 'answer', question: questionId, value: optionIds.slice(0, 1) })]),
      ),
    ),
  )
  expect(replies.every(({ refused }) => refused.length === 0)).toBe(true)
  for (const one of pages) expect((await send(one, [])).ackedSeq).toBe(one.order.length)
})

test('nothing of an answer or a ticket reaches the log of the server', async () => {
  await send(page, [anAnswer()])
  await refusalOf(page.client.attempt.save({ ticket: `${page.ticket}x`, sentAtMs: 1, events: [] }))
  const logged = server.logged.join('\n')
  expect(logged).not.toContain(page.ticket)
  expect(logged).not.toContain(question(0).optionIds[0])
})

test('handing in by the key gives the marks at once, by the same server, with no job running', async () => {
  const key = await keyOf(server, sitting)
  const right = question(0)
  await send(page, [
    act(page, { kind: 'answer', question: right.questionId, value: key[right.questionId]?.correctOptionIds ?? [] }),
    act(page, { kind: 'submit' }),
  ])
  expect((await cardOf(page)).score).toMatchObject({ correctCount: 1, questionCount: 3, percentage: 33 })
})
