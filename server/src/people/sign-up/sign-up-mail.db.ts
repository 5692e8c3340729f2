import type { Tx } from '../../platform/database/tenant.ts'

/** How the verification mail of a school fares; 'late' is longer than a mail server takes. */
export type MailState = 'waiting' | 'late' | 'sent' | 'refused'

/**
 * Of the one that was sent if any was, else of the newest. Undefined where none was ever asked for, or the school has been
 * freed.
 */
export async function selectOptionalSignUpMailState(tx: Tx): Promise<MailState | undefined> {
  const mail = await tx.optional<{ state: MailState }>(
    `SELECT CASE WHEN sent_at IS NOT NULL THEN 'sent' WHEN given_up_at IS NOT NULL THEN 'refused'
                 WHEN last_failed_at IS NOT NULL OR created_at < now() - interval '8 seconds' THEN 'late'
                 ELSE 'waiting' END AS state
     FROM mails WHERE school_id = $1 AND kind IN ('verify_email', 'sign_up_to_account') ORDER BY sent_at IS NULL, id DESC LIMIT 1`,
    [tx.schoolId],
  )
  return mail?.state
}
