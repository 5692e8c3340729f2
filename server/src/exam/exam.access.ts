import { narrowedTo } from '../bank/bank.access.ts'
import { isActiveSubjectOf, isSubjectOf } from '../bank/bank.db.ts'
import type { Tx } from '../platform/database/tenant.ts'
import { refuse } from '../platform/http/refused.ts'
import type { Actor } from '../platform/http/route.ts'
import { selectOptionalExamOwner } from './exam.db.ts'

/** What decides whose work an exam is. */
export type ExamOwner = { createdBy: string; subjectId: string }

/**
 * Administrators work on every exam of their school; a teacher on those they wrote and on those of a subject assigned
 * to them. Students work on none, and sit their own.
 */
export async function mayWorkOnExam(tx: Tx, actor: Actor, exam: ExamOwner): Promise<boolean> {
  if (actor.role === 'school_admin') return true
  if (actor.role !== 'teacher') return false
  return exam.createdBy === actor.userId || (await isSubjectOf(tx, exam.subjectId, actor.userId))
}

/** The lock of every staff call that names an exam: another school's exam is unknown, one of another subject is refused. */
export async function isTheirExam({ tx, input, actor }: { tx: Tx; input: { examId: string }; actor: Actor }) {
  const exam = await selectOptionalExamOwner(tx, input.examId)
  return exam ? await mayWorkOnExam(tx, actor, exam) : refuse('UNKNOWN_EXAM')
}

/** A new exam is written in a subject the school uses; a teacher's in one assigned to them. */
export async function mayWriteIn(tx: Tx, actor: Actor, subjectId: string): Promise<boolean> {
  return await isActiveSubjectOf(tx, subjectId, narrowedTo(actor))
}
