import { selectLastChange } from '../platform/audit/record-log.ts'
import type { Tx } from '../platform/database/tenant.ts'
import { refuse } from '../platform/http/refused.ts'
import { selectDraftRevision } from './draft/draft-revision.db.ts'

/** Refuses what was chosen of an exam by what it says no more: who changed it last, and when. */
export async function changedMeanwhile(tx: Tx, examId: string) {
  const { revision } = await selectDraftRevision(tx, examId)
  return refuse('CHANGED_MEANWHILE', { ...(await selectLastChange(tx, examId)), revision })
}
