import type { ReportFormat } from '@sabimark/domain/report/report-content.ts'
import type { Tx } from '../../platform/database/tenant.ts'
import type { AskedReport } from '../rows/params.ts'

export type MadeState = 'waiting' | 'making' | 'ready' | 'failed' | 'cancelled' | 'expired'

export type MadeRow = {
  id: string
  params: AskedReport
  format: ReportFormat
  title: string
  range: string
  state: MadeState
  doneCount: number
  totalCount: number
  fileId: string | null
  fileName: string
  bytes: number | null
  problem: string | null
  madeBy: string | null
  madeAt: Date
  expiresAt: Date | null
  /** Whose it is, while they have not seen that it is ready; null once they have. */
  unseenBy: string | null
}

/** $2 is this moment: a file whose time is over has expired, also where nobody has tidied it away yet. */
const columns = `r.id, r.params, r.format, r.title, r.range, r.done_count AS "doneCount", r.total_count AS "totalCount",
  CASE WHEN r.state = 'ready' AND r.expires_at <= $2 THEN 'expired' ELSE r.state END AS state,
  r.file_id AS "fileId", r.file_name AS "fileName", r.file_bytes AS bytes, r.problem, u.name AS "madeBy",
  r.made_at AS "madeAt", r.expires_at AS "expiresAt",
  CASE WHEN r.state = 'ready' AND r.seen_at IS NULL THEN r.requested_by END AS "unseenBy"`
/** Reports `r` that somebody sees: a teacher the own ones. */
const ofTeacher = (teacher: string) =>
  `(${teacher}::uuid IS NULL OR (r.teacher_id = ${teacher} AND r.requested_by = ${teacher}))`
const joins = 'LEFT JOIN users u ON u.school_id = r.school_id AND u.id = r.requested_by'

export type AskedFile = Pick<NewReport, 'params' | 'format' | 'firstDay' | 'lastDay' | 'requestedBy' | 'teacherId'>

/** The newest file somebody has made of the same, that is kept until then at least, with what its content came to. */
export async function selectOptionalLike(
  tx: Tx,
  { params, format, firstDay, lastDay, requestedBy, teacherId }: AskedFile,
  keptUntil: Date,
) {
  const found = await tx.optional<
    MadeRow & Pick<Begun, 'firstDay' | 'lastDay' | 'teacherId'> & { contentHash: string | null }
  >(
    `SELECT ${columns}, r.first_day AS "firstDay", r.last_day AS "lastDay", r.teacher_id AS "teacherId",
       r.content_hash AS "contentHash"
     FROM reports r ${joins}
     WHERE r.school_id = $1 AND r.requested_by = $3 AND r.state = 'ready' AND r.expires_at >= $4 AND r.params = $5
       AND r.format = $6 AND r.first_day = $7 AND r.last_day = $8 AND r.teacher_id IS NOT DISTINCT FROM $9
     ORDER BY r.id DESC LIMIT 1`,
    [tx.schoolId, tx.now, requestedBy, keptUntil, JSON.stringify(params), format, firstDay, lastDay, teacherId],
  )
  if (!found) return undefined
  const { firstDay: first, lastDay: last, teacherId: whose, contentHash, ...row } = found
  return { row, contentHash, firstDay: first, lastDay: last, teacherId: whose }
}

export type NewReport = Pick<MadeRow, 'id' | 'params' | 'format' | 'title' | 'range' | 'fileName' | 'totalCount'> & {
  firstDay: string
  lastDay: string
  requestedBy: string
  /** To whose classes and exams it is limited. */
  teacherId: string | null
}

