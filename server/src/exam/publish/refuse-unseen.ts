import type { Tx } from '../../platform/database/tenant.ts'
import { refuse } from '../../platform/http/refused.ts'
import { selectDraftRevision } from '../draft/draft-revision.db.ts'

/** Refuses to freeze a held draft that was written after what the actor read, where they say what that was. */
export async function refuseUnseen(tx: Tx, { examId, revision }: { examId: string; revision?: number | undefined }) {
  if (revision === undefined) return null
  const now = await selectDraftRevision(tx, examId)
  return now.revision === revision ? null : refuse('CHANGED_MEANWHILE', now)
}
