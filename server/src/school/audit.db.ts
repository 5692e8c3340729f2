import type { Tx } from '../platform/database/tenant.ts'
import { newId } from '../platform/ids.ts'

/** What staff did, to what (the id of it), and what it was before or became. */
export type AuditLine = { actorId: string; action: string; subject: string; detail?: Record<string, unknown> }

/** Writes down what staff did. */
export async function insertAudit(tx: Tx, { actorId, action, subject, detail = {} }: AuditLine): Promise<void> {
  await tx.run(
    'INSERT INTO audit_log (school_id, id, actor_user_id, action, subject, detail) VALUES ($1, $2, $3, $4, $5, $6)',
    [tx.schoolId, newId(), actorId, action, subject, JSON.stringify(detail)],
  )
}
