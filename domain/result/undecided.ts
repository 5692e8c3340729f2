import type { LateDecision } from '../attempt/late-decision.ts'
import type { MarkTotals } from '../marking/mark-paper.ts'

/**
 * Whether all there is of a paper waits for staff to decide about late answers: nothing of it counts so far. Then there is no score to
 * show, for its marks would be a zero that nobody has given. Where something came in time, the marks of that are shown (024).
 */
export function isAllUndecided({
  lateDecision,
  unansweredCount,
  questionCount,
}: Pick<MarkTotals, 'unansweredCount' | 'questionCount'> & { lateDecision: LateDecision }): boolean {
  return lateDecision === 'pending' && unansweredCount === questionCount
}
