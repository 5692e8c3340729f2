import type { KnownOfDevice } from '@sabimark/domain/exam/seal/unready.ts'
import type { Tx } from '../../platform/database/tenant.ts'
import { isExcusedFrom } from '../attendance/expected.db.ts'
import { sittingsWithCandidates } from '../sitting.db.ts'
import type { SealedPaper } from './seal-paper.ts'

/** A sitting and whose its exam is; `isInvigilator`: who asks is assigned to it. */
export type SealedSitting = {
  examId: string
  sittingId: string
  versionId: string
  ownerId: string
  subjectId: string
  opensAt: Date
  closesAt: Date
  isPractice: boolean
  isInvigilator: boolean
}

/** None of another school, nor of another exam. */
export async function selectOptionalSealedSitting(
  tx: Tx,
  { examId, sittingId }: { examId: string; sittingId: string },
  userId: string,
): Promise<SealedSitting | undefined> {
  return await tx.optional<SealedSitting>(
    `SELECT e.id AS "examId", s.id AS "sittingId", s.version_id AS "versionId", e.owner_id AS "ownerId",
       e.subject_id AS "subjectId", s.opens_at AS "opensAt", s.closes_at AS "closesAt", e.exam_type = 'practice' AS "isPractice",
       EXISTS (SELECT FROM sitting_invigilators i
         WHERE i.school_id = s.school_id AND i.sitting_id = s.id AND i.user_id = $4) AS "isInvigilator"
     FROM exams e JOIN exam_sittings s ON s.school_id = e.school_id AND s.exam_id = e.id
     WHERE e.school_id = $1 AND e.id = $2 AND s.id = $3 AND e.deleted_at IS NULL`,
    [tx.schoolId, examId, sittingId, userId],
  )
}

/** The live seal of a sitting, without what opens it. */
export type LiveSeal = { sealId: string; shownAt: Date | null; hallBeganAt: Date | null; partBytes: number[] }

/** The live seal of a sitting; none where it is not offered. */
export async function selectOptionalLiveSeal(tx: Tx, sittingId: string): Promise<LiveSeal | undefined> {
  return await tx.optional<LiveSeal>(
    `SELECT l.id AS "sealId", l.shown_at AS "shownAt", l.hall_began_at AS "hallBeganAt",
       ARRAY(SELECT octet_length(p.bytes) FROM sealed_parts p
         WHERE p.school_id = l.school_id AND p.seal_id = l.id ORDER BY p.number) AS "partBytes"
     FROM sitting_seals l WHERE l.school_id = $1 AND l.sitting_id = $2 AND l.ended_at IS NULL`,
    [tx.schoolId, sittingId],
  )
}

/** The code of a seal, as it is shown: from now on somebody may have begun with it. */
export async function showCodeOf(tx: Tx, sealId: string): Promise<{ code: string }> {
  return await tx.one<{ code: string }>(
    `UPDATE sitting_seals SET shown_at = coalesce(shown_at, $3) WHERE school_id = $1 AND id = $2 RETURNING code`,
    [tx.schoolId, sealId, tx.now],
  )
}

/** Keeps when staff said that the hall of a seal began. */
export async function updateHallBegan(tx: Tx, sealId: string, at: Date): Promise<void> {
  await tx.run('UPDATE sitting_seals SET hall_began_at = $3 WHERE school_id = $1 AND id = $2', [
    tx.schoolId,
    sealId,
    at,
  ])
}

