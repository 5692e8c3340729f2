import type { Tx } from '../../platform/database/tenant.ts'
import { refuse } from '../../platform/http/refused.ts'
import { type LastChange, selectLastChange } from '../../platform/record/record-log.ts'
import { selectOptionalLaterChange } from './time.db.ts'

type Seen = { sittingId: string; change: string | null }

/**
 * Refuses time for these candidates of a held exam where theirs was changed after what was seen of the sitting: an answer that was lost,
 * or a second invigilator, would give it twice. Null where nothing was.
 */
export async function timeOfCandidatesChanged(tx: Tx, { sittingId, change }: Seen, ids: readonly string[]) {
  const later = await selectOptionalLaterChange(tx, { sittingId, after: change, studentIds: ids })
  return later ? changed(later) : null
}

/** The same for the whole sitting, which may also have been moved to another time. */
export async function timeOfSittingChanged(
  tx: Tx,
  { examId, sittingId, closesAt }: { examId: string; sittingId: string; closesAt: Date },
  seen: { closesAt: string; change: string | null },
) {
  const later = await selectOptionalLaterChange(tx, { sittingId, after: seen.change, studentIds: null })
  if (later) return changed(later)
  return closesAt.getTime() === new Date(seen.closesAt).getTime() ? null : changed(await selectLastChange(tx, examId))
}

const changed = ({ by, byId, at }: LastChange) => refuse('TIME_CHANGED_MEANWHILE', { by, byId, at })
