import { extraMsOf, mostExtraMinutes } from '@sabimark/domain/exam/time/candidate-time.ts'
import { counted } from '@sabimark/domain/words/plural.ts'
import { isRefused, refuse } from '../../platform/http/refused.ts'
import type { Ctx } from '../../platform/http/route.ts'
import { type ActOutcome, partRecords } from '../../platform/record/act-outcome.ts'
import { lockForAct } from '../lock-for-act.ts'
import { type LockedSitting, lockOptionalSitting } from '../lock-sittings.db.ts'
import { type CandidateRow, selectCandidateRows } from './candidates.db.ts'
import { timeOfCandidatesChanged } from './changed-meanwhile.ts'
import { planCompletion } from './plan-close.ts'
import { tellExtraTime } from './tell-time.ts'
import { insertChanges, lockRunning, moveDeadlines } from './time.db.ts'

export type OfCandidates = { examId: string; sittingId: string; ids: string[]; reason: string }
/** `seen`: the newest change of the sitting as it was read. */
type OfTime = OfCandidates & { seen: string | null }
export type Gift = OfTime & { minutes: number }

export const notACandidate = 'Is not a candidate of this exam.'

/**
 * Gives candidates extra time in one sitting, before they begin or while they sit it: then the end moves at once. Who has
 * handed in is left alone. What is given adds up: where anybody's time is not as it was read any more, nobody is given any.
 */
export async function giveTime(ctx: Ctx<Gift, true>) {
  const exam = await lockForAct(ctx.tx, ctx.input.examId, 'giveTime', ctx.actor)
  return isRefused(exam) ? exam : await giveTimeIn(ctx, exam)
}

/** The same in a held exam, by whoever was let do it. */
export async function giveTimeIn(
  { tx, input, actor, note }: Pick<Ctx<Gift, unknown>, 'tx' | 'input' | 'actor' | 'note'>,
  { title, byInvigilator = false }: { title: string; byInvigilator?: boolean },
) {
  const { examId, sittingId, ids, minutes, seen, reason } = input
  const sitting = await lockOptionalSitting(tx, input)
  if (!sitting) return refuse('UNKNOWN_EXAM')
  const changed = await timeOfCandidatesChanged(tx, { sittingId, change: seen }, ids)
  if (changed) return changed
  const ms = minutes * 60_000
  const running = await lockRunning(tx, sittingId, ids)
  const runs = new Set(running.map(({ studentId }) => studentId))
  const { chosen, skipped } = partRecords(await selectCandidateRows(tx, sittingId, ids), {
    ids,
    unknown: notACandidate,
    whySkipped: (one) => whyNoTime(one, { ms, runs: runs.has(one.id), isShut: sitting.closesAt <= tx.now }),
  })
  const isChosen = new Set(chosen.map(({ id }) => id))
  const runners = running.filter(({ studentId }) => isChosen.has(studentId)).map(({ attemptId }) => attemptId)
  if (chosen.length > 0) {
    await moveDeadlines(tx, runners, { kind: 'extra_time', ms, at: tx.now })
    await insertChanges(
      tx,
      { sittingId, reason, by: actor.userId },
      chosen.map(({ id: studentId }) => ({ studentId, kind: 'extra_time' as const, ms, byInvigilator })),
    )
    await planCompletion(tx, examId)
    await tellExtraTime(
      tx,
      { examId, sittingId, title },
      chosen.map((one) => ({ userId: one.id, minutes: minutesMore(sitting, { ...one, givenMs: one.givenMs + ms }) })),
    )
    await note('exam.time_given', examId, { detail: { sittingId, minutes, studentIds: [...isChosen], reason } })
  }
  return outcomeOf(
    chosen,
    skipped,
    runners.length > 0
      ? [
          `${counted(runners.length, 'candidate sits', 'candidates sit')} it now and has ${counted(minutes, 'minute')} more at once.`,
        ]
      : [],
  )
}

/** What a candidate has beyond the others in all, standing extra time included, as they are told it. */
export function minutesMore(
  { durationMinutes }: Pick<LockedSitting, 'durationMinutes'>,
  { extraPercent, givenMs }: Pick<CandidateRow, 'extraPercent' | 'givenMs'>,
): number {
  return Math.round(extraMsOf({ durationMinutes, extraPercent, givenMs }) / 60_000)
}

/** `runs`: an attempt of theirs is not handed in, and its grace is not over: it goes on with the time that is given. */
export function whyNoTime(
  { state, attemptsLeft, givenMs }: CandidateRow,
  { ms, runs, isShut }: { ms: number; runs: boolean; isShut: boolean },
): string | null {
  if (state === 'handed_in' && !runs && (attemptsLeft <= 0 || isShut)) return 'Has handed in already.'
  if (state === 'absent') return 'Did not come, and the doors are closed.'
  if (givenMs + ms > mostExtraMinutes * 60_000)
    return `Would have more than ${counted(mostExtraMinutes, 'minute')} of extra time.`
  return null
}

/** Takes back what candidates were given in a sitting and have not begun to use. */
export async function takeTimeBack({ tx, input, actor, note }: Ctx<OfTime, true>) {
  const { examId, sittingId, ids, seen, reason } = input
  const exam = await lockForAct(tx, examId, 'giveTime', actor)
  if (isRefused(exam)) return exam
  const sitting = await lockOptionalSitting(tx, input)
  if (!sitting) return refuse('UNKNOWN_EXAM')
  const changed = await timeOfCandidatesChanged(tx, { sittingId, change: seen }, ids)
  if (changed) return changed
  const { chosen, skipped } = partRecords(await selectCandidateRows(tx, sittingId, ids), {
    ids,
    unknown: notACandidate,
    whySkipped: ({ hasBegun, givenMs }) => {
      if (givenMs === 0) return 'Was given no extra time here.'
      if (hasBegun) return 'Has begun: time that was given stays.'
      // They may sit another of its sittings by now.
      return sitting.closesAt <= tx.now ? 'Did not come, and the doors are closed.' : null
    },
  })
  if (chosen.length > 0) {
    await insertChanges(
      tx,
      { sittingId, reason, by: actor.userId },
      chosen.map(({ id: studentId, givenMs }) => ({ studentId, kind: 'extra_time' as const, ms: -givenMs })),
    )
    await tellExtraTime(
      tx,
      { examId, sittingId, title: exam.title },
      chosen.map((one) => ({ userId: one.id, minutes: minutesMore(sitting, { ...one, givenMs: 0 }) })),
    )
    await note('exam.time_taken_back', examId, {
      detail: { sittingId, studentIds: chosen.map(({ id }) => id), reason },
    })
  }
  return outcomeOf(chosen, skipped)
}

/** None of it is undone by its batch: what is taken back is a line of its own, with a reason. */
export function outcomeOf(
  chosen: readonly unknown[],
  skipped: ActOutcome['skipped'],
  effects: string[] = [],
): ActOutcome & { batch: null } {
  return { batch: null, doneCount: chosen.length, skipped, effects }
}
