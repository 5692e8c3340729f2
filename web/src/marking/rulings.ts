import type { AlikeAnswers, GroupedAnswers } from '@sabimark/contract/answers.ts'
import { marksText } from '@sabimark/domain/bank/marks-text.ts'
import { counted } from '@sabimark/domain/words/plural.ts'

/** What is to be decided about answers, in per cent of the marks, by their key. */
export type Choices = Readonly<Record<string, number>>

/** How many papers a decision would mark again. */
export function ruledCount(items: GroupedAnswers['items'], choices: Choices): number {
  return items.reduce((sum, { answerKey, count }) => sum + (Object.hasOwn(choices, answerKey) ? count : 0), 0)
}

export function candidates(count: number): string {
  return counted(count, 'candidate')
}

/** What an answer earns by a teacher's decision, also while papers are still marked by it, or has earned so far. */
export function earnedText(item: AlikeAnswers, ofHundredths: number): string {
  const { earned, waitingCount, notCountedCount, count, ruled } = item
  const of = marksText(ofHundredths)
  // As marking does it: half a hundredth is rounded up.
  if (ruled !== null) return `${marksText(Math.round((ofHundredths * ruled) / 100))} of ${of}, as was decided`
  if (waitingCount > 0) return waitingCount === count ? 'waiting for you' : `${waitingCount} waiting for you`
  if (notCountedCount === count) return 'not counted'
  if (earned === null) return 'different marks'
  const word = earned === 0 ? 'counted as wrong, ' : earned === ofHundredths ? 'counted as right, ' : ''
  return `${word}${marksText(earned)} of ${of}`
}

/** What an answer earns today, in per cent of the marks; null where it waits, or differs from paper to paper. */
export function percentInForce({ earned, waitingCount, ruled }: AlikeAnswers, ofHundredths: number): number | null {
  if (ruled !== null) return ruled
  return waitingCount > 0 || earned === null ? null : (100 * earned) / ofHundredths
}
