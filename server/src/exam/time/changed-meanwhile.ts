import { type LastChange, selectLastChange } from '../../platform/audit/record-log.ts'
import type { Tx } from '../../platform/database/tenant.ts'
import { refuse } from '../../platform/http/refused.ts'
import { isChangeOf, selectOptionalLaterChange } from './time.db.ts'

type Seen = { sittingId: string; change: string | null }

/**
 * Refuses time for these candidates of a held exam where theirs was changed after what was seen of the sitting: an answer that was lost,
 * or a second invigilator, would give it twice. Null where nothing was.
 */
export async function timeOfCandidatesChanged(tx: Tx, { sittingId, change }: Seen, ids: readonly string[]) {
  return await changedAfter(tx, { sittingId, change }, ids)
}

/** The same for the whole sitting, which may also have been moved to another time. */
export async function timeOfSittingChanged(
  tx: Tx,
  { examId, sittingId, closesAt }: { examId: string; sittingId: string; closesAt: Date },
  seen: { closesAt: string; change: string | null },
) {
  const later = await changedAfter(tx, { sittingId, change: seen.change }, null)
  if (later) return later
  return closesAt.getTime() === new Date(seen.closesAt).getTime() ? null : changed(await selectLastChange(tx, examId))
}

/** Nobody can have read what is no change of the sitting: then whatever was changed of it was not seen. */
async function changedAfter(tx: Tx, { sittingId, change }: Seen, studentIds: readonly string[] | null) {
  const isRead = change === null || (await isChangeOf(tx, sittingId, change))
  const later = await selectOptionalLaterChange(tx, { sittingId, after: isRead ? change : null, studentIds })
  if (later) return changed(later)
  return isRead ? null : changed({ by: null, byId: null, at: null })
}

const changed = ({ by, byId, at }: LastChange) => refuse('TIME_CHANGED_MEANWHILE', { by, byId, at })
