import type { GradeScale } from './default-scale.ts'

/** The grade of a whole percentage in a scale. Refuses (RangeError) one that does not reach down to it. */
export function gradeIn(scale: GradeScale, percentage: number): string {
  const step = scale.find(({ fromPercentage }) => percentage >= fromPercentage)
  if (step === undefined) throw new RangeError(`The scale has no grade for ${percentage}%`)
  return step.grade
}
