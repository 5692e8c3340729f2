import { narrowedTo } from '../bank/bank.access.ts'
import type { Actor } from '../platform/http/route.ts'

/**
 * The teacher the figures are limited to: the students of their classes and the exams they work on. Null for
 * administrators, who see the figures of the whole school.
 */
export function figuresOf(actor: Actor): string | null {
  return narrowedTo(actor)
}
