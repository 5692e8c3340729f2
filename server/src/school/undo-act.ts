import type { RefusalCode } from '@sabimark/contract/refusal.ts'
import { undoText } from '@sabimark/domain/words/act-text.ts'
import type { Tx } from '../platform/database/tenant.ts'
import { isRefused, type Refused, refuse } from '../platform/http/refused.ts'
import { isRehearsal } from '../platform/http/repeated-call.ts'
import type { RequestFacts } from '../platform/http/request.ts'
import type { Actor, Ctx } from '../platform/http/route.ts'
import type { ActOutcome, Skipped } from '../platform/record/act-outcome.ts'
import { type ActLine, lockAct, selectOptionalAct, selectOptionalUndo } from '../platform/record/undo.db.ts'

/** `effects`: what it means, where that is more than one sentence about all of them. */
type Restored = { doneCount: number; skipped: Skipped[]; effects?: string[] }

/** Brings records of one kind back to what they were before an act, where nobody has touched them since. */
export type Restore = (
  tx: Tx,
  lines: readonly ActLine[],
  actor: Actor,
  request: RequestFacts,
) => Promise<Restored | Refused<RefusalCode>>

/** By the noun their actions begin with: 'student' restores what 'student.deleted' did. */
export type Restorers = Readonly<Record<string, Restore>>

/** What teachers do in acts. What they did when they were administrators is not theirs to undo any more. */
const ofTeachers: ReadonlySet<string> = new Set(['question'])

const undoMs = 30 * 24 * 60 * 60 * 1000

/** Takes an act back within 30 days. A second time it is answered as the first, but for a rehearsal, which would do nothing. */
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
  if (before !== undefined) {
    const undone = before as ActOutcome
    return isRehearsal(request) ? { ...undone, doneCount: 0, effects: ['This was undone already.'] } : undone
  }
  if (now.getTime() - act.doneAt.getTime() > undoMs) return refuse('UNDO_TOO_LATE')
  const restored = await restore(tx, act.lines, actor, request)
  if (isRefused(restored)) return restored as Refused<'PLAN_LIMIT'>
  const { doneCount } = restored
  const effects = doneCount === 0 ? [] : [undoText(act.lines[0]?.action ?? '', doneCount)]
  const outcome: ActOutcome = { batch: null, effects, ...restored }
  await note('act.undone', batch, { detail: { outcome } })
  return outcome
}
