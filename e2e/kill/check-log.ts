// What was acknowledged against what is stored.
import type { AnswerValue, AttemptEvent } from '@sabimark/domain/attempt/event.ts'
import type { Candidate } from './candidate.ts'
import type { Ask } from './database.ts'
import type { Page } from './page.ts'

type StoredEvent = {
  attemptId: string
  epoch: number
  seq: number
  kind: string
  atMs: number
  question: string | null
  value: AnswerValue | null
  isLate: boolean
  refusal: string | null
}

type StoredAttempt = { attemptId: string; examId: string; state: string; liveEpoch: number }

/** How many acknowledged events were looked for, and every difference found. */
export type LogReport = { acknowledged: number; problems: string[] }

/** May be asked while candidates go on: what they were told before is looked for, what they sent until after is known. */
export async function checkLog(ask: Ask, candidates: readonly Candidate[]): Promise<LogReport> {
  const told = candidates.flatMap((candidate) =>
    candidate.pages.map((page) => ({
      candidate,
      page,
      ackedSeq: page.outbox.ackedSeq,
      isHandedIn: candidate.isHandedIn,
    })),
  )
  const examIds = [...new Set(candidates.map(({ examId }) => examId))]
  const attempts = await ask<StoredAttempt>(
    `SELECT id AS "attemptId", exam_id AS "examId", state, live_epoch AS "liveEpoch" FROM exam_attempts
     WHERE exam_id = ANY ($1)`,
    [examIds],
  )
  const stored = await ask<StoredEvent>(
    `SELECT v.attempt_id AS "attemptId", v.epoch, v.seq, v.kind, v.at_ms::float8 AS "atMs", v.question_id AS question,
       v.value, v.is_late AS "isLate", v.refusal
     FROM attempt_events v JOIN exam_attempts a ON a.school_id = v.school_id AND a.id = v.attempt_id
     WHERE a.exam_id = ANY ($1)`,
    [examIds],
  )
  const problems: string[] = []
  const byName = new Map<string, StoredEvent>()
  for (const event of stored) {
    const name = nameOf(event)
    if (byName.has(name)) problems.push(`event ${name} is stored twice`)
    byName.set(name, event)
  }

  let acknowledged = 0
  for (const { candidate, page, ackedSeq, isHandedIn } of told) {
    const attempt = attempts.find(({ attemptId }) => attemptId === page.attemptId)
    if (!attempt || attempt.liveEpoch < page.epoch)
      problems.push(`${candidate.name}: the start of epoch ${page.epoch} is gone`)
    if (isHandedIn && attempt?.state !== 'submitted')
      problems.push(`${candidate.name}: handing in was acknowledged and is gone`)
    for (const event of page.events.slice(0, ackedSeq)) {
      acknowledged += 1
      const found = byName.get(nameOf({ ...page, seq: event.seq }))
      if (!found)
        problems.push(`${candidate.name}: event ${event.seq} of epoch ${page.epoch} was acknowledged and is gone`)
      else if (!isSame(event, found))
        problems.push(`${candidate.name}: event ${event.seq} of epoch ${page.epoch} is stored with other content`)
    }
  }
  problems.push(...findUnsent(stored, candidates), ...findSecondAttempts(attempts))
  return { acknowledged, problems }
}

/** Asked after the rows were read, so that whatever is in them had left by then. */
function findUnsent(stored: readonly StoredEvent[], candidates: readonly Candidate[]): string[] {
  const pages = new Map(
    candidates.flatMap(({ pages: own }) =>
      own.map((page): [string, Page] => [`${page.attemptId}/${page.epoch}`, page]),
    ),
  )
  return stored.flatMap((event) => {
    const page = pages.get(`${event.attemptId}/${event.epoch}`)
    const sent = page?.events[event.seq - 1]
    if (!page || !sent || event.seq > page.sentSeq) return [`event ${nameOf(event)} is stored and was never sent`]
    return isSame(sent, event) ? [] : [`event ${nameOf(event)} is stored with other content than was sent`]
  })
}

/** Each candidate has one go at an exam here. */
function findSecondAttempts(attempts: readonly StoredAttempt[]): string[] {
  return attempts.length === new Set(attempts.map(({ attemptId }) => attemptId)).size
    ? []
    : ['an attempt is stored twice']
}

function nameOf({ attemptId, epoch, seq }: { attemptId: string; epoch: number; seq: number }): string {
  return `${attemptId}/${epoch}/${seq}`
}

function isSame(event: AttemptEvent, stored: StoredEvent): boolean {
  return (
    event.kind === stored.kind &&
    event.atMs === stored.atMs &&
    (event.question ?? null) === stored.question &&
    JSON.stringify(event.value ?? null) === JSON.stringify(stored.value) &&
    !stored.isLate &&
    stored.refusal === null
  )
}
