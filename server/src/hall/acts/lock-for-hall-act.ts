import { actProblem, type ExamActName } from '@sabimark/domain/exam/exam-acts.ts'
import { lockOptionalExam } from '../../exam/exam.db.ts'
import { isRefused, refuse } from '../../platform/http/refused.ts'
import type { MemberArgs } from '../../platform/http/route.ts'
import { inTheHall, runsTheHall } from '../hall.access.ts'

type OfSitting = Pick<MemberArgs<{ examId: string; sittingId: string }>, 'tx' | 'input' | 'actor'>

/** The lock of acts in a hall: as the hall's, and nobody while the clock is not trusted. */
export function mayActInHall(isClockTrusted: () => boolean) {
  return (args: OfSitting) => (isClockTrusted() ? inTheHall(args) : refuse('UNAVAILABLE'))
}

/** The same for who runs it. */
export function mayRunHall(isClockTrusted: () => boolean) {
  return (args: OfSitting) => (isClockTrusted() ? runsTheHall(args) : refuse('UNAVAILABLE'))
}

/**
 * The hall, with its exam held until the end of the transaction, if the act belongs to the exam as it stands now. Whoever is no longer in
 * the hall, as they waited for the lock, acts in it no more.
 */
export async function lockForHallAct(args: OfSitting, act: ExamActName) {
  const held = await lockHall(args)
  if (isRefused(held)) return held
  const problem = actProblem(act, held.exam)
  return problem ? refuse(problem) : held.hall
}

/** The same for what is done in a hall whatever the status of its exam. */
export async function lockHall(args: OfSitting) {
  const exam = await lockOptionalExam(args.tx, args.input.examId)
  if (!exam) return refuse('UNKNOWN_EXAM')
  const hall = await inTheHall(args)
  return isRefused(hall) ? hall : { exam, hall }
}
