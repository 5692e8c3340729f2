import type { Tx } from '../platform/database/tenant.ts'
import { newId } from '../platform/ids.ts'

/** Writes down what staff did and to what. */
export async function insertAudit(
  tx: Tx,
  { actorId, action, subject }: { actorId: string; action: string; subject: string },
): Promise<void> {
  await tx.run('INSERT INTO audit_log (school_id, id, actor_user_id, action, subject) VALUES ($1, $2, $3, $4, $5)', [
    tx.schoolId,
    newId(),
    actorId,
    action,
    subject,
  ])
}
