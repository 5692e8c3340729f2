import type { Sums } from './results.ts'

type Counts = Pick<Sums, 'correctCount' | 'partlyCount' | 'wrongCount' | 'unansweredCount' | 'questionCount'>

/**
 * "9 of 10 correct", "7 of 10 correct, 2 partly": beside the marks. Null where no answer was simply right or wrong, as with an
 * essay that earned some of its marks: there the marks say it.
 */
export function correctText({
  correctCount,
  partlyCount,
  wrongCount,
  unansweredCount,
  questionCount,
}: Counts): string | null {
  if (correctCount + wrongCount + unansweredCount === 0) return null
  const correct = `${correctCount} of ${questionCount} correct`
  return partlyCount === 0 ? correct : `${correct}, ${partlyText(partlyCount)}`
}

export const partlyText = (count: number) => `${count} partly`
