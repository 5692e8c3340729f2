import { candidateStanding, standsUntilMs } from '@sabimark/domain/exam/time/candidate-standing.ts'
import type { Flag } from '@sabimark/domain/hall/flags.ts'
import { lightOf, lightStaysMs } from '@sabimark/domain/hall/light.ts'
import type { UnheardDevice } from '../../exam/right-answers.db.ts'
import type { KeptSign } from '../presence/presence.db.ts'
import type { WatchedAttempt } from './board.db.ts'
import type { PersonRow } from './people.db.ts'
import type { ToldByLog } from './told-by-log.ts'
import type { Touched } from './touched.ts'
import { type Judged, watchFlags } from './watched-flags.ts'

type Candidate = Pick<PersonRow, 'id' | 'isExcused' | 'givenMs'>

/** All that one reading of a sitting has found; what has not changed since the reading before is the same object. */
export type Found = Judged & {
  now: Date
  closesAt: Date
  candidates: readonly Candidate[]
  signs: ReadonlyMap<string, KeptSign>
  /** Who may have begun without the server, on which device. */
  unheard: ReadonlyMap<string, UnheardDevice>
}

/** A candidate on the board, without their place on it. */
export type BoardRow = ReturnType<typeof rowOf>['row']

/** The rows of a board, in the order of its candidates, and the places of those that were made anew. */
type Rows = { rows: readonly { row: BoardRow }[]; anew: number[] }

/** What a row is made of, beside the time. */
type Inputs = {
  candidate: Candidate
  attempt: WatchedAttempt | undefined
  log: ToldByLog | undefined
  sign: KeptSign | undefined
  device: UnheardDevice | undefined
  flags: Flag[]
}

/** A row, and from when to before when it is what its inputs make. */
type Kept = Inputs & { row: BoardRow; fromMs: number; untilMs: number }

/**
 * Makes the rows of a board, in the order of its candidates. A row whose inputs are the objects they were is kept, until the moment at which
 * time alone may make another one of it: most looks find a hall in which few have done anything, and look at the rows of these alone.
 */
export function watchRows(): (found: Found, touched: Touched) => Rows {
  const flagsOf = watchFlags()
  const places = new Map<string, number>()
  let kept: Kept[] = []
  let closesMs: number | undefined
  let readMs = 0
  /** Before this moment, and not before the last reading, time alone makes no other of any row. */
  let soonestMs = 0
  return (found, touched) => {
    const { candidates, attempts, signs, unheard, told } = found
    const flags = flagsOf(found, touched)
    const [nowMs, endMs] = [found.now.getTime(), found.closesAt.getTime()]
    const anew: number[] = []
    const renew = (candidate: Candidate, place: number) => {
      const attempt = attempts.get(candidate.id)
      const one: Inputs = {
        candidate,
        attempt,
        sign: signs.get(candidate.id),
        device: unheard.get(candidate.id),
        log: attempt && told.get(attempt.attemptId),
        flags: (attempt && flags.get(attempt.attemptId)) ?? noFlags,
      }
      const other = kept[place]
      const next = other && isAsBefore(other, one, nowMs) ? other : keep(one, found)
      soonestMs = Math.min(soonestMs, next.untilMs)
      if (next === other) return
      kept[place] = next
      anew.push(place)
    }
    if (closesMs !== endMs) kept = []
    closesMs = endMs
    if (touched.all || kept.length === 0 || nowMs < readMs || nowMs >= soonestMs) {
      places.clear()
      soonestMs = Infinity
      kept.length = candidates.length
      for (const [place, candidate] of candidates.entries()) {
        places.set(candidate.id, place)
        renew(candidate, place)
      }
    } else {
      for (const id of touched.students) {
        const place = places.get(id)
        const candidate = place === undefined ? undefined : candidates[place]
        if (place !== undefined && candidate) renew(candidate, place)
      }
    }
    readMs = nowMs
    return { rows: kept, anew }
  }
}

const noFlags: Flag[] = []

// One by one: a loop over their names costs a look at a hall of a thousand more than all it finds.
function isAsBefore(one: Kept, now: Inputs, nowMs: number): boolean {
  return (
    one.sign === now.sign &&
    one.log === now.log &&
    one.attempt === now.attempt &&
    one.flags === now.flags &&
    one.candidate === now.candidate &&
    one.device === now.device &&
    one.fromMs <= nowMs &&
    nowMs < one.untilMs
  )
}

function keep(one: Inputs, { now, closesAt }: Found): Kept {
  const { row, untilMs } = rowOf(one, now, closesAt)
  return { ...one, row, untilMs, fromMs: now.getTime() }
}

function rowOf({ candidate, attempt, log, sign, device, flags }: Inputs, now: Date, closesAt: Date) {
  const { isExcused, givenMs } = candidate
  const nowMs = now.getTime()
  const runningUntil = attempt?.submittedAt === null ? attempt.deadline : null
  const standingFacts = { closesAt, hasBegun: attempt !== undefined, runningUntil, isExcused, unheard: device ?? null }
  // As it is at this reading: who is awaited may have been read some readings ago.
  const standing = candidateStanding(standingFacts, now)
  const loggedMs = attempt ? attempt.startedAt.getTime() + (log?.arrivedMs ?? 0) : null
  // A sign that was lost with the database's memory is in the log all the same.
  const heardMs = later(loggedMs, sign?.heardMs ?? null)
  const lightFacts = {
    standing,
    lane: sign?.lane ?? (attempt ? ('http' as const) : null),
    endedByTime: attempt !== undefined && attempt.endedBy !== 'candidate',
    isLate: attempt?.isLate === true,
    isAway: log?.isAway === true,
    heardMs: heardMs === null ? null : Math.max(0, nowMs - heardMs),
  }
  const light = lightOf(lightFacts)
  const row = {
    attemptId: attempt?.attemptId ?? null,
    light,
    heardMs,
    answered: log?.answered.size ?? 0,
    // Who has handed in sends nothing more that would be waited for.
    waiting: standing === 'running' ? (sign?.waiting ?? null) : null,
    endsAtMs: standing === 'running' ? (runningUntil?.getTime() ?? null) : null,
    extraMinutes: Math.round(givenMs / 60_000),
    onDeviceSince: device && light === 'on_device' ? device.since.toISOString() : null,
    flags,
  }
  return { row, untilMs: Math.min(standsUntilMs(standingFacts, now), nowMs + lightStaysMs(lightFacts) + 1) }
}

const later = (one: number | null, other: number | null) =>
  one === null || other === null ? (one ?? other) : Math.max(one, other)
