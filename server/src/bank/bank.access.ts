import type { Tx } from '../platform/database/tenant.ts'
import { refuse } from '../platform/http/refused.ts'
import type { Actor } from '../platform/http/route.ts'
import { selectOptionalQuestion } from './bank.db.ts'

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
  return (await selectOptionalQuestion(tx, input.id, narrowedTo(actor))) ?? refuse('UNKNOWN_QUESTION')
}
