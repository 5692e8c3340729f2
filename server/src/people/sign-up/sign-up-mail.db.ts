import type { Tx } from '../../platform/database/tenant.ts'

/** How the newest verification mail of a school fares; 'late' is longer than a mail server takes. */
export type MailState = 'waiting' | 'late' | 'sent' | 'refused'

/** Undefined where no such mail was ever asked for, or the school has been freed. */
export async function selectOptionalSignUpMailState(tx: Tx): Promise<MailState | undefined> {
  const mail = await tx.optional<{ state: MailState }>(
    `SELECT CASE WHEN sent_at IS NOT NULL THEN 'sent' WHEN data = '{}' THEN 'refused'
                 WHEN created_at < now() - interval '8 seconds' THEN 'late' ELSE 'waiting' END AS state
     FROM notices WHERE school_id = $1 AND kind = 'verify_email' ORDER BY id DESC LIMIT 1`,
    [tx.schoolId],
  )
  return mail?.state
}
