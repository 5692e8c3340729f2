import type { Tx } from '../../platform/database/tenant.ts'
import { sittingsWithCandidates } from '../sitting.db.ts'

/** The sittings of an exam that somebody can still begin. */
export async function selectOpenSittings(tx: Tx, examId: string): Promise<{ id: string }[]> {
  return await tx.rows(
    'SELECT id FROM exam_sittings WHERE school_id = $1 AND exam_id = $2 AND closes_at > $3 ORDER BY opens_at, id',
    [tx.schoolId, examId, tx.now],
  )
}

/** From now on these sittings are begun with this version. A start that has read the version of before begins anew. */
export async function giveVersion(tx: Tx, sittingIds: readonly string[], versionId: string): Promise<void> {
  await tx.run(
    `UPDATE exam_sittings SET version_id = $3, time_revision = time_revision + 1
     WHERE school_id = $1 AND id = ANY ($2::uuid[])`,
    [tx.schoolId, sittingIds, versionId],
  )
}

/** Behind the lock of the sittings. */
export async function deletePapersNotBegun(tx: Tx, sittingIds: readonly string[]): Promise<void> {
  await tx.run(
    `DELETE FROM exam_papers p WHERE p.school_id = $1 AND p.sitting_id = ANY ($2::uuid[]) AND NOT EXISTS (
       SELECT FROM exam_attempts a WHERE a.school_id = $1 AND a.sitting_id = p.sitting_id
         AND a.student_id = p.student_id AND a.attempt_number = p.attempt_number)`,
    [tx.schoolId, sittingIds],
  )
}

/** How many people have begun an exam, in whichever sitting, and how many candidates of these sittings have not. */
export async function countWhoHasBegun(
  tx: Tx,
  examId: string,
  sittingIds: readonly string[],
): Promise<{ begunCount: number; newCount: number }> {
  return await tx.one(
    `WITH begun AS (SELECT DISTINCT student_id FROM exam_attempts WHERE school_id = $1 AND exam_id = $2)
     SELECT (SELECT count(*) FROM begun) AS "begunCount", (
       SELECT count(DISTINCT st.user_id) FROM ${sittingsWithCandidates()}
       WHERE s.school_id = $1 AND s.id = ANY ($3::uuid[]) AND st.user_id NOT IN (SELECT student_id FROM begun)
     ) AS "newCount"`,
    [tx.schoolId, examId, sittingIds],
  )
}

/** Whether anybody has begun the exam: asked behind the lock of its sittings. */
export async function hasAttempts(tx: Tx, examId: string): Promise<boolean> {
  const { is } = await tx.one<{ is: boolean }>(
    'SELECT EXISTS (SELECT FROM exam_attempts WHERE school_id = $1 AND exam_id = $2) AS is',
    [tx.schoolId, examId],
  )
  return is
}

/** Whether anybody has begun this sitting: asked behind its lock. */
export async function hasBegunSitting(tx: Tx, sittingId: string): Promise<boolean> {
  const { is } = await tx.one<{ is: boolean }>(
    'SELECT EXISTS (SELECT FROM exam_attempts WHERE school_id = $1 AND sitting_id = $2) AS is',
    [tx.schoolId, sittingId],
  )
  return is
}

/** What refuses to lose a paper that somebody has begun. */
export const attemptOfPaper = 'exam_attempts_school_id_sitting_id_student_id_attempt_numb_fkey'

/**
 * Deletes sittings that nobody has begun, with their papers and all that was planned for them. Who begins at this moment is
 * met by the foreign key of attempts: either their attempt is there and this fails by it, or their paper is gone.
 */
export async function deleteSittings(tx: Tx, sittingIds: readonly string[]): Promise<void> {
  for (const table of ['exam_papers', 'sitting_classes']) {
    await tx.run(`DELETE FROM ${table} WHERE school_id = $1 AND sitting_id = ANY ($2::uuid[])`, [
      tx.schoolId,
      sittingIds,
    ])
  }
  await tx.run('DELETE FROM exam_sittings WHERE school_id = $1 AND id = ANY ($2::uuid[])', [tx.schoolId, sittingIds])
}

