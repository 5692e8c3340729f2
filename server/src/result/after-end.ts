import { readableFrom } from '@sabimark/domain/exam/right-answers.ts'
import { selectOptionalRightAnswers } from '../exam/right-answers.db.ts'
import type { Tx } from '../platform/database/tenant.ts'
import { type AfterEndRow, selectAfterEnd } from './after-end.db.ts'

type Attempt = { attemptId: string; graceCount: number | null; lateDecision: string | null }

/** What arrived after the end of attempts of one exam, for staff; nothing of those nothing arrived of. */
export async function readAfterEnd(tx: Tx, examId: string, attempts: readonly Attempt[]) {
  const asked = attempts.filter(({ graceCount, lateDecision }) => lateDecision !== null || (graceCount ?? 0) > 0)
  if (asked.length === 0) return new Map<string, ReturnType<typeof asAfterEnd>>()
  const facts = await selectOptionalRightAnswers(tx, examId)
  if (!facts) throw new Error('An exam that was sat has a sitting.')
  const ids = asked.map(({ attemptId }) => attemptId)
  const rows = await selectAfterEnd(tx, ids, readableFrom(facts))
  return new Map([...rows].map(([attemptId, row]) => [attemptId, asAfterEnd(row)]))
}

/** As it crosses the wire. */
function asAfterEnd(row: AfterEndRow) {
  return {
    endedAt: row.endedAt.toISOString(),
    lastContactAt: row.lastContactAt?.toISOString() ?? null,
    late:
      row.lateFirstAt && row.lateLastAt && row.claimedAt
        ? {
            count: row.lateCount,
            acceptedCount: row.acceptedCount,
            afterAnswersCount: row.afterAnswersCount,
            firstAt: row.lateFirstAt.toISOString(),
            lastAt: row.lateLastAt.toISOString(),
            claimedAt: row.claimedAt.toISOString(),
            addresses: row.lateAddresses,
          }
        : null,
    grace: row.graceLastAt
      ? { count: row.graceCount, lastAt: row.graceLastAt.toISOString(), addresses: row.graceAddresses }
      : null,
    ...(row.waits.length > 0 && { waits: row.waits }),
  }
}
