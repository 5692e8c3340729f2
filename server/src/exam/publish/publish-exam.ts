import type { Tx } from '../../platform/database/tenant.ts'
import { refuse } from '../../platform/http/refused.ts'
import type { Actor } from '../../platform/http/route.ts'
import { lockOptionalExam } from '../exam.db.ts'
import { instantsOf } from '../exam-times.ts'
import { getExam } from '../get-exam.ts'
import { openSitting } from './open-sitting.ts'

/** Publishes a draft for its scheduled time. Publishing again, as in a double click, answers the published exam. */
export async function publishExam(tx: Tx, input: { examId: string }, actor: Actor) {
  const exam = await lockOptionalExam(tx, input.examId)
  if (!exam) return refuse('UNKNOWN_EXAM')
  if (exam.status === 'scheduled' || exam.status === 'active') return await getExam(tx, input, actor)
  if (exam.status !== 'draft') return refuse('WRONG_STATUS')
  const times = instantsOf(exam)
  if (!times) return refuse('INVALID_TIME')
  return (await openSitting(tx, exam, times, actor)) ?? (await getExam(tx, input, actor))
}
