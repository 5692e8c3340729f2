import { millionthsOf } from '@sabimark/domain/marking/percentage.ts'
import type { MarksSum } from '@sabimark/domain/school/average.ts'
import type { Sums } from './results.ts'

/** What the average of these scores is made of: their marks, not their rounded percentages. */
export function sumOfScores(scores: readonly Pick<Sums, 'earnedHundredths' | 'availableHundredths'>[]): MarksSum {
  const millionths = scores.map((one) => millionthsOf(one.earnedHundredths, one.availableHundredths))
  return { markedCount: scores.length, millionthsSum: millionths.reduce((sum, one) => sum + one, 0) }
}
