import type { Tx } from '../../platform/database/tenant.ts'
import { newId } from '../../platform/ids.ts'

/** What somebody asked for who typed an address: a new password, or the verification mail or invitation again. */
export type MailRequestKind = 'reset_password' | 'verify_email'

/** Keeps a request; the same one twice is one. Answers its id. */
export async function keepMailRequest(tx: Tx, { kind, email }: { kind: MailRequestKind; email: string }) {
  const { id } = await tx.one<{ id: string }>(
    `INSERT INTO mail_requests (school_id, id, kind, email, asked_at) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (school_id, kind, email) DO UPDATE SET asked_at = excluded.asked_at RETURNING id`,
    [tx.schoolId, newId(), kind, email, tx.now],
  )
  return id
}

export async function selectOptionalMailRequest(tx: Tx, id: string) {
  return await tx.optional<{ kind: MailRequestKind; email: string }>(
    'SELECT kind, email FROM mail_requests WHERE school_id = $1 AND id = $2',
    [tx.schoolId, id],
  )
}

export async function deleteMailRequest(tx: Tx, id: string): Promise<void> {
  await tx.run('DELETE FROM mail_requests WHERE school_id = $1 AND id = $2', [tx.schoolId, id])
}
