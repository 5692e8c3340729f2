import type { Tx } from '../platform/database/tenant.ts'
import { refuse } from '../platform/http/refused.ts'
import type { Actor } from '../platform/http/route.ts'
import { type QuestionRow, selectOptionalQuestion } from './bank.db.ts'

/** Administrators work on every subject of their school; a teacher on those assigned to them. */
export function worksOnEverySubject(actor: Actor): boolean {
  return actor.role === 'school_admin'
}

/** The teacher a list is limited to: null for those who work on every subject. */
export function narrowedTo(actor: Actor): string | null {
  return worksOnEverySubject(actor) ? null : actor.userId
}

/** A question of the subjects somebody works on; every other is unknown. */
export async function isTheirQuestion({ tx, input, actor }: { tx: Tx; input: { id: string }; actor: Actor }) {
  const question = await selectOptionalQuestion(tx, input.id, narrowedTo(actor))
  return question ? asTheySee(question, actor) : refuse('UNKNOWN_QUESTION')
}

/** Whose a question is to edit, archive and delete: its owner's and the administrators'. A colleague of the subject copies it (decision 060). */
export function isTheirsToWrite(actor: Actor, { ownerId }: Pick<QuestionRow, 'ownerId'>): boolean {
  return worksOnEverySubject(actor) || ownerId === actor.userId
}

/** Why an act leaves a question alone, or null. */
export function whyNotTheirs(actor: Actor, question: Pick<QuestionRow, 'ownerId' | 'owner'>): string | null {
  return isTheirsToWrite(actor, question) ? null : `Belongs to ${question.owner}: copy it to have one of your own.`
}

/** A question with what somebody may do with it. */
export function asTheySee(question: QuestionRow, actor: Actor) {
  return { ...question, mayAct: isTheirsToWrite(actor, question) }
}
