import { createHash } from 'node:crypto'
import type { Tx } from '../database/tenant.ts'

type NewFile = { bytes: Uint8Array; mediaType: string; madeBy: string | null; expiresAt: Date }

/** Keeps the file of a report for a while; answers the random id it is fetched by. */
export async function insertReportFile(tx: Tx, { bytes, mediaType, madeBy, expiresAt }: NewFile): Promise<string> {
  const { id } = await tx.one<{ id: string }>(
    `INSERT INTO files (school_id, sha256, media_type, bytes, made_by, expires_at, is_of_report)
     VALUES ($1, $2, $3, $4, $5, $6, true) RETURNING id`,
    [
      tx.schoolId,
      createHash('sha256').update(bytes).digest('hex'),
      mediaType,
      Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
      madeBy,
      expiresAt,
    ],
  )
  return id
}

export type FoundReportFile = { fileName: string; mediaType: string; size: number }

/** The file of a report of this school, for its administrators and for the teacher who made it. */
export async function selectOptionalReportFile(
  tx: Tx,
  id: string,
  accountId: string,
): Promise<FoundReportFile | undefined> {
  return await tx.optional<FoundReportFile>(
    `SELECT r.file_name AS "fileName", f.media_type AS "mediaType", octet_length(f.bytes) AS size
     FROM files f JOIN schools s ON s.id = f.school_id AND s.status = 'active'
     JOIN reports r ON r.school_id = f.school_id AND r.file_id = f.id
     JOIN users v ON v.school_id = f.school_id AND v.account_id = $3 AND v.status = 'active'
       AND (v.role IN ('school_admin', 'super_admin')
         OR (v.role = 'teacher' AND r.teacher_id = v.id AND r.requested_by = v.id))
     WHERE f.school_id = $1 AND f.id = $2 AND f.is_of_report AND f.expires_at > $4`,
    [tx.schoolId, id, accountId, tx.now],
  )
}

/** A part of a file, from this byte on; undefined where it was deleted meanwhile. */
export async function selectOptionalSlice(
  tx: Tx,
  id: string,
  { from, size }: { from: number; size: number },
): Promise<Buffer | undefined> {
  const found = await tx.optional<{ slice: Buffer }>(
    'SELECT substring(bytes FROM $3 FOR $4) AS slice FROM files WHERE school_id = $1 AND id = $2 AND is_of_report',
    [tx.schoolId, id, from + 1, size],
  )
  return found?.slice
}
