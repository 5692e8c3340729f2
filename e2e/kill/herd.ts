// Devices that began an exam without the server and come back all at once, each with what it could not send.
import { createHmac, randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contract } from '@sabimark/contract/contract.ts'
import { batchLimit } from '@sabimark/domain/attempt/outbox.ts'
import { type Browser, call, newBrowser } from './call.ts'
import type { Ask } from './database.ts'
import { again } from './patience.ts'

type Event = { seq: number; atMs: number; kind: 'answer'; question: string; value: string[] }
type Reply = { ackedSeq: number; refused: readonly unknown[] }

export type Device = {
  attemptId: string
  pass: string
  pageId: string
  browser: Browser
  events: Event[]
  /** How often it said that it is back, and whether it was heard. */
  asked: number
  isHeard: boolean
}

const unsent = 60
const minuteMs = 60_000
/** Each pressed Start so long before the network was back, and the hall had its code before that. */
const begunAgoMs = 5 * minuteMs

/** What is sealed with a paper for its candidate: three ids and page 0, signed by the server. */
export function passOf(
  { schoolId, attemptId, studentId }: { schoolId: string; attemptId: string; studentId: string },
  secret: string,
): string {
  const ids = [schoolId, attemptId, studentId].map((id) => Buffer.from(id.replaceAll('-', ''), 'hex'))
  const body = Buffer.concat([...ids, Buffer.alloc(4)])
  const mac = createHmac('sha256', secret).update('sabimark pass 1\n').update(body).digest()
  return Buffer.concat([body, mac]).toString('base64url')
}

/** The exam was offered without a network, its code was shown as the doors opened, and every candidate has prepared a device. */
export async function prepareDevices(ask: Ask, dataDir: string, url: string, examId: string): Promise<Device[]> {
  await ask(`UPDATE exam_sittings SET opens_at = now() - interval '10 minutes' WHERE exam_id = $1`, [examId])
  await ask(
    `UPDATE sitting_seals SET shown_at = now() - interval '10 minutes'
     WHERE sitting_id IN (SELECT id FROM exam_sittings WHERE exam_id = $1)`,
    [examId],
  )
  await ask(
    `INSERT INTO exam_packages (school_id, sitting_id, student_id, seal_id, attempt_id, class_id, fetched_at, device, address)
     SELECT p.school_id, p.sitting_id, p.student_id, l.id, p.attempt_id, k.class_id, now(), '', '' FROM exam_sittings s
     JOIN sitting_seals l ON l.school_id = s.school_id AND l.sitting_id = s.id AND l.ended_at IS NULL
     JOIN exam_papers p ON p.school_id = s.school_id AND p.sitting_id = s.id AND p.attempt_number = 1
     JOIN students k ON k.school_id = p.school_id AND k.user_id = p.student_id WHERE s.exam_id = $1`,
    [examId],
  )
  type Paper = {
    schoolId: string
    studentId: string
    attemptId: string
    order: { questionId: string; optionIds: string[] }[]
  }
  const papers = await ask<Paper>(
    `SELECT p.school_id AS "schoolId", p.student_id AS "studentId", p.attempt_id AS "attemptId", p.paper->'order' AS "order"
     FROM exam_papers p JOIN exam_packages k ON k.school_id = p.school_id AND k.attempt_id = p.attempt_id
     JOIN exam_sittings s ON s.school_id = p.school_id AND s.id = p.sitting_id WHERE s.exam_id = $1`,
    [examId],
  )
  const secret = readFileSync(join(dataDir, 'secret'), 'utf8').trim()
  return papers.map(({ order, ...whose }) => {
    const choices = order.filter(({ optionIds }) => optionIds.length > 0)
    return {
      attemptId: whose.attemptId,
      pass: passOf(whose, secret),
      pageId: randomBytes(16).toString('hex'),
      // As long as it takes the hall to be killed: who is told nothing does not ask again and again.
      browser: { ...newBrowser(url), waitsMs: 120_000 },
      events: Array.from({ length: unsent }, (_, index) => {
        const { questionId = '', optionIds = [] } = choices[index % choices.length] ?? {}
        const value = optionIds.slice(index % optionIds.length).slice(0, 1)
        return { seq: index + 1, atMs: (index + 1) * 4_000, kind: 'answer' as const, question: questionId, value }
      }),
      asked: 0,
      isHeard: false,
    }
  })
}

