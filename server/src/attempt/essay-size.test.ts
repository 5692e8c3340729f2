import { changedBetween, sayEssayInMs } from '@sabimark/domain/attempt/essay-pace.ts'
import type { AttemptEvent } from '@sabimark/domain/attempt/event.ts'
import { jsonBytes } from '@sabimark/domain/attempt/json-bytes.ts'
import {
  acknowledge,
  emptyOutbox,
  nextBatch,
  type Outbox,
  record,
  sending,
  sentAtMsOf,
} from '@sabimark/domain/attempt/outbox.ts'
import type { EssayRules } from '@sabimark/domain/bank/answer-rules.ts'
import { wordCount } from '@sabimark/domain/bank/word-count.ts'
import { seededRandom } from '@sabimark/domain/exam/seeded-random.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anExam, aQuestion } from '../../test/builders/exam.ts'
import { aStudent } from '../../test/builders/people.ts'
import { aSitting, openPage, type Page, type Sitting } from '../../test/builders/sitting.ts'
import { type TestServer, testServer } from '../../test/server.ts'
import { inSchool } from '../platform/database/tenant.ts'

const rules: EssayRules = {
  ...{ kind: 'essay', minWords: 600, maxWords: 900, answerOn: 'screen', guide: '', rubric: [] },
}
const minuteMs = 60_000

let server: TestServer
let of: Sitting
let examId: string

beforeAll(async () => {
  server = await testServer()
  of = await aSitting(server)
  const { teacher, subjectId, classId } = of
  const written = { subjectId, type: 'essay' as const, options: [], correctAnswer: [], rules }
  const questions = [await aQuestion(teacher, { ...written, question: 'Discuss the harmattan.' })]
  examId = (await anExam(teacher, { subjectId, classIds: [classId], questions })).examId
})
afterAll(() => server.stop())

/** What the page sends and hears in all, as JSON; without heads, which are the network's. */
type Wire = { outbox: Outbox; bytes: number; calls: number }

async function sendAll(page: Page, { outbox: before, ...wire }: Wire, nowMs: number): Promise<Wire> {
  let outbox = before
  let { bytes, calls } = wire
  while (outbox.events.length > 0) {
    const events: AttemptEvent[] = nextBatch(outbox)
    const isPart = events.length < outbox.events.length
    const input = { ticket: page.ticket, ...(isPart ? { isPart } : {}), sentAtMs: sentAtMsOf(outbox, nowMs), events }
    outbox = sending(outbox, events)
    const reply = await page.client.attempt.save(input)
    expect(reply.refused).toEqual([])
    bytes += jsonBytes({ json: input }) + jsonBytes({ json: reply })
    calls += 1
    outbox = acknowledge(outbox, reply.ackedSeq)
  }
  return { outbox, bytes, calls }
}

const said = (outbox: Outbox, question: string, value: string, elapsedMs: number) =>
  record(outbox, { kind: 'answer', question, value, elapsedMs })

test('an essay of 800 words typed in 40 minutes, with mended slips, is at most 80 kB on the wire and 200 kB stored', async () => {
  const { client } = await aStudent(server, of.school, { classId: of.classId })
  const page = await openPage(client, examId)
  const question = page.content.questions[0]?.id ?? ''
  // Words by chance, which nothing compresses; of three to seven letters, some of them of two bytes.
  const random = seededRandom('an essay')
  const some = (count: number) => Math.floor(random() * count)
  const letters = [...'aabcdeefghiijklmnoopqrstuuvwxyzọẹ']
  const words = Array.from({ length: 800 }, () =>
    Array.from({ length: 3 + some(5) }, () => letters[some(letters.length)]).join(''),
  )
  const whole = words.join(' ')
  let wire: Wire = { outbox: emptyOutbox(page.epoch), bytes: 0, calls: 0 }
  let [text, changed, since] = ['', 0, 0]
  // A pause every six seconds; at every eighth some letters are taken back, to be written again.
  const pauses = (40 * minuteMs) / 6_000
  for (let pause = 1; pause <= pauses; pause += 1) {
    const nowMs = pause * 6_000
    const before = text
    text = whole.slice(0, Math.round((whole.length * pause) / pauses) - (pause % 8 === 0 && pause < pauses ? 6 : 0))
    if (changed === 0) since = nowMs
    changed += changedBetween(before, text)
    if (sayEssayInMs({ changed, sinceMs: nowMs - since, isKept: true }) > 0) continue
    wire = await sendAll(page, { ...wire, outbox: said(wire.outbox, question, text, nowMs) }, nowMs)
    changed = 0
  }
  wire.outbox = record(said(wire.outbox, question, text, 41 * minuteMs), { kind: 'submit', elapsedMs: 41 * minuteMs })
  wire = await sendAll(page, wire, 41 * minuteMs)
  expect(wordCount(text)).toBe(800)
  const { stored, last } = await inSchool(server.pools.app, of.school, (tx) =>
    tx.one<{ stored: number; last: string }>(
      `SELECT sum(pg_column_size(e.*))::int AS stored, (array_agg(value ORDER BY seq DESC) FILTER (WHERE kind = 'answer'))[1] AS last
       FROM attempt_events e WHERE attempt_id = $1`,
      [page.attemptId],
    ),
  )
  expect(last).toBe(text)
  expect(wire.bytes).toBeLessThanOrEqual(80_000)
  expect(stored).toBeLessThanOrEqual(200_000)
  // It says something only while it is sent again and again.
  expect(wire.calls).toBeGreaterThan(10)
})

test('the longest essays, written two hundred times without a network, are all taken afterwards', async () => {
  const { client } = await aStudent(server, of.school, { classId: of.classId })
  const page = await openPage(client, examId)
  const question = page.content.questions[0]?.id ?? ''
  let outbox = emptyOutbox(page.epoch)
  for (let version = 1; version <= 200; version += 1) {
    const letters = ['x', '₦', '"', 'ọ́', '\n'][version % 5] ?? 'x'
    outbox = said(outbox, question, letters.repeat(20_000 / letters.length), version * 1_000)
  }
  const { outbox: after } = await sendAll(page, { outbox, bytes: 0, calls: 0 }, 201_000)
  expect(after).toMatchObject({ events: [], ackedSeq: 200 })
})
