import { scoreShowing } from '@sabimark/domain/exam/release/release.ts'
import type { Tx } from '../../platform/database/tenant.ts'
import { selectOptionalRightAnswers } from '../right-answers.db.ts'
import { keepReleased } from './further.db.ts'

/**
 * Scores that came out as the exam was over stay shown where it comes again: its sittings are as if a person had released them. Answers of
 * how many.
 */
export async function keepShownScores(tx: Tx, examId: string): Promise<number> {
  const facts = await selectOptionalRightAnswers(tx, examId)
  if (!facts) return 0
  const { shown } = scoreShowing({ rule: 'after_exam', releasedAt: null, lastEndsAt: facts.lastEndsAt, now: tx.now })
  return shown ? await keepReleased(tx, examId) : 0
}
