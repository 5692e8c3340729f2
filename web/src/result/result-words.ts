import type { ResultCard } from '@sabimark/contract/answers.ts'
import { formatLagos } from '@sabimark/domain/words/lagos-time.ts'

/** For staff: that answers wait for a marker; null where none does. */
export function toMarkText(toMarkCount: number): string | null {
  if (toMarkCount === 0) return null
  const wait = toMarkCount === 1 ? '1 answer waits' : `${toMarkCount} answers wait`
  return `${wait} for a marker. There is a score when all are marked.`
}

export const practiceCounts = 'This was practice: it counts in no average, ranking or report.'

export const scoreAloneForStaff = 'Candidates see the score of this exam, not its questions and answers.'

/** That other exams still ask questions of this one: until they are over nobody reads what is right. */
export function heldText({ at }: NonNullable<ResultCard['heldAnswers']>): string {
  return `The right answers are shown when other exams that ask some of these questions are over, at the latest from ${formatLagos(new Date(at))}.`
}

/** In place of an answer whose marker must not know whose it is. */
export const withheldText =
  'Waits for a marker, who does not know whose answer it is. It is shown here once it is marked.'
