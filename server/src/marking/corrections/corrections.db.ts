import type { ExamStatus } from '@sabimark/domain/exam/exam-status.ts'
import type { SecondMarkerRule } from '@sabimark/domain/exam/second-marker.ts'
import type { CorrectionKind, KeyKind } from '@sabimark/domain/marking/corrections/correction.ts'
import type { StoredKey } from '../../exam/version/version.db.ts'
import type { Tx } from '../../platform/database/tenant.ts'
import { isOvertaken } from './holders.db.ts'

export type CorrectionRow = {
  actId: string
  kind: CorrectionKind
  questionId: string | null
  at: string
  by: string
  reason: string
  upCount: number
  downCount: number
  isOpen: boolean
  isOvertaken: boolean
  /** The other exams it reached. */
  reaches: { title: string; owner: string; ownerId: string; status: ExamStatus }[]
}

/** More corrections of one exam than anybody reads. */
export const mostCorrections = 200

/**
 * What was put right in an exam, each act once, the newest first and one more than are shown, with how many papers it moved up or down. A paper that was marked
 * again by several corrections at once counts for each of them.
 */
export async function selectCorrections(tx: Tx, examId: string): Promise<CorrectionRow[]> {
  return await tx.rows<CorrectionRow>(
    `WITH moves AS (
       SELECT a.version_id, r.from_key_revision, r.key_revision,
         r.earned_hundredths::bigint * o.available_hundredths - o.earned_hundredths::bigint * r.available_hundredths AS by
       FROM exam_attempts a
       JOIN result_revisions r ON r.school_id = $1 AND r.attempt_id = a.id AND r.from_key_revision < r.key_revision
       JOIN result_revisions o ON o.school_id = $1 AND o.attempt_id = a.id AND o.revision = r.revision - 1
       WHERE a.school_id = $1 AND a.exam_id = $2)
     SELECT k.act_id AS "actId", min(k.kind) AS kind,
       (array_agg(k.question_id ORDER BY v.number DESC))[1] AS "questionId",
       to_char(min(k.created_at) AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS at, min(u.name) AS by,
       min(k.reason) AS reason, sum(n.up)::bigint AS "upCount", sum(n.down)::bigint AS "downCount",
       min(k.kind) <> 'taken_back' AND NOT EXISTS (
         SELECT FROM exam_keys t WHERE t.school_id = $1 AND t.takes_back = k.act_id) AS "isOpen",
       bool_or(${isOvertaken}) AS "isOvertaken",
       coalesce((SELECT jsonb_agg(DISTINCT jsonb_build_object('title', x.title, 'owner', p.name, 'ownerId', p.id, 'status', x.status))
         FROM exam_keys e JOIN exam_versions w ON w.school_id = $1 AND w.id = e.version_id AND w.exam_id <> $2
           JOIN exams x ON x.school_id = $1 AND x.id = w.exam_id JOIN users p ON p.school_id = $1 AND p.id = x.owner_id
         WHERE e.school_id = $1 AND e.act_id = k.act_id), '[]') AS reaches
     FROM exam_versions v
     JOIN exam_keys k ON k.school_id = $1 AND k.version_id = v.id AND k.act_id IS NOT NULL
     JOIN users u ON u.school_id = $1 AND u.id = k.created_by
     CROSS JOIN LATERAL (
       SELECT count(*) FILTER (WHERE m.by > 0) AS up, count(*) FILTER (WHERE m.by < 0) AS down FROM moves m
       WHERE m.version_id = v.id AND m.from_key_revision < k.revision AND m.key_revision >= k.revision) n
     WHERE v.school_id = $1 AND v.exam_id = $2
     GROUP BY k.act_id ORDER BY min(k.created_at) DESC, k.act_id DESC LIMIT ${mostCorrections + 1}`,
    [tx.schoolId, examId],
  )
}

/** How many papers of an exam were marked by an older key than there is. */
export async function selectToMarkAgain(tx: Tx, examId: string): Promise<number> {
  const { count } = await tx.one<{ count: number }>(
    `SELECT count(*) FROM results r
     JOIN (SELECT k.version_id, max(k.revision) AS revision FROM exam_versions v
           JOIN exam_keys k ON k.school_id = $1 AND k.version_id = v.id
           WHERE v.school_id = $1 AND v.exam_id = $2 GROUP BY k.version_id) k ON k.version_id = r.version_id
     WHERE r.school_id = $1 AND r.exam_id = $2 AND r.key_revision < k.revision`,
    [tx.schoolId, examId],
  )
  return count
}

export type RevisionRow = { revision: number; kind: KeyKind; at: string; by: string; reason: string; key: StoredKey }

/** Every revision of a version's key, the oldest first. */
export async function selectRevisions(tx: Tx, versionId: string): Promise<RevisionRow[]> {
  return await tx.rows<RevisionRow>(
    `SELECT k.revision, k.kind, to_char(k.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS at,
       u.name AS by, k.reason, k.key
     FROM exam_keys k JOIN users u ON u.school_id = k.school_id AND u.id = k.created_by
     WHERE k.school_id = $1 AND k.version_id = $2 ORDER BY k.revision`,
    [tx.schoolId, versionId],
  )
}

/** A marked attempt, for who only looks: nobody waits for it. */
export async function selectOptionalMarked(
  tx: Tx,
  attemptId: string,
): Promise<{ attemptId: string; versionId: string; secondMarker: SecondMarkerRule } | undefined> {
  return await tx.optional(
    `SELECT r.attempt_id AS "attemptId", r.version_id AS "versionId", x.second_marker AS "secondMarker"
     FROM results r JOIN exams x ON x.school_id = r.school_id AND x.id = r.exam_id
     WHERE r.school_id = $1 AND r.attempt_id = $2`,
    [tx.schoolId, attemptId],
  )
}
