import { type Flag, type WatchedAttempt as Flaggable, flagsOf } from '@sabimark/domain/hall/flags.ts'
import { type AddressRange, isInRanges } from '@sabimark/domain/school/settings/address-ranges.ts'
import type { WatchedAttempt } from './board.db.ts'
import type { ToldByLog } from './told-by-log.ts'
import type { Touched } from './touched.ts'

/**
 * All by which it is known what is to be looked at in a room. `attempts`: the newest of each student; `ranges`: of the school, null where it
 * restricts nothing; `reused`: how often an attempt said a number again with other content.
 */
export type Judged = {
  attempts: ReadonlyMap<string, WatchedAttempt>
  told: ReadonlyMap<string, ToldByLog>
  ranges: readonly AddressRange[] | null
  reused: ReadonlyMap<string, number>
}

export type FlagsOf = ReadonlyMap<string, Flag[]>

/** What one attempt is judged by. */
type One = { attempt: WatchedAttempt; log: ToldByLog | undefined; reusedCount: number }

/**
 * What is to be looked at, by attempt; of one of which it is the same, the same object. An answer more is no reason to weigh the room anew.
 * Whose flags are others is touched, though they themselves did nothing.
 */
export function watchFlags(): (judged: Judged, touched: Touched) => FlagsOf {
  /** By student. */
  const known = new Map<string, One>()
  let rangesBefore: Judged['ranges'] = null
  let flags: FlagsOf = new Map()
  return ({ attempts, told, ranges, reused }, touched) => {
    let isOther = ranges !== rangesBefore
    rangesBefore = ranges
    for (const studentId of touched.all ? new Set([...known.keys(), ...attempts.keys()]) : touched.students) {
      const attempt = attempts.get(studentId)
      const before = known.get(studentId)
      if (!attempt) {
        if (known.delete(studentId)) isOther = true
        continue
      }
      const one = { attempt, log: told.get(attempt.attemptId), reusedCount: reused.get(attempt.attemptId) ?? 0 }
      if (before?.attempt.attemptId === attempt.attemptId && isJudgedAlike(before, one)) continue
      known.set(studentId, one)
      isOther = true
    }
    if (!isOther) return flags
    const before = flags
    flags = keepingSame(before, flagsOf([...known.values()].flatMap((one) => flaggable(one, ranges))))
    for (const [studentId, { attempt }] of known)
      if (flags.get(attempt.attemptId) !== before.get(attempt.attemptId)) touched.students.add(studentId)
    return flags
  }
}

function isJudgedAlike(before: One, { attempt, log, reusedCount }: One): boolean {
  if (before.attempt === attempt && before.log === log && before.reusedCount === reusedCount) return true
  return (
    before.reusedCount === reusedCount &&
    before.attempt.startedAt.getTime() === attempt.startedAt.getTime() &&
    endOf(before.attempt) === endOf(attempt) &&
    // A log that has grown by answers alone keeps what else it tells.
    before.log?.leaves === log?.leaves &&
    before.log?.addresses === log?.addresses &&
    before.log?.leftFullCount === log?.leftFullCount &&
    before.log?.olderWindows === log?.olderWindows &&
    before.log?.impossibleCount === log?.impossibleCount
  )
}

const endOf = ({ submittedAt, deadline }: WatchedAttempt) => (submittedAt ?? deadline).getTime()

function flaggable({ attempt, log, reusedCount }: One, ranges: Judged['ranges']): Flaggable[] {
  if (!log) return []
  const fromMs = attempt.startedAt.getTime()
  const { leftFullCount, olderWindows, impossibleCount, addresses } = log
  return [
    {
      ...{ id: attempt.attemptId, fromMs, toMs: endOf(attempt), reusedCount },
      ...{ leftFullCount, olderWindows, impossibleCount, addresses },
      leaves: log.leaves.map(({ atMs, ms }) => ({ atMs: fromMs + atMs, ms })),
      isOutside: ranges !== null && addresses.some((address) => !isInRanges(ranges, address)),
    },
  ]
}

function keepingSame(before: FlagsOf, now: FlagsOf): FlagsOf {
  return new Map(
    [...now].map(([id, flags]) => {
      const other = before.get(id)
      const isSame = other?.length === flags.length && JSON.stringify(other) === JSON.stringify(flags)
      return [id, isSame ? other : flags]
    }),
  )
}