/** What is due for an exam and its sittings: their references begin with one of these ids. */
export async function deleteDueWork(tx: Tx, references: readonly string[]): Promise<void> {
  await tx.run(
    `DELETE FROM due_work WHERE school_id = $1 AND split_part(reference, '/', 1) = ANY ($2)
       AND kind IN ('open_exam', 'complete_exam', 'make_papers', 'close_sitting', 'tell_exam_published', 'remind')`,
    [tx.schoolId, references],
  )
}

/** How many students have extra time that staff gave them in this exam. */
export async function countGiven(tx: Tx, examId: string): Promise<number> {
  const { count } = await tx.one<{ count: number }>(
    `SELECT count(*) FROM (SELECT c.student_id FROM exam_sittings s
       JOIN sitting_changes c ON c.school_id = s.school_id AND c.sitting_id = s.id AND c.kind = 'extra_time'
       WHERE s.school_id = $1 AND s.exam_id = $2 GROUP BY c.student_id HAVING sum(c.ms) > 0) given`,
    [tx.schoolId, examId],
  )
  return count
}

/** It is no longer given out. */
export async function markWithdrawn(tx: Tx, examId: string): Promise<void> {
  await tx.run(
    `UPDATE exams SET status = 'draft', published_at = NULL, release_at = NULL WHERE school_id = $1 AND id = $2`,
    [tx.schoolId, examId],
  )
}

/** What was told of these sittings, whoever heard it: found by the sitting, and not among all notices of the school. */
export const toldOf = `school_id = $1 AND kind = 'exam_published' AND about = ANY ($2)`

/** Who was told of these sittings; what they were told is gone with it. */
export async function takeNoticesBack(tx: Tx, sittingIds: readonly string[]): Promise<string[]> {
  const rows = await tx.rows<{ userId: string }>(`DELETE FROM notices WHERE ${toldOf} RETURNING user_id AS "userId"`, [
    tx.schoolId,
    sittingIds,
  ])
  return [...new Set(rows.map(({ userId }) => userId))]
}

export type MovedTo = { opensAt: Date; closesAt: Date; durationMinutes: number }

/** A start that has read the times of before begins anew (`time_revision`). */
export async function moveSitting(tx: Tx, sittingId: string, to: MovedTo): Promise<void> {
  await tx.run(
    `UPDATE exam_sittings SET opens_at = $3, closes_at = $4, duration_minutes = $5, revision = revision + 1, changed_at = $6,
       time_revision = time_revision + 1
     WHERE school_id = $1 AND id = $2`,
    [tx.schoolId, sittingId, to.opensAt, to.closesAt, to.durationMinutes, tx.now],
  )
}

type WallTimes = { scheduledDate: string; scheduledTime: string; closingDate: string; closingTime: string }

/** The times as the exam's author has them. */
export async function updateTimes(
  tx: Tx,
  examId: string,
  { durationMinutes, ...times }: WallTimes & { durationMinutes: number },
): Promise<void> {
  await tx.run(
    `UPDATE exams SET scheduled_date = $3, scheduled_time = $4, closing_date = $5, closing_time = $6, duration_minutes = $7
     WHERE school_id = $1 AND id = $2`,
    [
      tx.schoolId,
      examId,
      times.scheduledDate,
      times.scheduledTime,
      times.closingDate,
      times.closingTime,
      durationMinutes,
    ],
  )
}

/** Deletes a draft for good; false where versions of it have been given out: its row stays with them, out of sight. */
export async function deleteExam(tx: Tx, examId: string): Promise<boolean> {
  for (const table of ['exam_questions', 'exam_sections', 'exam_classes', 'exam_students']) {
    await tx.run(`DELETE FROM ${table} WHERE school_id = $1 AND exam_id = $2`, [tx.schoolId, examId])
  }
  const deleted = await tx.run(
    `DELETE FROM exams e WHERE e.school_id = $1 AND e.id = $2 AND NOT EXISTS (
       SELECT FROM exam_versions v WHERE v.school_id = $1 AND v.exam_id = e.id)`,
    [tx.schoolId, examId],
  )
  if (deleted === 1) return true
  await tx.run('UPDATE exams SET deleted_at = $3, request_key = NULL WHERE school_id = $1 AND id = $2', [
    tx.schoolId,
    examId,
    tx.now,
  ])
  return false
}