/** Keeps a sealed paper as the live one of a sitting that has none. */
export async function insertSeal(
  tx: Tx,
  { sittingId, versionId }: { sittingId: string; versionId: string },
  { sealId, code, key, parts }: SealedPaper,
): Promise<void> {
  await tx.run(
    `INSERT INTO sitting_seals (school_id, id, sitting_id, version_id, code, key, made_at) VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [tx.schoolId, sealId, sittingId, versionId, code, key, tx.now],
  )
  for (const [number, { bytes, sha256 }] of parts.entries()) {
    await tx.run('INSERT INTO sealed_parts (school_id, seal_id, number, bytes, sha256) VALUES ($1, $2, $3, $4, $5)', [
      tx.schoolId,
      sealId,
      number,
      bytes,
      sha256,
    ])
  }
}

/** Ends the live seals of these sittings: no device is prepared with them, nor started by their keys. Answers whose they were. */
export async function endSeals(tx: Tx, sittingIds: readonly string[]): Promise<string[]> {
  const ended = await tx.rows<{ id: string; sittingId: string }>(
    `UPDATE sitting_seals SET ended_at = $3 WHERE school_id = $1 AND sitting_id = ANY ($2::uuid[]) AND ended_at IS NULL
     RETURNING id, sitting_id AS "sittingId"`,
    [tx.schoolId, sittingIds, tx.now],
  )
  await tx.run('DELETE FROM sealed_parts WHERE school_id = $1 AND seal_id = ANY ($2::uuid[])', [
    tx.schoolId,
    ended.map(({ id }) => id),
  ])
  return ended.map(({ sittingId }) => sittingId)
}

/**
 * Who is ready for this sitting is so no more: a package has the times it was fetched with. A device that asks again has the new ones,
 * and is ready with the parts it has. Answers how many were.
 */
export async function endReadiness(tx: Tx, sittingId: string): Promise<number> {
  const rows = await tx.rows(
    `UPDATE exam_packages SET ready_at = NULL, unready_why = 'moved', unready_at = $3 WHERE school_id = $1 AND sitting_id = $2 AND ready_at IS NOT NULL
     RETURNING student_id`,
    [tx.schoolId, sittingId, tx.now],
  )
  return rows.length
}

/**
 * Whether somebody has looked at a hall code of this exam: of any sitting, which may have been begun on a device that was not heard of, so
 * that the exam is not taken back; and of one that can still be begun (`ofOpen`), so that what is asked then stays.
 */
export async function selectShownCodes(tx: Tx, examId: string): Promise<{ ofAny: boolean; ofOpen: boolean }> {
  return await tx.one<{ ofAny: boolean; ofOpen: boolean }>(
    `SELECT count(*) > 0 AS "ofAny", count(*) FILTER (WHERE s.closes_at > $3) > 0 AS "ofOpen"
     FROM exam_sittings s JOIN sitting_seals l ON l.school_id = s.school_id AND l.sitting_id = s.id
     WHERE s.school_id = $1 AND s.exam_id = $2 AND l.ended_at IS NULL AND l.shown_at IS NOT NULL`,
    [tx.schoolId, examId, tx.now],
  )
}

/** Whether somebody has looked at the hall code of one of these sittings: asked with the exam held. */
export async function hasShownCode(tx: Tx, sittingIds: readonly string[]): Promise<boolean> {
  const { is } = await tx.one<{ is: boolean }>(
    `SELECT EXISTS (SELECT FROM sitting_seals WHERE school_id = $1 AND sitting_id = ANY ($2::uuid[]) AND ended_at IS NULL
       AND shown_at IS NOT NULL) AS is`,
    [tx.schoolId, sittingIds],
  )
  return is
}

const expected = `${sittingsWithCandidates()}
     LEFT JOIN exam_packages p ON p.school_id = $1 AND p.sitting_id = $2 AND p.student_id = st.user_id AND p.seal_id = $3
     WHERE s.school_id = $1 AND s.id = $2 AND NOT ${isExcusedFrom('st.user_id')}`

/** How many candidates a sitting expects, and how many of them have a device that is ready with this seal. */
export async function countReady(tx: Tx, sittingId: string, sealId: string | null) {
  return await tx.one<{ expected: number; ready: number }>(
    `SELECT count(*) AS expected, count(p.ready_at) AS ready FROM ${expected}`,
    [tx.schoolId, sittingId, sealId],
  )
}

/** Of a candidate who is expected: what their devices have said, and since when they are not ready; nulls where none has. */
export type Preparedness = KnownOfDevice & { id: string; unreadyAt: Date | null }

const known = `p.fetched_at AS "fetchedAt", p.ready_at AS "readyAt", p.unready_why AS why,
       p.unready_at AS "unreadyAt", p.seal_id IS NULL AND EXISTS (
       SELECT FROM exam_packages o WHERE o.school_id = $1 AND o.sitting_id = $2 AND o.student_id = st.user_id) AS "isEarlier"`

/** What is known of the devices of the candidates a sitting expects, with this seal. */
export async function selectPreparedness(tx: Tx, sittingId: string, sealId: string): Promise<Preparedness[]> {
  return await tx.rows<Preparedness>(`SELECT st.user_id AS id, ${known} FROM ${expected}`, [
    tx.schoolId,
    sittingId,
    sealId,
  ])
}

/** The candidates a sitting expects who are not ready, by name. */
export async function selectUnready(tx: Tx, sittingId: string, sealId: string) {
  return await tx.rows<Preparedness & { name: string }>(
    `SELECT u.id, u.name, x."fetchedAt", x."readyAt", x.why, x."unreadyAt", x."isEarlier"
     FROM (SELECT st.user_id, ${known} FROM ${expected} AND p.ready_at IS NULL) x
     JOIN users u ON u.school_id = $1 AND u.id = x.user_id ORDER BY u.name_key, u.id`,
    [tx.schoolId, sittingId, sealId],
  )
}

/** Who is ready on the same device, by name: a line for each of them, devices in the order of their first name. */
export async function selectSharing(tx: Tx, sittingId: string, sealId: string) {
  return await tx.rows<{ device: string; id: string; name: string }>(
    `SELECT x.device, u.id, u.name FROM (SELECT st.user_id, p.device_id AS device, count(*) OVER (PARTITION BY p.device_id) AS sharing
       FROM ${expected} AND p.ready_at IS NOT NULL AND p.device_id IS NOT NULL) x
     JOIN users u ON u.school_id = $1 AND u.id = x.user_id WHERE x.sharing > 1 ORDER BY u.name_key, u.id`,
    [tx.schoolId, sittingId, sealId],
  )
}

/** How many bytes each of these pictures has. */
export async function selectPictureBytes(tx: Tx, ids: readonly string[]): Promise<Map<string, number>> {
  const rows = await tx.rows<{ id: string; bytes: number }>(
    `SELECT id, octet_length(bytes) AS bytes FROM files WHERE school_id = $1 AND id = ANY ($2::uuid[]) AND is_of_question`,
    [tx.schoolId, ids],
  )
  return new Map(rows.map(({ id, bytes }) => [id, bytes]))
}
