import type { AnswerValue } from '../attempt/event.ts'
import type { LateDecision } from '../attempt/late-decision.ts'
import type { MarkedAnswer, MarkTotals } from './mark-paper.ts'
import { isBlank } from './rules-2.ts'

type Answered = readonly (Pick<MarkedAnswer, 'outcome'> & { answer: AnswerValue | null })[]

/**
 * Whether a marked paper has a score: none while an answer waits for a person, and none where all the candidate answered waits for staff to
 * decide about late answers. Its marks would be a zero that nobody has given, or what a correction gives to everybody, or what was written on
 * paper alone (024). Where one answer came in time that counts, the marks of what came in time are shown.
 */
export function hasScore({
  waitingCount,
  lateDecision,
  marked,
}: Pick<MarkTotals, 'waitingCount'> & { lateDecision: LateDecision; marked: Answered }): boolean {
  return waitingCount === 0 && (lateDecision !== 'pending' || marked.some(isGiven))
}

/** An answer of the candidate that counts for something: not to what was annulled, nor to what a section leaves out. */
function isGiven({ outcome, answer }: Answered[number]): boolean {
  return answer !== null && !isBlank(answer) && outcome !== 'annulled' && outcome !== 'not_counted'
}
