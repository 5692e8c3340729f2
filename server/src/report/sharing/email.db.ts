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

export type ReportAttachment = { fileName: string; mediaType: string; bytes: Buffer }

/** The file of a report, while it is there, to go with an email: whole, as no larger one is taken for that. */
export async function selectOptionalAttachment(tx: Tx, reportId: string): Promise<ReportAttachment | undefined> {
  return await tx.optional<ReportAttachment>(
    `SELECT r.file_name AS "fileName", f.media_type AS "mediaType", f.bytes
     FROM reports r JOIN files f ON f.school_id = r.school_id AND f.id = r.file_id
     WHERE r.school_id = $1 AND r.id = $2 AND r.state = 'ready' AND r.expires_at > $3`,
    [tx.schoolId, reportId, tx.now],
  )
}
