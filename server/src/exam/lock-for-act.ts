import { actProblem, type ExamAct, type ExamActName, examActs } from '@sabimark/domain/exam/exam-acts.ts'
import type { Tx } from '../platform/database/tenant.ts'
import { type Refused, refuse } from '../platform/http/refused.ts'
import type { Actor } from '../platform/http/route.ts'
import { isTheirs, seesQuestions } from './exam.access.ts'
import { type ExamRow, lockOptionalExam } from './exam.db.ts'

/**
 * The exam, held until the end of the transaction, if the act belongs to it as it stands now and is the actor's: whoever has handed
 * it over while they waited for the lock acts on it no more. Sittings and attempts are
 * locked after it, in this order; a start locks nothing of the exam, so what an act takes away it takes in a statement
 * that says `NOT EXISTS` of attempts (decision 060).
 */
export async function lockForAct(
  tx: Tx,
  examId: string,
  act: ExamActName,
  actor: Actor,
): Promise<ExamRow | Refused<'UNKNOWN_EXAM' | 'NOT_ALLOWED' | 'WRONG_STATUS' | 'ATTEMPTS_EXIST'>> {
  const exam = await lockOptionalExam(tx, examId)
  if (!exam) return refuse('UNKNOWN_EXAM')
  const { by }: ExamAct = examActs[act]
  // Who works on it at all is asked at the door; whose it is and what it shows are other people's acts to change.
  if (!(by === 'owner' ? isTheirs(actor, exam) : seesQuestions(actor, exam))) return refuse('NOT_ALLOWED')
  const problem = actProblem(act, exam)
  return problem ? refuse(problem) : exam
}
