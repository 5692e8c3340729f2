import { answersShowing } from '@sabimark/domain/exam/release/release.ts'
import { rightAnswersFrom } from '@sabimark/domain/exam/right-answers.ts'
import type { Tx } from '../../platform/database/tenant.ts'
import { selectExamsHeldBy } from '../held-questions.db.ts'
import { selectOptionalRightAnswers } from '../right-answers.db.ts'
import { selectReviewed } from './time.db.ts'

/**
 * Whether any candidate may have read right answers of this exam, in it or in another that asks one of its questions: then nobody
 * begins it any more.
 */
export async function mayHaveReadAnswers(tx: Tx, examId: string): Promise<boolean> {
  const facts = await selectOptionalRightAnswers(tx, examId)
  // Until then the others keep back what they share with it.
  if (facts === undefined || rightAnswersFrom(facts) > tx.now) return false
  for (const one of [examId, ...(await selectExamsHeldBy(tx, examId))]) if (await showsAnswers(tx, one)) return true
  return false
}

async function showsAnswers(tx: Tx, examId: string): Promise<boolean> {
  const facts = await selectOptionalRightAnswers(tx, examId)
  const releases = await selectReviewed(tx, examId)
  return facts !== undefined && releases.some((one) => answersShowing({ ...one, ...facts, now: tx.now }).shown)
}
