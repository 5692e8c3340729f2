import { needsApproval } from '@sabimark/domain/exam/approval/approval.ts'
import type { Tx } from '../platform/database/tenant.ts'
import { type Refused, refuse } from '../platform/http/refused.ts'
import type { Actor } from '../platform/http/route.ts'
import { selectExamSettings } from '../school/settings/settings.db.ts'

/** What keeps somebody from publishing by themself, where the school wants each exam approved; null for nothing. */
export async function refuseUnapproved(tx: Tx, actor: Actor): Promise<Refused<'APPROVAL_NEEDED'> | null> {
  return needsApproval(actor.role, await selectExamSettings(tx)) ? refuse('APPROVAL_NEEDED') : null
}
