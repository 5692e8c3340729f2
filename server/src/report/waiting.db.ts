import { waitsForApproval } from '../exam/approval/approval.db.ts'
import type { Tx } from '../platform/database/tenant.ts'
import { ofTheirOwn, ownRows } from './narrowed.ts'

export type WaitingRow = {
  kind: 'late' | 'mark' | 'release' | 'approve' | 'open' | 'draft'
  examId: string
  title: string
  count: number
  closesAt: Date | null
  /** Who sent it, of an exam to approve. */
  by?: string | null
}

/** Of each kind no more than anybody looks at. */
const mostOfAKind = 5

/**
 * What waits for staff: late answers to decide about, answers to mark, scores to release once nobody can sit the exam any more, exams to
 * approve, exams that are open, the one that closes first before the others, and drafts, the newest first. Deciding, releasing and writing are
 * for the owner of an exam and administrators; a colleague of the subject has nothing of it waiting. What was sent for approval waits for
 * administrators alone.
 */
export async function selectWaiting(tx: Tx, teacherId: string | null): Promise<WaitingRow[]> {
  const [late, toMark, ended, open, unpublished] = await Promise.all([
    selectLate(tx, teacherId),
    selectToMark(tx, teacherId),
    selectToRelease(tx, teacherId),
    selectOpen(tx, teacherId),
    selectUnpublished(tx, teacherId),
  ])
  const ofKind = (kind: WaitingRow['kind']) => unpublished.filter((one) => one.kind === kind)
  return [...late, ...toMark, ...ended, ...ofKind('approve'), ...open, ...ofKind('draft')]
}

async function selectLate(tx: Tx, teacherId: string | null): Promise<WaitingRow[]> {
  return await tx.rows<WaitingRow>(
    `SELECT 'late' AS kind, x.id AS "examId", x.title, count(*) AS count, NULL::timestamptz AS "closesAt"
     FROM exam_attempts a JOIN exams x ON x.school_id = a.school_id AND x.id = a.exam_id
     WHERE a.school_id = $1 AND a.state = 'submitted' AND a.late_decision = 'pending' AND ${ofTheirOwn}
     GROUP BY x.school_id, x.id ORDER BY x.id DESC LIMIT $3`,
    [tx.schoolId, teacherId, mostOfAKind],
  )
}

async function selectToMark(tx: Tx, teacherId: string | null): Promise<WaitingRow[]> {
  return await tx.rows<WaitingRow>(
    `SELECT 'mark' AS kind, x.id AS "examId", x.title, count(*) AS count, NULL::timestamptz AS "closesAt"
     FROM scripts c JOIN exams x ON x.school_id = c.school_id AND x.id = c.exam_id
     WHERE c.school_id = $1 AND c.state IN ('waiting', 'second', 'conflict') AND ${ownRows('x')}
     GROUP BY x.school_id, x.id ORDER BY x.id DESC LIMIT $3`,
    [tx.schoolId, teacherId, mostOfAKind],
  )
}

/** An exam that nobody handed in has no scores to show. */
async function selectToRelease(tx: Tx, teacherId: string | null): Promise<WaitingRow[]> {
  return await tx.rows<WaitingRow>(
    `SELECT 'release' AS kind, x.id AS "examId", x.title, n.result_count AS count, NULL::timestamptz AS "closesAt"
     FROM exam_sittings s JOIN exams x ON x.school_id = s.school_id AND x.id = s.exam_id
     JOIN exam_counters n ON n.school_id = x.school_id AND n.exam_id = x.id AND n.result_count > 0
     WHERE s.school_id = $1 AND s.release_rule = 'manual' AND s.released_at IS NULL AND s.closes_at <= $3 AND x.release_at IS NULL
       AND ${ofTheirOwn}
     GROUP BY x.school_id, x.id, n.result_count ORDER BY max(s.closes_at) DESC LIMIT $4`,
    [tx.schoolId, teacherId, tx.now, mostOfAKind],
  )
}

async function selectOpen(tx: Tx, teacherId: string | null): Promise<WaitingRow[]> {
  return await tx.rows<WaitingRow>(
    `SELECT 'open' AS kind, x.id AS "examId", x.title, max(s.closes_at) AS "closesAt",
       coalesce((SELECT n.result_count FROM exam_counters n WHERE n.school_id = $1 AND n.exam_id = x.id), 0)
         + (SELECT count(*) FROM exam_attempts a WHERE a.school_id = $1 AND a.exam_id = x.id AND NOT a.is_marked
            AND a.state = 'submitted') AS count
     FROM exam_sittings s JOIN exams x ON x.school_id = s.school_id AND x.id = s.exam_id
     WHERE s.school_id = $1 AND s.opens_at <= $3 AND s.closes_at > $3 AND ${ownRows('x')}
     GROUP BY x.school_id, x.id ORDER BY max(s.closes_at), x.id LIMIT $4`,
    [tx.schoolId, teacherId, tx.now, mostOfAKind],
  )
}

/** Of exams `e`: as many as its draft has. */
const chosenCount = '(SELECT count(*) FROM exam_questions q WHERE q.school_id = $1 AND q.exam_id = e.id)'

/** Exams that wait to be approved, for who may approve them, and drafts to finish, which do not wait for anybody else; in one statement. */
async function selectUnpublished(tx: Tx, teacherId: string | null): Promise<WaitingRow[]> {
  return await tx.rows<WaitingRow>(
    `(SELECT 'approve' AS kind, e.id AS "examId", e.title, NULL::timestamptz AS "closesAt", ${chosenCount} AS count, u.name AS by
      FROM exams e LEFT JOIN users u ON u.school_id = e.school_id AND u.id = e.approval_by
      WHERE e.school_id = $1 AND $2::uuid IS NULL AND e.deleted_at IS NULL AND ${waitsForApproval}
      ORDER BY e.id DESC LIMIT $3)
     UNION ALL
     (SELECT 'draft', e.id, e.title, NULL, ${chosenCount}, NULL
      FROM exams e WHERE e.school_id = $1 AND e.status = 'draft' AND e.deleted_at IS NULL
        AND ($2::uuid IS NULL OR e.owner_id = $2) AND NOT ${waitsForApproval}
      ORDER BY e.id DESC LIMIT $3)`,
    [tx.schoolId, teacherId, mostOfAKind],
  )
}
