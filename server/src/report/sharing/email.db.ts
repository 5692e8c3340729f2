import type { Tx } from '../../platform/database/tenant.ts'

/** Of these people of the school, the address of each who is active staff and has one. */
export async function selectStaffEmails(tx: Tx, userIds: readonly string[]): Promise<string[]> {
  const rows = await tx.rows<{ email: string }>(
    `SELECT email FROM users WHERE school_id = $1 AND id = ANY($2::uuid[]) AND status = 'active' AND role <> 'student'
       AND email IS NOT NULL AND email NOT LIKE '%.invalid'`,
    [tx.schoolId, userIds],
  )
  return rows.map(({ email }) => email)
}
