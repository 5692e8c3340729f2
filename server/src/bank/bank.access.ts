import type { Actor } from '../platform/http/route.ts'

/** Administrators work on every subject of their school; a teacher on those assigned to them. */
export function worksOnEverySubject(actor: Actor): boolean {
  return actor.role === 'school_admin'
}

/** The teacher a list is narrowed to: null for who works on every subject. */
export function narrowedTo(actor: Actor): string | null {
  return worksOnEverySubject(actor) ? null : actor.userId
}
