import { mostNotes } from '@sabimark/domain/hall/hall-bounds.ts'
import { selectCandidateRows } from '../../exam/time/candidates.db.ts'
import { isRefused, refuse } from '../../platform/http/refused.ts'
import type { Ctx } from '../../platform/http/route.ts'
import type { Hall } from '../hall.access.ts'
import { countNotes, insertLines } from './hall-lines.db.ts'
import { lockHall } from './lock-for-hall-act.ts'

type Noted = { examId: string; sittingId: string; text: string; studentId?: string | undefined }

/**
 * Writes down something that happened in the hall: before it opens, while it is sat, and as long after as the sitting is kept. A sitting
 * that is withdrawn at this moment has no hall any more.
 */
export async function noteInHall(ctx: Ctx<Noted, Hall>) {
  const { tx, input, actor, note } = ctx
  const held = await lockHall(ctx)
  if (isRefused(held)) return held
  const { examId, sittingId, text, studentId = null } = input
  if (studentId !== null && (await selectCandidateRows(tx, sittingId, [studentId])).length === 0) {
    return refuse('UNKNOWN_PERSON')
  }
  if ((await countNotes(tx, sittingId)) >= mostNotes) return refuse('TOO_MANY_NOTES')
  const line = { studentId, kind: 'note' as const, text, from: null, to: null }
  const id = await insertLines(tx, { sittingId, by: actor.userId }, [line])
  await note('exam.hall_noted', examId, { detail: { sittingId, lineId: id } })
  return { id }
}
