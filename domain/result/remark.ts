import type { GradeScale } from './grade.ts'

/** What a grade of this scale says in words; nothing where the school gave it no remark. */
export function remarkOf(grade: string, scale: GradeScale): string {
  return scale.find((step) => step.grade === grade)?.remark ?? ''
}
