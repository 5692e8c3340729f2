import { availableOf, type MarksTable } from './marks-table.ts'
import type { Figure } from './reason.ts'
import { type Series, varianceOf } from './spread.ts'

/**
 * Cronbach's alpha, k/(k − 1) · (1 − Σ var x / var T), every variance with the divisor N − 1. Where `isKr20`, the same
 * number is KR-20, k/(k − 1) · (1 − Σ pq / σ²T), with the divisor N throughout.
 */
export function alphaOf(questions: readonly Series[], totals: Series): Figure {
  const count = questions.length
  if (count < 2) return 'NEEDS_2_QUESTIONS'
  const missing = needsSpread(totals)
  if (missing) return missing
  const ofQuestions = questions.reduce((sum, question) => sum + varianceOf(question), 0)
  return alphaFrom(count, ofQuestions, varianceOf(totals))
}

/** Alpha of what is left without each question, in the order of the questions; `rests` are the totals without it. */
export function alphasIfDeleted(questions: readonly Series[], rests: readonly Series[]): Figure[] {
  const variances = questions.map((question) => (question.size < 2 ? 0 : varianceOf(question)))
  const all = variances.reduce((sum, variance) => sum + variance, 0)
  return rests.map((rest, place) => {
    if (questions.length < 3) return 'NEEDS_3_QUESTIONS'
    if (rest.size < 2) return needsSpread(rest) ?? 'NEEDS_2_PAPERS'
    if (rest.isConstant) return 'SAME_REST'
    return alphaFrom(questions.length - 1, all - (variances[place] ?? 0), varianceOf(rest))
  })
}

function alphaFrom(count: number, ofQuestions: number, ofTotals: number): number {
  return Math.min(1, (count / (count - 1)) * (1 - ofQuestions / ofTotals))
}

/** Whether alpha is called KR-20: every answer is right or wrong, and all questions have the same marks. */
export function isKr20({ questions }: MarksTable): boolean {
  const [first] = questions
  return (
    first !== undefined &&
    first.availableUnits > 0 &&
    questions.every(
      ({ availableUnits, earned }) =>
        availableUnits === first.availableUnits && earned.every((units) => units === 0 || units === availableUnits),
    )
  )
}

/** The standard error of measurement, SD(T) · √(1 − alpha), in marks. */
export function semOf(table: MarksTable, totals: Series, alpha: Figure): Figure {
  if (typeof alpha !== 'number') return alpha
  return Math.sqrt(varianceOf(totals) * (1 - alpha)) / table.unitsPerMark
}

/** The same as a percentage of all marks. */
export function semPercentOf(table: MarksTable, sem: Figure): Figure {
  const available = availableOf(table)
  if (typeof sem !== 'number') return sem
  return available === 0 ? 'NO_MARKS' : (100 * sem * table.unitsPerMark) / available
}

/** Why totals have no spread, where they have none. */
export function needsSpread({ size, isConstant }: Series): 'NO_PAPERS' | 'NEEDS_2_PAPERS' | 'SAME_TOTAL' | null {
  if (size === 0) return 'NO_PAPERS'
  if (size === 1) return 'NEEDS_2_PAPERS'
  return isConstant ? 'SAME_TOTAL' : null
}
