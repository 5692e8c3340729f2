/**
 * A scale: from which whole percentage on each grade is given, highest first; the last starts at 0. The remark is what the
 * grade says in words.
 */
export type GradeScale<G extends string = string> = readonly { grade: G; fromPercentage: number; remark?: string }[]

/** The scale of a school that has chosen none: A 70, B 60, C 50, D 45, F below. */
export const defaultScale = [
  { grade: 'A', fromPercentage: 70, remark: 'Excellent' },
  { grade: 'B', fromPercentage: 60, remark: 'Very good' },
  { grade: 'C', fromPercentage: 50, remark: 'Good' },
  { grade: 'D', fromPercentage: 45, remark: 'Fair' },
  { grade: 'F', fromPercentage: 0, remark: 'Poor' },
] as const satisfies GradeScale
