import type { Grade } from './grade.ts'

const remarks: Record<Grade, string> = { A: 'Excellent', B: 'Very good', C: 'Good', D: 'Fair', F: 'Poor' }

/** What a grade of the product's scale says in words; a school's own grades say nothing but themselves. */
export function remarkOf(grade: string): string {
  return Object.entries(remarks).find(([letter]) => letter === grade)?.[1] ?? ''
}
