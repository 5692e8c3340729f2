import { meanIn, type OuterGroups } from './outer-groups.ts'
import type { Figure } from './reason.ts'
import { correlationOf, covarianceOf, type Series, seriesOf } from './spread.ts'

/** From so many papers on the best and the weakest are compared. */
const fewestForGroups = 20

/**
 * r(x, R): how well a question parts candidates as the rest of the paper does. R is the total without this question, or the
 * question would be compared with itself. Pearson's r; for right and wrong the point-biserial.
 */
export function discriminationOf(question: Series, rest: Series, questionCount: number): Figure {
  return missingFor(question, rest, questionCount) ?? correlationOf(question, rest)
}

/** r(x, T): the same with the question left in, and so too good. For comparison with other programs. */
export function uncorrectedOf(question: Series, totals: Series): Figure {
  if (question.size < 2) return question.size === 0 ? 'NO_PAPERS' : 'NEEDS_2_PAPERS'
  if (question.isConstant) return 'SAME_MARK'
  return totals.isConstant ? 'SAME_TOTAL' : correlationOf(question, totals)
}

/** cov(x, R) as a share of the most it could be with these marks and these totals, both sorted. */
export function efficiencyOf(question: Series, rest: Series, questionCount: number): Figure {
  const missing = missingFor(question, rest, questionCount)
  return missing ?? covarianceOf(question, rest) / covarianceOf(sorted(question), sorted(rest))
}

/** D27 = p(top) − p(bottom): the facility among the best 27 % less that among the weakest 27 %. */
export function d27Of(earned: readonly number[], availableUnits: number, groups: OuterGroups | null): Figure {
  if (earned.length === 0) return 'NO_PAPERS'
  if (earned.length < fewestForGroups) return 'NEEDS_20_PAPERS'
  if (availableUnits === 0) return 'NO_MARKS'
  if (groups === null) return 'SAME_TOTAL'
  const { top, bottom, size } = groups
  return (meanIn(top, earned, size) - meanIn(bottom, earned, size)) / availableUnits
}

/**
 * 100·√cov(x, T) / Σ √cov⁺: how much each question decides about the order of the totals, in per cent; all together are 100.
 * A question whose covariance is below nothing has none.
 */
export function effectiveWeights(questions: readonly Series[], totals: Series): Figure[] {
  if (totals.size < 2) return questions.map(() => (totals.size === 0 ? 'NO_PAPERS' : 'NEEDS_2_PAPERS'))
  if (totals.isConstant) return questions.map(() => 'SAME_TOTAL')
  const covariances = questions.map((question) => covarianceOf(question, totals))
  const all = covariances.reduce((sum, covariance) => sum + Math.sqrt(Math.max(0, covariance)), 0)
  return covariances.map((covariance) => (covariance < 0 ? 'BELOW_NOTHING' : (100 * Math.sqrt(covariance)) / all))
}

function missingFor(question: Series, rest: Series, questionCount: number) {
  if (question.size === 0) return 'NO_PAPERS'
  if (question.size === 1) return 'NEEDS_2_PAPERS'
  if (questionCount < 2) return 'NEEDS_2_QUESTIONS'
  if (question.isConstant) return 'SAME_MARK'
  return rest.isConstant ? 'SAME_REST' : null
}

function sorted({ away }: Series): Series {
  return seriesOf([...away].sort((a, b) => a - b))
}
