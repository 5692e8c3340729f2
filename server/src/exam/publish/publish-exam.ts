import { actProblem } from '@sabimark/domain/exam/exam-acts.ts'
import type { Tx } from '../../platform/database/tenant.ts'
import { refuse } from '../../platform/http/refused.ts'
import type { Actor } from '../../platform/http/route.ts'
import { isTheirs } from '../exam.access.ts'
import { lockOptionalExam } from '../exam.db.ts'
import { timesToSet } from '../exam-times.ts'
import { getExam } from '../get-exam.ts'
import { refuseUnapproved } from '../refuse-unapproved.ts'
import { holdKeys } from '../version/held-keys.ts'
import { openSitting } from './open-sitting.ts'
import { refuseUnseen } from './refuse-unseen.ts'

/** Publishes a draft for its scheduled time. Publishing again, as in a double click, answers the published exam. */
export async function publishExam(tx: Tx, input: { examId: string; revision?: number | undefined }, actor: Actor) {
  await holdKeys(tx)
  const exam = await lockOptionalExam(tx, input.examId)
  if (!exam) return refuse('UNKNOWN_EXAM')
  if (!isTheirs(actor, exam)) return refuse('NOT_ALLOWED')
  if (exam.status === 'scheduled' || exam.status === 'active') return await getExam(tx, input, actor)
  const problem = actProblem('publish', exam)
  if (problem) return refuse(problem)
  const changed = await refuseUnseen(tx, input)
  if (changed) return changed
  const unapproved = await refuseUnapproved(tx, actor)
  if (unapproved) return unapproved
  const times = timesToSet(exam)
  if (!times) return refuse('INVALID_TIME')
  return (await openSitting(tx, exam, times, actor)) ?? (await getExam(tx, input, actor))
}
