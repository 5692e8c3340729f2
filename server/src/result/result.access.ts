import { selectOptionalStudent } from '../people/students/list-students.ts'
import type { Tx } from '../platform/database/tenant.ts'
import { refuse } from '../platform/http/refused.ts'
import type { Actor } from '../platform/http/route.ts'

/** Staff list the results of the exams they work on. */
export { isExamTheyRead, isTheirExam } from '../exam/exam.access.ts'
/** A student reads only their own results; staff read those of the exams they work on. */
export { isTheirAttempt } from '../marking/marking.access.ts'

/** A student sees what is released (candidate-release.ts), staff see everything. A ticket shows what its candidate may see. */
export function viewerOf(actor: Actor): 'candidate' | 'staff' {
  return actor.role === 'student' ? 'candidate' : 'staff'
}

/** The results of a student are read by administrators, and by the teachers of the class the student is in. */
export async function isTheirStudent({ tx, input, actor }: { tx: Tx; input: { studentId: string }; actor: Actor }) {
  return (await selectOptionalStudent(tx, input.studentId, actor)) ? true : refuse('UNKNOWN_PERSON')
}

/** A student's list holds only their own results. */
export function ownResultsOf(actor: Actor): string {
  return actor.userId
}