/** Comes back and sends everything, as often as it takes; answers what it was told wrong. */
export async function comeBack(device: Device, began: number, signal: AbortSignal): Promise<string[]> {
  const { browser, pass, pageId, events } = device
  const sinceStart = () => Math.round(begunAgoMs + performance.now() - began)
  const { ticket, epoch, allWaits } = await again(() => {
    device.asked += 1
    const ago = sinceStart()
    const walls = { begun: Date.now() - ago, now: Date.now() }
    return call(browser, contract.attempt.arrive, { ticket: pass, pageId, epoch: 0, begunAgoMs: ago, breaks: 0, walls })
  }, signal)
  device.isHeard = true
  const problems = epoch === 0 && !allWaits ? [] : [`${device.attemptId} is page ${epoch}, all waits: ${allWaits}`]
  for (let from = 0; from < events.length; from += batchLimit) {
    const batch = events.slice(from, from + batchLimit)
    const part = from + batchLimit < events.length ? { isPart: true, waitsTo: events.length } : {}
    const sent = { ticket, events: batch, ...part }
    const reply: Reply = await again(
      () => call(browser, contract.attempt.save, { ...sent, sentAtMs: sinceStart() }),
      signal,
    )
    if (reply.ackedSeq !== batch.at(-1)?.seq || reply.refused.length > 0)
      problems.push(`${device.attemptId}: ${JSON.stringify(reply)} instead of all acknowledged`)
  }
  return problems
}

/**
 * What has been committed of an exam: who began, by which first word, and all they said. A device asks again until it is heard, so an
 * attempt that was committed and lost is there again afterwards, by a first word of another moment.
 */
export async function committedOf(ask: Ask, examId: string): Promise<string[]> {
  const rows = await ask<{ one: string }>(
    `SELECT concat_ws(' ', 'attempt', a.id, a.started_at, v.detail) AS one
     FROM exam_attempts a JOIN attempt_evidence v ON v.attempt_id = a.id AND v.kind = 'BEGUN_HERE' WHERE a.exam_id = $1
     UNION ALL
     SELECT concat_ws(' ', 'event', v.attempt_id, v.epoch, v.seq, v.server_elapsed_ms, v.value)
     FROM attempt_events v JOIN exam_attempts a ON a.id = v.attempt_id WHERE a.exam_id = $1`,
    [examId],
  )
  return rows.map(({ one }) => one)
}

/** What was committed before and is not there now. */
export function lostSince(before: readonly string[], now: readonly string[]): string[] {
  const there = new Set(now)
  return before.filter((one) => !there.has(one))
}

/** Whoever began stands there once, as page 0 of their device, with everything it said and nothing twice. */
export async function lookForHerd(ask: Ask, examId: string, devices: readonly Device[]): Promise<string[]> {
  const attempts = await ask<{ id: string; student: string; waits: boolean; pages: string[]; words: number }>(
    `SELECT a.id, a.student_id AS student, a.all_waits AS waits,
       ARRAY(SELECT e.epoch || ' ' || e.page_id FROM attempt_epochs e WHERE e.attempt_id = a.id ORDER BY 1) AS pages,
       (SELECT count(*)::int FROM attempt_evidence v WHERE v.attempt_id = a.id AND v.kind = 'BEGUN_HERE') AS words
     FROM exam_attempts a WHERE a.exam_id = $1`,
    [examId],
  )
  const events = await ask<{ id: string; log: string[] }>(
    `SELECT v.attempt_id AS id, array_agg(concat_ws(' ', v.epoch, v.seq, v.at_ms, v.kind, v.question_id, v.value, v.is_late, v.refusal)
       ORDER BY v.epoch, v.seq) AS log
     FROM attempt_events v JOIN exam_attempts a ON a.id = v.attempt_id WHERE a.exam_id = $1 GROUP BY 1`,
    [examId],
  )
  const logs = new Map(events.map(({ id, log }) => [id, log]))
  const students = new Set(attempts.map(({ student }) => student))
  const problems =
    attempts.length === devices.length && students.size === devices.length
      ? []
      : [`${devices.length} began, and ${attempts.length} attempts of ${students.size} students are there`]
  for (const { attemptId, pageId, events: said } of devices) {
    const found = attempts.find(({ id }) => id === attemptId)
    const own = JSON.stringify([[`0 ${pageId}`], 1, false])
    const stands = JSON.stringify([found?.pages, found?.words, found?.waits])
    if (stands !== own) problems.push(`${attemptId} stands as ${stands} instead of ${own}`)
    const log = said.map(
      ({ seq, atMs, kind, question, value }) => `0 ${seq} ${atMs} ${kind} ${question} ${JSON.stringify(value)} f`,
    )
    const kept = logs.get(attemptId) ?? []
    if (JSON.stringify(kept) !== JSON.stringify(log))
      problems.push(
        `${attemptId}: ${kept.length} events instead of ${log.length}, from ${kept.find((one, at) => one !== log[at])}`,
      )
  }
  return problems
}