export async function insertReport(tx: Tx, report: NewReport): Promise<void> {
  await tx.run(
    `INSERT INTO reports (school_id, id, params, format, title, range, file_name, total_count, first_day, last_day,
       requested_by, made_at, teacher_id) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
    [
      tx.schoolId,
      report.id,
      JSON.stringify(report.params),
      report.format,
      report.title,
      report.range,
      report.fileName,
      report.totalCount,
      report.firstDay,
      report.lastDay,
      report.requestedBy,
      tx.now,
      report.teacherId,
    ],
  )
}

/** How many wait or are being made, of this person and of the school; what the school's files come to, and a teacher's own. */
export async function countReports(
  tx: Tx,
  userId: string,
): Promise<{ ofPerson: number; ofSchool: number; keptBytes: number; keptOfTeacher: number }> {
  return await tx.one(
    `SELECT count(*) FILTER (WHERE state <> 'ready') AS "ofSchool",
       count(*) FILTER (WHERE state <> 'ready' AND requested_by = $2) AS "ofPerson",
       coalesce(sum(file_bytes) FILTER (WHERE state = 'ready'), 0)::bigint AS "keptBytes",
       coalesce(sum(file_bytes) FILTER (WHERE state = 'ready' AND requested_by = $2 AND teacher_id = $2), 0)::bigint
         AS "keptOfTeacher"
     FROM reports WHERE school_id = $1 AND state IN ('waiting', 'making', 'ready')`,
    [tx.schoolId, userId],
  )
}

/** The days a report is of, and to whose classes and exams it is limited. */
export async function selectOptionalDays(
  tx: Tx,
  id: string,
  teacherId: string | null,
): Promise<{ firstDay: string; lastDay: string; words: string; teacherId: string | null } | undefined> {
  return await tx.optional(
    `SELECT r.first_day AS "firstDay", r.last_day AS "lastDay", r.range AS words, r.teacher_id AS "teacherId"
     FROM reports r WHERE r.school_id = $1 AND r.id = $2 AND ${ofTeacher('$3')}`,
    [tx.schoolId, id, teacherId],
  )
}

export async function selectOptionalReport(tx: Tx, id: string, teacherId: string | null): Promise<MadeRow | undefined> {
  return await tx.optional<MadeRow>(
    `SELECT ${columns} FROM reports r ${joins} WHERE r.school_id = $1 AND r.id = $3 AND ${ofTeacher('$4')}`,
    [tx.schoolId, tx.now, id, teacherId],
  )
}

/** Those made since, the newest first, at most fifty. */
export async function selectReports(
  tx: Tx,
  { since, teacherId }: { since: Date; teacherId: string | null },
): Promise<MadeRow[]> {
  return await tx.rows<MadeRow>(
    `SELECT ${columns} FROM reports r ${joins} WHERE r.school_id = $1 AND r.made_at >= $3 AND ${ofTeacher('$4')}
     ORDER BY r.id DESC LIMIT 50`,
    [tx.schoolId, tx.now, since, teacherId],
  )
}

/** Ends what waits, is being made or is ready; its file goes. What has ended already is left alone: false. */
export async function cancelReport(tx: Tx, id: string, teacherId: string | null): Promise<boolean> {
  const where = `state IN ('waiting', 'making', 'ready')`
  return await endReport(tx, `state = 'cancelled', finished_at = $3`, where, { id, teacherId })
}

/** The file of a report whose time is over goes; the row stays. */
export async function expireReport(tx: Tx, id: string): Promise<void> {
  await endReport(tx, `state = 'expired'`, `state = 'ready' AND expires_at <= $3`, { id, teacherId: null })
}

async function endReport(
  tx: Tx,
  change: string,
  where: string,
  { id, teacherId }: { id: string; teacherId: string | null },
): Promise<boolean> {
  const ended = await tx.optional<{ fileId: string | null }>(
    `WITH ended AS (
       SELECT r.school_id, r.id, r.file_id FROM reports r
       WHERE r.school_id = $1 AND r.id = $2 AND ${ofTeacher('$4')} AND ${where} FOR UPDATE
     )
     UPDATE reports r SET ${change}, file_id = NULL FROM ended e WHERE r.school_id = e.school_id AND r.id = e.id
     RETURNING e.file_id AS "fileId"`,
    [tx.schoolId, id, tx.now, teacherId],
  )
  if (ended?.fileId) await tx.run('DELETE FROM files WHERE school_id = $1 AND id = $2', [tx.schoolId, ended.fileId])
  return ended !== undefined
}

/** Who makes a report: by the number of its tries, whoever was given up for dead is told from the next one. */
export type Making = { id: string; tries: number }

export type Begun = Making &
  Pick<MadeRow, 'params' | 'format' | 'fileName' | 'madeBy' | 'title' | 'range' | 'madeAt'> & {
    firstDay: string
    lastDay: string
    requestedBy: string | null
    teacherId: string | null
  }

/** Begins to make it, from the start; undefined where nothing waits for that any more. */
export async function beginReport(tx: Tx, id: string): Promise<Begun | undefined> {
  return await tx.optional<Begun>(
    `UPDATE reports r SET state = 'making', tries = r.tries + 1, done_count = 0
     FROM (SELECT school_id, id, requested_by FROM reports WHERE school_id = $1 AND id = $2) k
     LEFT JOIN users u ON u.school_id = k.school_id AND u.id = k.requested_by
     WHERE r.school_id = k.school_id AND r.id = k.id AND r.state IN ('waiting', 'making')
     RETURNING r.id, r.tries, r.params, r.format, r.file_name AS "fileName", r.first_day AS "firstDay",
       r.last_day AS "lastDay", r.title, r.range, r.made_at AS "madeAt", u.name AS "madeBy", r.requested_by AS "requestedBy",
       r.teacher_id AS "teacherId"`,
    [tx.schoolId, id],
  )
}

/** Says how far it is; false where it was cancelled, or another makes it by now. */
export async function noteProgress(tx: Tx, { id, tries }: Making, doneCount: number): Promise<boolean> {
  const text = `UPDATE reports SET done_count = $4 WHERE school_id = $1 AND id = $2 AND tries = $3 AND state = 'making'`
  return (await tx.run(text, [tx.schoolId, id, tries, doneCount])) === 1
}

/** Puts it back among those that wait: the server stops. */
export async function putBack(tx: Tx, { id, tries }: Making): Promise<boolean> {
  const text = `UPDATE reports SET state = 'waiting', done_count = 0
    WHERE school_id = $1 AND id = $2 AND tries = $3 AND state = 'making'`
  return (await tx.run(text, [tx.schoolId, id, tries])) === 1
}

export type Finished = {
  fileId: string
  bytes: number
  doneCount: number
  expiresAt: Date
  /** Of what the file says; null where it is too long to compare. */
  contentHash: string | null
}

/** It is ready; false where it was cancelled, or another makes it by now. */
export async function finishReport(tx: Tx, { id, tries }: Making, finished: Finished): Promise<boolean> {
  const { fileId, bytes, doneCount, expiresAt, contentHash } = finished
  const text = `UPDATE reports SET state = 'ready', file_id = $4, file_bytes = $5, done_count = $6, total_count = $6,
      finished_at = $7, expires_at = $8, content_hash = $9
    WHERE school_id = $1 AND id = $2 AND tries = $3 AND state = 'making'`
  return (await tx.run(text, [tx.schoolId, id, tries, fileId, bytes, doneCount, tx.now, expiresAt, contentHash])) === 1
}

type Failed = Pick<Begun, 'requestedBy' | 'teacherId' | 'title' | 'range'>

/** It has failed for good, and says why in a sentence; undefined where it had ended already. */
export async function failReport(tx: Tx, id: string, problem: string): Promise<Failed | undefined> {
  return await tx.optional<Failed>(
    `UPDATE reports SET state = 'failed', problem = $3, finished_at = $4
     WHERE school_id = $1 AND id = $2 AND state IN ('waiting', 'making')
     RETURNING requested_by AS "requestedBy", teacher_id AS "teacherId", title, range`,
    [tx.schoolId, id, problem, tx.now],
  )
}

/** A report that is ready and whose maker has not seen that yet. */
export async function selectOptionalUnseen(
  tx: Tx,
  id: string,
): Promise<(Pick<MadeRow, 'title' | 'range'> & { requestedBy: string; teacherId: string | null }) | undefined> {
  return await tx.optional(
    `SELECT title, range, requested_by AS "requestedBy", teacher_id AS "teacherId" FROM reports
     WHERE school_id = $1 AND id = $2 AND state = 'ready' AND seen_at IS NULL AND requested_by IS NOT NULL`,
    [tx.schoolId, id],
  )
}

/** Whoever made them sees that these are ready. */
export async function noteSeen(tx: Tx, ids: readonly string[], userId: string): Promise<void> {
  await tx.run(
    `UPDATE reports SET seen_at = $4 WHERE school_id = $1 AND id = ANY ($2::uuid[]) AND requested_by = $3
       AND state = 'ready' AND seen_at IS NULL`,
    [tx.schoolId, ids, userId, tx.now],
  )
}

/** Whether this person may still look at a report they asked for: a teacher at one of the own classes. */
export async function isStillTheirs(tx: Tx, userId: string, teacherId: string | null): Promise<boolean> {
  const found = await tx.optional(
    `SELECT 1 FROM users WHERE school_id = $1 AND id = $2 AND status = 'active'
       AND (role IN ('school_admin', 'super_admin') OR (role = 'teacher' AND id = $3))`,
    [tx.schoolId, userId, teacherId],
  )
  return found !== undefined
}
