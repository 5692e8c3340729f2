import { type AttemptTimes, deadlineOf } from '../sitting.ts'

/**
 * What staff can change about time. Of a whole sitting: `more_time` gives everybody more of it, `closes_later` lets the doors
 * close later, `closed_now` shuts them before their time, `ended_now` does that and ends who runs soon after. Of one candidate:
 * `extra_time`, `excused`, and `expected`, which takes an excuse back; `ended_one` ends this one soon after, and `reopened` lets who was
 * ended by the clock go on.
 */
export const timeChanges = [
  'more_time',
  'closes_later',
  'closed_now',
  'ended_now',
  'extra_time',
  'excused',
  'expected',
  'ended_one',
  'reopened',
] as const satisfies readonly string[]

export type SittingChange = 'more_time' | 'closes_later' | 'closed_now' | 'ended_now'
export type CandidateChange = 'extra_time' | 'excused' | 'expected' | 'ended_one' | 'reopened'

/** One line of what was changed, the oldest first; `ms` is how much time it gives, below zero where it is taken back. */
export type TimeChange = { kind: SittingChange | CandidateChange; studentId: string | null; ms: number }

const minuteMs = 60_000

/**
 * Who runs has so many minutes when staff end a sitting: within them each room that has a network has said what was typed
 * before, and has heard of the end (domain/attempt/essay-pace.ts).
 */
export const endNoticeMinutes = 3

/** So many minutes can be given at once. */
export const mostMinutesGiven = 300
/** And so many a candidate can have from staff in all. */
export const mostExtraMinutes = 600

/** Whether so many minutes can be given: whole, more than none, and no mistake of the hand. */
export function canGive(minutes: number): boolean {
  return Number.isInteger(minutes) && minutes >= 1 && minutes <= mostMinutesGiven
}

/** A share of a length in percent, in whole milliseconds. */
export function shareOf(ms: number, percent: number): number {
  return Math.floor((ms * percent) / 100)
}

/** What one candidate was given in a sitting by its staff: what was taken back before it was used counts no more. */
export function givenMs(changes: readonly TimeChange[], studentId: string): number {
  const own = changes.filter((one) => one.kind === 'extra_time' && one.studentId === studentId)
  return own.reduce((sum, { ms }) => sum + ms, 0)
}

/** Whether a candidate is excused, by the last word about it. */
export function isExcused(changes: readonly TimeChange[], studentId: string): boolean {
  const own = changes.filter(
    ({ kind, studentId: whose }) => whose === studentId && (kind === 'excused' || kind === 'expected'),
  )
  return own.at(-1)?.kind === 'excused'
}

/** What gives a candidate time: a sitting as it stands now, standing extra time in percent, and what staff gave in it. */
export type CandidateTime = { durationMinutes: number; extraPercent: number; givenMs: number }

/** What a candidate has beyond the duration of a sitting, in milliseconds. */
export function extraMsOf({ durationMinutes, extraPercent, givenMs: given }: CandidateTime): number {
  return shareOf(durationMinutes * minuteMs, extraPercent) + given
}

/**
 * When an attempt ends that begins now: its duration later or at the close, whichever is first, and extra time beyond
 * either. Who comes late loses what the close takes of the duration, and nothing of the extra time.
 */
export function deadlineWith({ extraMs, ...times }: AttemptTimes & { extraMs: number }): Date {
  return new Date(deadlineOf(times).getTime() + extraMs)
}

/** An attempt that runs, as changes find it. */
export type RunningTime = { startedAt: Date; deadline: Date; extraMs: number; extraPercent: number }

/** A change that moves the end of who sits it. */
export type TimeMove = SittingChange | Exclude<CandidateChange, 'excused' | 'expected'>

/** What a change comes to; `sitting` is as it stands after it. */
export type AppliedChange = {
  kind: TimeMove
  ms: number
  at: Date
  sitting: { durationMinutes: number; closesAt: Date }
}

/**
 * A running attempt after a change. More time is more of everything, standing extra time included. A later close gives back
 * what the earlier one took. Who was let back in has `ms` from then on. Nothing but `ended_now` and `ended_one` ever brings an end nearer.
 * Mirrored by `moveDeadlines`.
 */
export function timeAfter(running: RunningTime, { kind, ms, at, sitting }: AppliedChange): RunningTime {
  const { startedAt, deadline, extraMs, extraPercent } = running
  if (kind === 'closed_now') return running
  if (kind === 'ended_now' || kind === 'ended_one') {
    const end = at.getTime() + endNoticeMinutes * minuteMs
    return { ...running, deadline: new Date(Math.max(startedAt.getTime() + 1, Math.min(deadline.getTime(), end))) }
  }
  if (kind === 'reopened') return { ...running, deadline: new Date(Math.max(deadline.getTime(), at.getTime() + ms)) }
  if (kind === 'closes_later') {
    const wanted = deadlineWith({ startedAt, ...sitting, extraMs })
    return { ...running, deadline: wanted > deadline ? wanted : deadline }
  }
  const share = kind === 'more_time' ? shareOf(ms, extraPercent) : ms
  const longer = kind === 'more_time' ? ms + share : ms
  return { ...running, extraMs: extraMs + share, deadline: new Date(deadline.getTime() + longer) }
}
