import { narrowedTo } from '../bank/bank.access.ts'
import type { Actor } from '../platform/http/route.ts'
import type { AskedReport, ReportParams } from './rows/params.ts'

/**
 * The teacher the figures are limited to: the students of their classes and the exams they work on. Null for
 * administrators, who see the figures of the whole school.
 */
export function figuresOf(actor: Actor): string | null {
  return narrowedTo(actor)
}

/** The teacher whose reports alone somebody makes and sees: null for administrators, who have those of the whole school. */
export function reportsOf(actor: Actor): string | null {
  return actor.role === 'school_admin' || actor.role === 'super_admin' ? null : actor.userId
}

/** A report as it is asked for by somebody, limited to what they may read. */
export function asTheyMayRead(actor: Actor, asked: AskedReport): ReportParams {
  return { ...asked, teacherId: reportsOf(actor) }
}
