import type { RefusalCode } from '@sabimark/contract/refusal.ts'
import type { Tx } from '../platform/database/tenant.ts'
import { isRefused, type Refused, refuse } from '../platform/http/refused.ts'
import type { RequestFacts } from '../platform/http/request.ts'
import type { Actor, Ctx } from '../platform/http/route.ts'
import type { ActOutcome, Skipped } from '../platform/record/act-outcome.ts'
import { type ActLine, lockAct, selectOptionalAct, selectOptionalUndo } from '../platform/record/undo.db.ts'

/** Brings records of one kind back to what they were before an act, where nobody has touched them since. */
export type Restore = (
  tx: Tx,
  lines: readonly ActLine[],
  actor: Actor,
  request: RequestFacts,
) => Promise<{ doneCount: number; skipped: Skipped[] } | Refused<RefusalCode>>

/** By the noun their actions begin with: 'student' restores what 'student.deleted' did. */
export type Restorers = Readonly<Record<string, Restore>>

/** What teachers do in acts. What they did when they were administrators is not theirs to undo any more. */
const ofTeachers: ReadonlySet<string> = new Set(['question'])

const undoMs = 30 * 24 * 60 * 60 * 1000

/** Takes an act back within 30 days. A second time it is answered as the first. */
export async function undoAct(
  restorers: Restorers,
  { tx, input: { batch }, actor, now, note, request }: Ctx<{ batch: string }>,
) {
  await lockAct(tx, batch)
  const act = await selectOptionalAct(tx, batch)
  // An administrator undoes what anybody did, the others what they did themselves.
  if (!act || (actor.role === 'teacher' && act.doneBy !== actor.userId)) return refuse('UNKNOWN_ACT')
  const noun = act.lines[0]?.action.split('.')[0] ?? ''
  const restore = restorers[noun]
  if (!restore || (actor.role === 'teacher' && !ofTeachers.has(noun))) return refuse('UNKNOWN_ACT')
  const before = await selectOptionalUndo(tx, batch)
  if (before !== undefined) return before as ActOutcome
  if (now.getTime() - act.doneAt.getTime() > undoMs) return refuse('UNDO_TOO_LATE')
  const restored = await restore(tx, act.lines, actor, request)
  if (isRefused(restored)) return restored as Refused<'PLAN_LIMIT'>
  const outcome: ActOutcome = { batch: null, ...restored, effects: [] }
  await note('act.undone', batch, { detail: { outcome } })
  return outcome
}
