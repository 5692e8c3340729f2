import { createHash } from 'node:crypto'
import type { PlainPicture } from '@sabimark/domain/words/picture/plain-picture.ts'
import type { Pool } from 'pg'
import type { Tx } from '../database/tenant.ts'

/** Keeps a picture, and a small one of it beside it where there is one; answers the random id it is fetched by. */
export async function insertFile(
  tx: Tx,
  picture: PlainPicture,
  madeBy: string,
  small: PlainPicture | null = null,
): Promise<string> {
  const { id } = await tx.one<{ id: string }>(
    `INSERT INTO files (school_id, sha256, media_type, bytes, width, height, made_by, small, small_type)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) RETURNING id`,
    [
      tx.schoolId,
      hashOf(picture),
      picture.mediaType,
      Buffer.from(picture.bytes),
      picture.width,
      picture.height,
      madeBy,
      ...(small ? [Buffer.from(small.bytes), small.mediaType] : [null, null]),
    ],
  )
  return id
}

/** How long a picture of a question waits for the question to be saved. */
const unusedFor = '7 days'

export type KeptPicture = { id: string; width: number; height: number; bytes: number }
const kept = 'id, width, height, octet_length(bytes) AS bytes'

const hashOf = ({ bytes }: PlainPicture) => createHash('sha256').update(bytes).digest('hex')

/** The picture of a question with the same bytes, kept as long as a new one; undefined where there is none. */
export async function keepSentPictureAgain(tx: Tx, picture: PlainPicture): Promise<KeptPicture | undefined> {
  return await tx.optional<KeptPicture>(
    `UPDATE files SET expires_at = CASE WHEN expires_at IS NULL THEN NULL ELSE now() + $3::interval END
     WHERE school_id = $1 AND sha256 = $2 AND is_of_question RETURNING ${kept}`,
    [tx.schoolId, hashOf(picture), unusedFor],
  )
}

/** What the pictures of questions take up, and how many of them this person has added within the hour. */
export async function countQuestionPictures(tx: Tx, userId: string): Promise<{ bytes: number; lately: number }> {
  return await tx.one(
    `SELECT coalesce(sum(octet_length(bytes)), 0)::bigint AS bytes,
       count(*) FILTER (WHERE made_by = $2 AND made_at > clock_timestamp() - interval '1 hour')::int AS lately
     FROM files WHERE school_id = $1 AND is_of_question`,
    [tx.schoolId, userId],
  )
}

/** Deletes the pictures that no question took within a week. */
export async function deleteUnusedPictures(tx: Tx): Promise<void> {
  await tx.run('DELETE FROM files WHERE school_id = $1 AND is_of_question AND expires_at < now()', [tx.schoolId])
}

/** Keeps a picture for a question that is being written. */
export async function insertQuestionPicture(tx: Tx, picture: PlainPicture, madeBy: string): Promise<KeptPicture> {
  return await tx.one<KeptPicture>(
    `INSERT INTO files (school_id, sha256, media_type, bytes, width, height, made_by, is_of_question, expires_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, true, now() + $8::interval) RETURNING ${kept}`,
    [
      tx.schoolId,
      hashOf(picture),
      picture.mediaType,
      Buffer.from(picture.bytes),
      picture.width,
      picture.height,
      madeBy,
      unusedFor,
    ],
  )
}

/** Keeps these pictures of questions for good; answers those that are there. */
export async function keepQuestionPictures(tx: Tx, ids: readonly string[]): Promise<string[]> {
  const rows = await tx.rows<{ id: string }>(
    `UPDATE files SET expires_at = NULL WHERE school_id = $1 AND is_of_question AND id = ANY($2::uuid[])
       AND (expires_at IS NULL OR expires_at > now()) RETURNING id`,
    [tx.schoolId, ids],
  )
  return rows.map(({ id }) => id)
}

/** The school a question's picture belongs to; null for every other file. */
export async function selectSchoolOfQuestionPicture(app: Pool, id: string): Promise<string | null> {
  const { rows } = await app.query<{ schoolId: string | null }>({
    name: 'school-of-question-picture',
    text: 'SELECT school_of_question_picture($1) AS "schoolId"',
    values: [id],
  })
  return rows[0]?.schoolId ?? null
}

/** `isTaken`: a question has it, so it stays. */
export type QuestionPicture = { sha256: string; mediaType: string; bytes: Buffer; isTaken: boolean }

/** A picture of a question of this school. */
export async function selectOptionalQuestionPicture(tx: Tx, id: string): Promise<QuestionPicture | undefined> {
  return await tx.optional<QuestionPicture>(
    `SELECT f.sha256, f.media_type AS "mediaType", f.bytes, f.expires_at IS NULL AS "isTaken"
     FROM files f WHERE ${isThere} AND f.is_of_question`,
    [tx.schoolId, id],
  )
}

/** Deletes files that nothing points to any more. */
export async function deleteFiles(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await tx.run('DELETE FROM files WHERE school_id = $1 AND id = ANY($2::uuid[])', [tx.schoolId, ids])
}

/** `bytes` is null where the caller has them by their hash. */
export type FoundFile = { sha256: string; mediaType: string; bytes: Buffer | null }

const found = `f.sha256, f.media_type AS "mediaType", CASE WHEN f.sha256 = ANY($3::text[]) THEN NULL ELSE f.bytes END AS bytes`
const isThere = 'f.school_id = $1 AND f.id = $2 AND (f.expires_at IS NULL OR f.expires_at > now())'

/** The active school whose logo this file is; null for every other file. */
export async function selectSchoolOfLogo(app: Pool, id: string): Promise<string | null> {
  const { rows } = await app.query<{ schoolId: string | null }>({
    name: 'school-of-logo',
    text: 'SELECT school_of_logo($1) AS "schoolId"',
    values: [id],
  })
  return rows[0]?.schoolId ?? null
}

/** The logo of this school, if the file is that. `known`: hashes the caller has. */
export async function selectOptionalLogo(tx: Tx, id: string, known: readonly string[]): Promise<FoundFile | undefined> {
  return await tx.optional<FoundFile>(
    `SELECT ${found} FROM files f JOIN school_settings s ON s.school_id = f.school_id AND s.logo_id = f.id
     WHERE ${isThere}`,
    [tx.schoolId, id, known],
  )
}

/** The small picture of this school's logo, if the file is that and has one. */
export async function selectOptionalSmallLogo(
  tx: Tx,
  id: string,
): Promise<{ mediaType: string; bytes: Buffer } | undefined> {
  return await tx.optional<{ mediaType: string; bytes: Buffer }>(
    `SELECT f.small_type AS "mediaType", f.small AS bytes
     FROM files f JOIN school_settings s ON s.school_id = f.school_id AND s.logo_id = f.id
     WHERE ${isThere} AND f.small IS NOT NULL`,
    [tx.schoolId, id],
  )
}

/** A photo of somebody of this school, for its staff and for whom it shows. */
export async function selectOptionalPhoto(
  tx: Tx,
  id: string,
  { accountId, known }: { accountId: string; known: readonly string[] },
): Promise<FoundFile | undefined> {
  return await tx.optional<FoundFile>(
    `SELECT ${found} FROM files f
     JOIN schools s ON s.id = f.school_id AND s.status = 'active'
     JOIN users p ON p.school_id = f.school_id AND p.photo_id = f.id
     JOIN users v ON v.school_id = f.school_id AND v.account_id = $4 AND v.status = 'active'
       AND (v.role IN ('school_admin', 'teacher') OR v.id = p.id)
     WHERE ${isThere}`,
    [tx.schoolId, id, known, accountId],
  )
}
