import { millionthsOf } from '../marking/percentage.ts'
import { averageOf } from '../school/average.ts'

/** Marked papers of one exam that are worth the same. */
export type EqualScores = { earnedHundredths: number; availableHundredths: number; isPass: boolean; count: number }

/**
 * The average score and the share of passes, to one decimal; null while nothing is marked. The average is of the marks, not
 * of percentages that are rounded already.
 */
export function scoreFigures(scores: readonly EqualScores[]): { averageScore: number | null; passRate: number | null } {
  const markedCount = scores.reduce((sum, { count }) => sum + count, 0)
  const average = (millionths: (score: EqualScores) => number) =>
    averageOf({ markedCount, millionthsSum: scores.reduce((sum, one) => sum + one.count * millionths(one), 0) })
  return {
    averageScore: average(({ earnedHundredths, availableHundredths }) =>
      millionthsOf(earnedHundredths, availableHundredths),
    ),
    passRate: average(({ isPass }) => millionthsOf(isPass ? 1 : 0, 1)),
  }
}
