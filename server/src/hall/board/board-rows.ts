import { candidateStanding } from '@sabimark/domain/exam/time/candidate-standing.ts'
import { type Flag, type WatchedAttempt as Flaggable, flagsOf } from '@sabimark/domain/hall/flags.ts'
import { lightOf } from '@sabimark/domain/hall/light.ts'
import type { AddressRange } from '@sabimark/domain/school/settings/address-ranges.ts'
import { isInRanges } from '@sabimark/domain/school/settings/address-ranges.ts'
import type { UnheardDevice } from '../../exam/right-answers.db.ts'
import type { KeptSign } from '../presence/presence.db.ts'
import type { WatchedAttempt } from './board.db.ts'
import type { PersonRow } from './people.db.ts'
import type { ToldByLog } from './told-by-log.ts'

/**
 * All that one reading of a sitting has found. `attempts`: the newest of each; `ranges`: of the school, null where it restricts nothing;
 * `reused`: how often an attempt said a number again with other content.
 */
export type Found = {
  now: Date
  closesAt: Date
  candidates: readonly Pick<PersonRow, 'id' | 'isExcused' | 'givenMs'>[]
  attempts: readonly WatchedAttempt[]
  signs: ReadonlyMap<string, KeptSign>
  told: ReadonlyMap<string, ToldByLog>
  ranges: readonly AddressRange[] | null
  unheard: ReadonlyMap<string, UnheardDevice>
  reused: ReadonlyMap<string, number>
}

/** A candidate on the board, without their place on it. */
export type BoardRow = ReturnType<typeof rowsOf>[number]

/** The rows of a board, in the order of its candidates. */
export function rowsOf({ now, closesAt, candidates, attempts, signs, told, ranges, unheard, reused }: Found) {
  const attemptOf = new Map(attempts.map((one) => [one.studentId, one]))
  const flags = flagsOf(
    attempts.flatMap((one) => watched(one, told.get(one.attemptId), ranges, reused.get(one.attemptId))),
  )
  return candidates.map(({ id, isExcused, givenMs }) => {
    const attempt = attemptOf.get(id)
    const log = attempt && told.get(attempt.attemptId)
    const sign = signs.get(id)
    const runningUntil = attempt?.submittedAt === null ? attempt.deadline : null
    // As it is at this reading: who is awaited may have been read some readings ago.
    const device = unheard.get(id) ?? null
    const standing = candidateStanding(
      { closesAt, hasBegun: attempt !== undefined, runningUntil, isExcused, unheard: device },
      now,
    )
    const loggedAt = attempt ? attempt.startedAt.getTime() + (log?.arrivedMs ?? 0) : null
    // A sign that was lost with the database's memory is in the log all the same.
    const heardMs = later(loggedAt, sign?.heardAt.getTime() ?? null)
    const lane = sign?.lane ?? (attempt ? ('http' as const) : null)
    const light = lightOf({
      standing,
      lane,
      endedByTime: attempt !== undefined && attempt.endedBy !== 'candidate',
      isLate: attempt?.isLate === true,
      isAway: log?.isAway === true,
      heardMs: heardMs === null ? null : Math.max(0, now.getTime() - heardMs),
    })
    return {
      attemptId: attempt?.attemptId ?? null,
      light,
      heardMs,
      answered: log?.answered.size ?? 0,
      // Who has handed in sends nothing more that would be waited for.
      waiting: standing === 'running' ? (sign?.waiting ?? null) : null,
      endsAtMs: standing === 'running' ? (runningUntil?.getTime() ?? null) : null,
      extraMinutes: Math.round(givenMs / 60_000),
      ...(device && light === 'on_device' && { onDeviceSince: device.since.toISOString() }),
      flags: (attempt && flags.get(attempt.attemptId)) ?? noFlags,
    }
  })
}

const noFlags: Flag[] = []

const later = (one: number | null, other: number | null) =>
  one === null || other === null ? (one ?? other) : Math.max(one, other)

function watched(
  { attemptId, startedAt, deadline, submittedAt }: WatchedAttempt,
  log: ToldByLog | undefined,
  ranges: Found['ranges'],
  reusedCount = 0,
): Flaggable[] {
  if (!log) return []
  const fromMs = startedAt.getTime()
  const { leftFullCount, olderWindows, impossibleCount, addresses } = log
  return [
    {
      ...{ id: attemptId, fromMs, toMs: (submittedAt ?? deadline).getTime(), reusedCount },
      ...{ leftFullCount, olderWindows, impossibleCount, addresses },
      leaves: log.leaves.map(({ atMs, ms }) => ({ atMs: fromMs + atMs, ms })),
      isOutside: ranges !== null && addresses.some((address) => !isInRanges(ranges, address)),
    },
  ]
}
