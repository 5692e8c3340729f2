import type { Tx } from '../../platform/database/tenant.ts'
import { refuse } from '../../platform/http/refused.ts'
import type { Actor } from '../../platform/http/route.ts'
import { expectedOf, selectStandings } from './candidates.db.ts'
import { readsReasons } from './time.access.ts'
import { type ChangeLine, selectChanges, selectOptionalTimes } from './time.db.ts'

export type OfSitting = { examId: string; sittingId: string }

/**
 * A sitting as it runs: how many candidates stand where, and what staff have changed of its time. What was done for one candidate
 * is read by those alone who may do it.
 */
export async function readSitting(tx: Tx, input: OfSitting, actor: Actor) {
  const times = await selectOptionalTimes(tx, input)
  if (!times) return refuse('UNKNOWN_EXAM')
  const { lastEndsAt, ...counts } = await selectStandings(tx, input.sittingId)
  const changes = await selectChanges(tx, input.sittingId)
  const readsAll = await readsReasons(tx, actor, input.examId)
  return {
    opensAt: times.opensAt.toISOString(),
    closesAt: times.closesAt.toISOString(),
    durationMinutes: times.durationMinutes,
    lastEndsAt: lastEndsAt?.toISOString() ?? null,
    counts: { ...counts, expected: expectedOf(counts) },
    changes: changes.filter(({ studentId }) => readsAll || studentId === null).map(asRead),
  }
}

/** A change as it crosses the wire. */
export function asRead({ ms, at, studentId: _id, wasScoreShown, ...line }: ChangeLine) {
  return { ...line, minutes: ms / 60_000, at: at.toISOString(), ...(wasScoreShown !== null && { wasScoreShown }) }
}
