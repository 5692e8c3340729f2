import type { AskedFor } from '@sabimark/domain/exam/approval/approval.ts'
import type { Tx } from '../../platform/database/tenant.ts'

/** What the draft `e` asks, as a text that is another one when a question or passage of it was edited. */
const paperNow = `(SELECT md5(coalesce(string_agg(concat_ws(':', q.id, q.revision, p.id, p.revision), ',' ORDER BY x.position), ''))
  FROM exam_questions x JOIN questions q ON q.school_id = x.school_id AND q.id = x.question_id
  LEFT JOIN passages p ON p.school_id = q.school_id AND p.id = q.passage_id
  WHERE x.school_id = e.school_id AND x.exam_id = e.id)`

/** Whether the exam `e` waits for approval: approvalState of domain/exam/approval/approval.ts. The first condition is the index's. */
export const waitsForApproval = `(e.approval_revision IS NOT NULL AND e.status = 'draft'
  AND e.approval_revision = e.draft_revision AND e.approval_paper = ${paperNow})`

export type ApprovalRow = AskedFor & { by: string | null; at: Date | null }

/** What was asked of a draft, and what it is now. */
export async function selectApproval(tx: Tx, examId: string): Promise<ApprovalRow> {
  return await tx.one<ApprovalRow>(
    `SELECT e.approval_revision AS "askedRevision", e.draft_revision AS revision, e.approval_paper AS "askedPaper",
       ${paperNow} AS paper, e.approval_reason AS "sentBackReason", u.name AS by, e.approval_at AS at
     FROM exams e LEFT JOIN users u ON u.school_id = e.school_id AND u.id = e.approval_by
     WHERE e.school_id = $1 AND e.id = $2`,
    [tx.schoolId, examId],
  )
}

/** This writing, with these questions, waits. */
export async function markAsked(
  tx: Tx,
  examId: string,
  { revision, paper, by }: { revision: number; paper: string; by: string },
): Promise<void> {
  await tx.run(
    `UPDATE exams SET (approval_revision, approval_paper, approval_by, approval_at, approval_reason) = ROW ($3, $4, $5, $6, NULL)
     WHERE school_id = $1 AND id = $2`,
    [tx.schoolId, examId, revision, paper, by, tx.now],
  )
}

/** All that is written in a draft, as a text that is another one when anything of it is. */
export async function selectWriting(tx: Tx, examId: string): Promise<string> {
  const { writing } = await tx.one<{ writing: string }>(
    `SELECT md5(concat_ws('|', to_jsonb(e),
       (SELECT jsonb_agg(x.class_id ORDER BY x.class_id) FROM exam_classes x WHERE x.school_id = e.school_id AND x.exam_id = e.id),
       (SELECT jsonb_agg(x.student_id ORDER BY x.student_id) FROM exam_students x
        WHERE x.school_id = e.school_id AND x.exam_id = e.id),
       (SELECT jsonb_agg(to_jsonb(x) ORDER BY x.position) FROM exam_sections x
        WHERE x.school_id = e.school_id AND x.exam_id = e.id),
       (SELECT jsonb_agg(to_jsonb(x) ORDER BY x.position) FROM exam_questions x
        WHERE x.school_id = e.school_id AND x.exam_id = e.id))) AS writing
     FROM exams e WHERE e.school_id = $1 AND e.id = $2`,
    [tx.schoolId, examId],
  )
  return writing
}

/** A draft that waits waits on when it is written as it stood. A question that somebody edits in this moment is not asked by that. */
export async function keepAsked(tx: Tx, examId: string): Promise<void> {
  await tx.run('UPDATE exams SET approval_revision = draft_revision WHERE school_id = $1 AND id = $2', [
    tx.schoolId,
    examId,
  ])
}

/** What an administrator, who could publish it, writes into a draft that waits is asked from now on. */
export async function askAsWritten(tx: Tx, examId: string): Promise<void> {
  await tx.run(
    `UPDATE exams e SET approval_revision = e.draft_revision, approval_paper = ${paperNow}
     WHERE e.school_id = $1 AND e.id = $2`,
    [tx.schoolId, examId],
  )
}

/** Nothing waits, and the owner reads why. */
export async function markSentBack(
  tx: Tx,
  examId: string,
  { reason, by }: { reason: string; by: string },
): Promise<void> {
  await tx.run(
    `UPDATE exams SET (approval_revision, approval_paper, approval_by, approval_at, approval_reason) = ROW (NULL, NULL, $3, $4, $5)
     WHERE school_id = $1 AND id = $2`,
    [tx.schoolId, examId, by, tx.now, reason],
  )
}
