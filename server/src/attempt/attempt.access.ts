import type { ExtraTime, SittingFacts, StartGuard } from '../exam/sitting.db.ts'
import { selectOptionalSittingFor } from '../exam/sitting-for.db.ts'
import { isRefused, refuse } from '../platform/http/refused.ts'
import type { MemberArgs } from '../platform/http/route.ts'
import { type AttemptRow, selectAttemptsOf } from './attempt.db.ts'

export { isExamTheyRead } from '../exam/exam.access.ts'

/** A candidate who opens an exam: their sitting and the attempts they have started. */
export type Candidacy = {
  sitting: SittingFacts & StartGuard & ExtraTime
  /** The class in which they would start an attempt; null: they may not start one. */
  classId: string | null
  attempts: AttemptRow[]
  running: AttemptRow | undefined
}

/** They continue the running attempt, or may start one in this class. */
export type MayStart = Candidacy & ({ running: AttemptRow } | { running: undefined; classId: string })

type AtTheDoor = Pick<MemberArgs<{ examId: string }>, 'tx' | 'input' | 'actor'>

/**
 * A candidate of an exam is an active student in one of its sittings' classes who offers the subject, and anyone who has
 * started it, whatever their class and subjects are now. Drafts and exams of other schools are unknown.
 */
export async function isCandidateOf({ tx, input: { examId }, actor }: AtTheDoor) {
  const found = await selectOptionalSittingFor(tx, examId, actor.userId)
  if (!found) return refuse('UNKNOWN_EXAM')
  const { classId, hasBegun, ...sitting } = found
  const attempts = hasBegun ? await selectAttemptsOf(tx, examId, actor.userId) : []
  if (classId === null && attempts.length === 0) return refuse('NOT_YOUR_EXAM')
  const candidacy: Candidacy = { sitting, classId, attempts, running: attempts.find((one) => isRunning(one, tx.now)) }
  return candidacy
}

/** A candidate may start; one who has since left the class or the subject may only continue the running attempt. */
export async function mayStart(args: AtTheDoor) {
  const candidacy = await isCandidateOf(args)
  if (isRefused(candidacy)) return candidacy
  const { running, classId } = candidacy
  if (running) return { ...candidacy, running }
  return classId === null ? refuse('NOT_YOUR_EXAM') : { ...candidacy, running, classId }
}

/** Nobody continues after the deadline, whether or not the closing job has run. */
export function isRunning({ state, deadline }: AttemptRow, now: Date): boolean {
  return state === 'in_progress' && deadline > now
}
