import type { GradeScale } from '../../school/grading/default-scale.ts'
import { gradeIn } from '../../school/grading/grade-in.ts'
import type { MarkTotals } from '../mark-paper.ts'
import { isPass } from '../percentage.ts'

/** What a paper has: its marks and, once nothing of it waits for a person, what they stand for. */
export type Standing = {
  earnedHundredths: number
  availableHundredths: number
  percentage: number
  grade: string
  isPass: boolean
}

/** A paper before a correction of the key and after it; null while an answer waits for a person. */
export type Move = { before: Standing | null; after: Standing | null }

/**
 * How many papers a correction moves, and over which lines. `waitingCount`: those still being marked, before and after. `lostCount`:
 * those that had a score and wait for a person from then on. `scoredCount`: those that had none yet and get one.
 */
export type MoveCounts = {
  upCount: number
  downCount: number
  sameCount: number
  waitingCount: number
  lostCount: number
  scoredCount: number
  gradeUpCount: number
  gradeDownCount: number
  passCount: number
  failCount: number
}

type Sums = Pick<MarkTotals, 'waitingCount' | 'earnedHundredths' | 'availableHundredths' | 'percentage'>

/** Percentages, grades and passes of a marked paper. */
export function standingOfTotals(
  { waitingCount, earnedHundredths, availableHundredths, percentage }: Sums,
  { scale, passingScore }: { scale: GradeScale; passingScore: number },
): Standing | null {
  if (waitingCount > 0) return null
  const grade = gradeIn(scale, percentage)
  return { earnedHundredths, availableHundredths, percentage, grade, isPass: isPass(percentage, passingScore) }
}

/**
 * Which way a paper goes by its share of what is available, exactly: 1 up, -1 down, 0 stays or has no score before or after it. A
 * question annulled moves what is available, too.
 */
export function directionOf({ before, after }: Move): -1 | 0 | 1 {
  if (before === null || after === null) return 0
  const difference =
    BigInt(after.earnedHundredths) * BigInt(before.availableHundredths) -
    BigInt(before.earnedHundredths) * BigInt(after.availableHundredths)
  return difference > 0n ? 1 : difference < 0n ? -1 : 0
}

/** Whether a paper had a score and has to wait for a person. */
export function losesScore({ before, after }: Move): boolean {
  return before !== null && after === null
}

/** Whether a paper was still being marked and has a score with it. */
export function getsScore({ before, after }: Move): boolean {
  return before === null && after !== null
}

/** The counts that are shown before a correction is made. Grades by their place in the scale, the best first. */
export function countMoves(moves: readonly Move[], scale: GradeScale): MoveCounts {
  const placeOf = (standing: Standing) => scale.findIndex(({ grade }) => grade === standing.grade)
  const count = (is: (move: Move) => boolean) => moves.filter(is).length
  const both = (is: (before: Standing, after: Standing) => boolean) =>
    count(({ before, after }) => before !== null && after !== null && is(before, after))
  const [lostCount, scoredCount] = [count(losesScore), count(getsScore)]
  const waitingCount = count(({ after }) => after === null) - lostCount
  const [upCount, downCount] = [count((move) => directionOf(move) > 0), count((move) => directionOf(move) < 0)]
  return {
    upCount,
    downCount,
    waitingCount,
    lostCount,
    scoredCount,
    sameCount: moves.length - upCount - downCount - waitingCount - lostCount - scoredCount,
    gradeUpCount: both((before, after) => placeOf(after) < placeOf(before)),
    gradeDownCount: both((before, after) => placeOf(after) > placeOf(before)),
    passCount: both((before, after) => !before.isPass && after.isPass),
    failCount: both((before, after) => before.isPass && !after.isPass),
  }
}
