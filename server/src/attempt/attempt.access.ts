import { type SittingFacts, selectOptionalSittingFor } from '../exam/sitting.db.ts'
import { isRefused, refuse } from '../platform/http/refused.ts'
import type { MemberArgs } from '../platform/http/route.ts'
import { type AttemptRow, selectAttemptsOf } from './attempt.db.ts'

export { isTheirExam } from '../exam/exam.access.ts'

/** A candidate at the door of an exam: the sitting that is theirs and the attempts they have begun. */
export type Candidacy = {
  sitting: SittingFacts & { isCandidate: boolean }
  attempts: AttemptRow[]
  running: AttemptRow | undefined
}

type AtTheDoor = Pick<MemberArgs<{ examId: string }>, 'tx' | 'input' | 'actor'>

/**
 * A candidate of an exam is an active student of one of its sittings' classes who offers the subject; and so is,
 * whatever became of class and subject, who has begun it. Drafts and exams of other schools are unknown.
 */
export async function isCandidateOf({ tx, input: { examId }, actor }: AtTheDoor) {
  const [sitting, attempts] = await Promise.all([
    selectOptionalSittingFor(tx, examId, actor.userId),
    selectAttemptsOf(tx, examId, actor.userId),
  ])
  if (!sitting) return refuse('UNKNOWN_EXAM')
  if (!sitting.isCandidate && attempts.length === 0) return refuse('NOT_YOUR_EXAM')
  const candidacy: Candidacy = { sitting, attempts, running: attempts.find((one) => isRunning(one, tx.now)) }
  return candidacy
}

/** A candidate may start; who has left class or subject since may only go on with the attempt that runs. */
export async function mayStart(args: AtTheDoor) {
  const candidacy = await isCandidateOf(args)
  if (isRefused(candidacy)) return candidacy
  return candidacy.running || candidacy.sitting.isCandidate ? candidacy : refuse('NOT_YOUR_EXAM')
}

/** Past its deadline nobody goes on, whether or not the closing job has seen it. */
export function isRunning({ state, deadline }: AttemptRow, now: Date): boolean {
  return state === 'in_progress' && deadline > now
}
