import type { Tx } from '../../platform/database/tenant.ts'

export type DraftRevision = { revision: number; by: string | null; byId: string | null; at: string | null }

/** Which writing of a draft is kept, and whose it is. */
export async function selectDraftRevision(tx: Tx, examId: string): Promise<DraftRevision> {
  const { at, ...row } = await tx.one<Omit<DraftRevision, 'at'> & { at: Date | null }>(
    `SELECT e.draft_revision AS revision, u.name AS by, u.id AS "byId", e.draft_at AS at
     FROM exams e LEFT JOIN users u ON u.school_id = e.school_id AND u.id = e.draft_by
     WHERE e.school_id = $1 AND e.id = $2`,
    [tx.schoolId, examId],
  )
  return { ...row, at: at?.toISOString() ?? null }
}

/** Counts a further writing; answers which it is. */
export async function countDraftRevision(tx: Tx, examId: string, byId: string): Promise<number> {
  const { revision } = await tx.one<{ revision: number }>(
    `UPDATE exams SET draft_revision = draft_revision + 1, draft_by = $3, draft_at = $4
     WHERE school_id = $1 AND id = $2 RETURNING draft_revision AS revision`,
    [tx.schoolId, examId, byId, tx.now],
  )
  return revision
}
