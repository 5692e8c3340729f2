import type { ExamStatus } from '@sabimark/domain/exam/exam-status.ts'
import { narrowedTo, worksOnEverySubject } from '../bank/bank.access.ts'
import { isActiveSubjectOf, isSubjectOf } from '../bank/bank.db.ts'
import type { Tx } from '../platform/database/tenant.ts'
import { refuse } from '../platform/http/refused.ts'
import type { Actor } from '../platform/http/route.ts'
import { selectOptionalExamOwner } from './exam.db.ts'

/** What decides whose work an exam is. */
export type ExamOwner = { ownerId: string; subjectId: string }

/**
 * Administrators work on every exam of their school; a teacher on those they own and on those of a subject assigned
 * to them. Students work on none, and sit their own.
 */
export async function mayWorkOnExam(tx: Tx, actor: Actor, exam: ExamOwner): Promise<boolean> {
  if (actor.role === 'school_admin') return true
  if (actor.role !== 'teacher') return false
  return exam.ownerId === actor.userId || (await isSubjectOf(tx, exam.subjectId, actor.userId))
}

/** The lock of every staff call that names an exam: another school's exam is unknown, one of another subject is refused. */
export async function isTheirExam({ tx, input, actor }: { tx: Tx; input: { examId: string }; actor: Actor }) {
  const exam = await selectOptionalExamOwner(tx, input.examId)
  return exam ? await mayWorkOnExam(tx, actor, exam) : refuse('UNKNOWN_EXAM')
}

/** Whose an exam is to change and to act on: its owner's and the administrators', not a colleague's of the subject. */
export function isTheirs(actor: Actor, { ownerId }: Pick<ExamOwner, 'ownerId'>): boolean {
  return worksOnEverySubject(actor) || ownerId === actor.userId
}

/** The lock of calls that change an exam or act on it (decision 060): another school's is unknown, a colleague's refused. */
export async function isTheirsToChange({ tx, input, actor }: { tx: Tx; input: { examId: string }; actor: Actor }) {
  const exam = await selectOptionalExamOwner(tx, input.examId)
  return exam ? isTheirs(actor, exam) : refuse('UNKNOWN_EXAM')
}

/**
 * The owner of an exam and administrators read its questions and right answers at any time; a colleague of the subject when it is
 * over, or whoever teaches the subject, too, would know the paper. Until then the bank says the same of each question (`ofTheirs`).
 */
export function seesQuestions(actor: Actor, exam: { ownerId: string; status: ExamStatus }): boolean {
  return exam.status === 'completed' || exam.status === 'archived' || isTheirs(actor, exam)
}

/** The lock of calls that show what an exam asks, or change it. */
export async function isExamTheyRead({ tx, input, actor }: { tx: Tx; input: { examId: string }; actor: Actor }) {
  const exam = await selectOptionalExamOwner(tx, input.examId)
  if (!exam) return refuse('UNKNOWN_EXAM')
  return seesQuestions(actor, exam) && (await mayWorkOnExam(tx, actor, exam))
}

/** A new exam is written in a subject the school uses; a teacher's in one assigned to them. */
export async function mayWriteIn(tx: Tx, actor: Actor, subjectId: string): Promise<boolean> {
  return await isActiveSubjectOf(tx, subjectId, narrowedTo(actor))
}
