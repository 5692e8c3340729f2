import { type DeviceReason, endsReadiness } from '@sabimark/domain/exam/seal/unready.ts'
import type { Tx } from '../../platform/database/tenant.ts'

/** The live seal of a sitting, with its key and what is known of its parts, in their order. */
export type SealToFetch = {
  sealId: string
  versionId: string
  key: Buffer
  parts: { bytes: number; sha256: string }[]
}

/** The live seal of a sitting; none where it is not offered without a network. */
export async function selectOptionalSealToFetch(tx: Tx, sittingId: string): Promise<SealToFetch | undefined> {
  return await tx.optional<SealToFetch>(
    `SELECT l.id AS "sealId", l.version_id AS "versionId", l.key,
       (SELECT coalesce(jsonb_agg(jsonb_build_object('bytes', octet_length(p.bytes), 'sha256', p.sha256) ORDER BY p.number), '[]')
         FROM sealed_parts p WHERE p.school_id = l.school_id AND p.seal_id = l.id) AS parts
     FROM sitting_seals l WHERE l.school_id = $1 AND l.sitting_id = $2 AND l.ended_at IS NULL`,
    [tx.schoolId, sittingId],
  )
}

/** The key of a seal, in base64url, where it is the live one of this sitting and holds this version; undefined where it is not. */
export async function selectOptionalKey(
  tx: Tx,
  { sealId, sittingId, versionId }: { sealId: string; sittingId: string; versionId: string },
): Promise<string | undefined> {
  const row = await tx.optional<{ key: Buffer }>(
    `SELECT key FROM sitting_seals WHERE school_id = $1 AND id = $2 AND sitting_id = $3 AND version_id = $4 AND ended_at IS NULL`,
    [tx.schoolId, sealId, sittingId, versionId],
  )
  return row?.key.toString('base64url')
}

/** Whether a sitting is offered without a network. */
export async function isOffered(tx: Tx, sittingId: string): Promise<boolean> {
  const row = await tx.optional(
    'SELECT FROM sitting_seals WHERE school_id = $1 AND sitting_id = $2 AND ended_at IS NULL',
    [tx.schoolId, sittingId],
  )
  return row !== undefined
}

/** What one device of a candidate has of a seal; `isReady`: it has just said that every part is there. */
export type NewPackage = {
  sittingId: string
  studentId: string
  sealId: string
  attemptId: string
  classId: string
  deviceId: string | null
  device: string
  address: string
  isReady: boolean
}

/** Keeps who has a package. Of the same seal and attempt it stays ready: the same candidate may fetch it again, or on a second device. */
export async function upsertPackage(tx: Tx, one: NewPackage): Promise<void> {
  await tx.run(
    `INSERT INTO exam_packages AS p (school_id, sitting_id, student_id, seal_id, attempt_id, class_id, fetched_at, ready_at,
       device, address, device_id)
     VALUES ($1, $2, $3, $4, $5, $6, $7, CASE WHEN $8::boolean THEN $7::timestamptz END, $9, $10, CASE WHEN $8::boolean THEN $11::text END)
     ON CONFLICT (school_id, sitting_id, student_id) DO UPDATE SET seal_id = excluded.seal_id,
       attempt_id = excluded.attempt_id, class_id = excluded.class_id, fetched_at = excluded.fetched_at,
       ready_at = coalesce(excluded.ready_at,
         CASE WHEN p.seal_id = excluded.seal_id AND p.attempt_id = excluded.attempt_id THEN p.ready_at END),
       device = excluded.device, address = excluded.address, unready_why = NULL, unready_at = NULL,
       device_id = CASE WHEN excluded.ready_at IS NULL THEN p.device_id ELSE excluded.device_id END`,
    [
      ...[tx.schoolId, one.sittingId, one.studentId, one.sealId, one.attemptId, one.classId, tx.now, one.isReady],
      ...[one.device, one.address, one.deviceId],
    ],
  )
}

/** Keeps why a device is not ready that asked for this seal before, until it asks again. Another that is ready stays so. */
export async function updateUnready(
  tx: Tx,
  {
    sittingId,
    studentId,
    sealId,
    deviceId,
    why,
  }: Pick<NewPackage, 'sittingId' | 'studentId' | 'sealId' | 'deviceId'> & { why: DeviceReason },
): Promise<void> {
  await tx.run(
    `UPDATE exam_packages SET unready_why = $5, unready_at = $6, ready_at = CASE WHEN NOT $7::boolean OR device_id IS DISTINCT FROM $8::text THEN ready_at END
     WHERE school_id = $1 AND sitting_id = $2 AND student_id = $3 AND seal_id = $4`,
    [tx.schoolId, sittingId, studentId, sealId, why, tx.now, endsReadiness(why), deviceId],
  )
}

/** One sealed part, for an active member of the school; none of a seal that has ended. */
export async function selectOptionalSealedPart(
  tx: Tx,
  { sealId, number, accountId }: { sealId: string; number: number; accountId: string },
): Promise<Buffer | undefined> {
  const part = await tx.optional<{ bytes: Buffer }>(
    `SELECT p.bytes FROM sealed_parts p
     JOIN sitting_seals l ON l.school_id = p.school_id AND l.id = p.seal_id AND l.ended_at IS NULL
     WHERE p.school_id = $1 AND p.seal_id = $2 AND p.number = $3 AND EXISTS (SELECT FROM users u
       JOIN schools s ON s.id = u.school_id AND s.status = 'active'
       WHERE u.school_id = p.school_id AND u.account_id = $4 AND u.status = 'active')`,
    [tx.schoolId, sealId, number, accountId],
  )
  return part?.bytes
}
