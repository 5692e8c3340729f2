import type { Actor } from '../platform/http/route.ts'

/** Staff list and release the results of the exams they work on. */
export { isTheirExam } from '../exam/exam.access.ts'
/** A student reads the own results and no other's; staff those of the exams they work on. */
export { isTheirAttempt } from '../marking/marking.access.ts'

/** A student sees what is released (candidate-release.ts), staff all. A ticket shows what its candidate may see. */
export function viewerOf(actor: Actor): 'candidate' | 'staff' {
  return actor.role === 'student' ? 'candidate' : 'staff'
}

/** Whose results a student's own list holds: nobody's but theirs. */
export function ownResultsOf(actor: Actor): string {
  return actor.userId
}
