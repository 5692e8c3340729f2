import type { GradeScale } from './default-scale.ts'

/** How many results have each whole percentage. */
export type PercentageCounts = readonly { percentage: number; count: number }[]

/** How many of these results would have another grade by the second scale than by the first, and how many there are. */
export function changedGrades(counts: PercentageCounts, before: GradeScale, after: GradeScale) {
  const gradeIn = (scale: GradeScale, percentage: number) =>
    scale.find(({ fromPercentage }) => percentage >= fromPercentage)?.grade
  let changedCount = 0
  let totalCount = 0
  for (const { percentage, count } of counts) {
    totalCount += count
    if (gradeIn(before, percentage) !== gradeIn(after, percentage)) changedCount += count
  }
  return { changedCount, totalCount }
}

/** '412 of 3,000 results change their grade.' */
export function changedGradesText({ changedCount, totalCount }: { changedCount: number; totalCount: number }): string {
  if (totalCount === 0) return 'There are no results yet whose grade could change.'
  const [changed, total] = [changedCount, totalCount].map((count) => count.toLocaleString('en-NG'))
  const results = totalCount === 1 ? 'result' : 'results'
  if (changedCount === 0) return `None of ${total} ${results} changes its grade.`
  return changedCount === 1
    ? `1 of ${total} ${results} changes its grade.`
    : `${changed} of ${total} ${results} change their grade.`
}
