import { isTheirs, mayWorkOnExam, seesQuestions } from '../exam/exam.access.ts'
import type { Tx } from '../platform/database/tenant.ts'
import { refuse } from '../platform/http/refused.ts'
import type { Actor } from '../platform/http/route.ts'
import { selectOptionalOwnerOfAttempt } from './marking.db.ts'

export { isExamTheyRead, isTheirsToChange } from '../exam/exam.access.ts'

type AttemptAccess = { tx: Tx; input: { attemptId: string }; actor: Actor }

/** Late answers are decided by the exam's owner and administrators. Which exam it is is handed on. */
export async function isAttemptTheyDecide({ tx, input, actor }: AttemptAccess) {
  const owner = await selectOptionalOwnerOfAttempt(tx, input.attemptId)
  if (!owner) return refuse('UNKNOWN_ATTEMPT')
  return isTheirs(actor, owner) && { examId: owner.examId }
}

/** What became of a paper is read by who may read the exam; another school's attempt is unknown. */
export async function isAttemptTheyRead({ tx, input, actor }: AttemptAccess) {
  const owner = await selectOptionalOwnerOfAttempt(tx, input.attemptId)
  if (!owner) return refuse('UNKNOWN_ATTEMPT')
  return seesQuestions(actor, owner) && (await mayWorkOnExam(tx, actor, owner))
}

/**
 * A student has only their own attempts; staff have those of the exams they work on. Whether they see what was asked before
 * candidates do is handed on.
 */
export async function isTheirAttempt({ tx, input, actor }: AttemptAccess) {
  const owner = await selectOptionalOwnerOfAttempt(tx, input.attemptId)
  const isStudent = actor.role === 'student'
  if (!owner || (isStudent && owner.studentId !== actor.userId)) return refuse('UNKNOWN_ATTEMPT')
  if (isStudent) return { seesPaper: false }
  return (await mayWorkOnExam(tx, actor, owner)) && { seesPaper: seesQuestions(actor, owner) }
}
