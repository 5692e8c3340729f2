import { graceMs } from '../grace.ts'
import {
  type CandidateChange,
  deadlineWith,
  extraMsOf,
  type RunningTime,
  type SittingChange,
  timeAfter,
} from './candidate-time.ts'

/** What was changed of a sitting, of one candidate or of all, and when. */
export type ChangeAt = { kind: SittingChange | CandidateChange; ms: number; at: Date }

type SittingTime = { durationMinutes: number; closesAt: Date }

/**
 * The time of an attempt that was begun without the server and is first heard of now: as if every change since had found it running
 * (`timeAfter`). `sitting` is as it stands now, `changes` are all of it and of this candidate, the oldest first. Doors that were shut early
 * cut nobody who had begun; who was ended with all has a few minutes from then. Time a candidate was given and that was taken back once
 * they had begun stays, as for anybody whose beginning was known.
 */
export function unheardTime(
  startedAt: Date,
  { sitting, extraPercent, changes }: { sitting: SittingTime; extraPercent: number; changes: readonly ChangeAt[] },
): RunningTime {
  const since = changes.filter(({ at }) => at > startedAt)
  const standings = sittingsBefore(sitting, since)
  const [first = sitting] = standings
  const givenMs = changes.reduce(
    (sum, { kind, ms, at }) => (kind === 'extra_time' && at <= startedAt ? sum + ms : sum),
    0,
  )
  const extraMs = extraMsOf({ ...first, extraPercent, givenMs })
  const begun = { startedAt, extraMs, extraPercent, deadline: deadlineWith({ startedAt, ...first, extraMs }) }
  let isEnded = false
  let running: RunningTime = begun
  for (const [place, { kind, ms, at }] of since.entries()) {
    if (kind === 'excused' || kind === 'expected' || kind === 'ended_one' || kind === 'reopened') continue
    // As staff act on who runs: nothing is taken back, and a later close is not for whom they have ended.
    if ((kind === 'extra_time' && ms < 0) || (kind === 'closes_later' && isEnded)) continue
    // Once a time was over, what was for all found it running no more; what a candidate was given by name is theirs.
    if (kind !== 'extra_time' && running.deadline.getTime() + graceMs <= at.getTime()) continue
    running = timeAfter(running, { kind, ms, at, sitting: standings[place + 1] ?? sitting })
    isEnded ||= kind === 'ended_now'
  }
  const latest = new Date(Math.max(running.deadline.getTime(), startedAt.getTime() + 1))
  return { ...running, deadline: latest }
}

/** How a sitting stood before each of these changes, the oldest first, and last of all how it stands now. */
function sittingsBefore(now: SittingTime, changes: readonly ChangeAt[]): SittingTime[] {
  const standings = [now]
  for (const change of [...changes].reverse()) standings.unshift(before(standings[0] ?? now, change))
  return standings
}

function before({ durationMinutes, closesAt }: SittingTime, { kind, ms, at }: ChangeAt): SittingTime {
  const closedAt = new Date(closesAt.getTime() - ms)
  // Doors that were shut stayed so where minutes were given.
  if (kind === 'more_time' && closesAt > at)
    return { durationMinutes: durationMinutes - ms / 60_000, closesAt: closedAt }
  const isOfDoors = kind === 'closes_later' || kind === 'closed_now' || kind === 'ended_now'
  return isOfDoors ? { durationMinutes, closesAt: closedAt } : { durationMinutes, closesAt }
}
