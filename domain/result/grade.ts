import { defaultScale, type GradeScale } from '../school/grading/default-scale.ts'
import { gradeIn } from '../school/grading/grade-in.ts'

export { defaultScale, type GradeScale } from '../school/grading/default-scale.ts'

/** A letter of the product's own scale. */
export type Grade = (typeof defaultScale)[number]['grade']

/** The grade of a whole percentage. Refuses (RangeError) a scale that does not reach down to it. */
export function gradeOf(percentage: number): Grade
export function gradeOf<G extends string>(percentage: number, scale: GradeScale<G>): G
export function gradeOf(percentage: number, scale: GradeScale = defaultScale): string {
  return gradeIn(scale, percentage)
}

export type GradeColour = 'green' | 'blue' | 'yellow' | 'red'

const colours: Readonly<Record<string, GradeColour>> = { A: 'green', B: 'blue', C: 'yellow' }

/**
 * The badge colour of a grade, by the letter it begins with: A green, B blue, C yellow, any other red (specification part 2,
 * section 9). A1 is an A.
 */
export function gradeColour(grade: string): GradeColour {
  return colours[grade.charAt(0).toUpperCase()] ?? 'red'
}
