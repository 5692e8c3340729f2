/** The specification's letters. */
export const grades = ['A', 'B', 'C', 'D', 'F'] as const

export type Grade = (typeof grades)[number]

/** A scale: from which whole percentage on each grade is given, highest first; the last starts at 0. */
export type GradeScale<G extends string = string> = readonly { grade: G; fromPercentage: number }[]

/** The default school scale: A 70, B 60, C 50, D 45, F below. A school may use another. */
export const defaultScale: GradeScale<Grade> = [
  { grade: 'A', fromPercentage: 70 },
  { grade: 'B', fromPercentage: 60 },
  { grade: 'C', fromPercentage: 50 },
  { grade: 'D', fromPercentage: 45 },
  { grade: 'F', fromPercentage: 0 },
]

/** The grade of a whole percentage. Refuses (RangeError) a scale that does not reach down to it. */
export function gradeOf(percentage: number): Grade
export function gradeOf<G extends string>(percentage: number, scale: GradeScale<G>): G
export function gradeOf(percentage: number, scale: GradeScale = defaultScale): string {
  const step = scale.find(({ fromPercentage }) => percentage >= fromPercentage)
  if (step === undefined) throw new RangeError(`The scale has no grade for ${percentage}%`)
  return step.grade
}

export type GradeColour = 'green' | 'blue' | 'yellow' | 'red'

/** The badge colour of a grade: A green, B blue, C yellow, any other red (specification part 2, section 9). */
export function gradeColour(grade: string): GradeColour {
  if (grade === 'A') return 'green'
  if (grade === 'B') return 'blue'
  if (grade === 'C') return 'yellow'
  return 'red'
}
