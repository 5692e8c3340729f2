import type { ReleaseRule } from '@sabimark/domain/exam/release/release.ts'
import type { Release } from '@sabimark/domain/exam/release/release-change.ts'
import type { Tx } from '../../platform/database/tenant.ts'

/** When the clock is to release the scores of an exam, or did; null where nobody chose a day. */
export async function selectReleaseAt(tx: Tx, examId: string): Promise<Date | null> {
  const row = await tx.optional<{ at: Date | null }>(
    'SELECT release_at AS at FROM exams WHERE school_id = $1 AND id = $2',
    [tx.schoolId, examId],
  )
  return row?.at ?? null
}

/** Of the exam and of all its sittings, none of which has shown a score: one that was released before anybody sat it waits again. */
export async function updateRelease(tx: Tx, examId: string, { choice, at }: Release): Promise<void> {
  const rule: ReleaseRule = choice === 'at_date' ? 'manual' : choice
  await tx.run('UPDATE exam_sittings SET release_rule = $3, released_at = NULL WHERE school_id = $1 AND exam_id = $2', [
    tx.schoolId,
    examId,
    rule,
  ])
  await tx.run('UPDATE exams SET show_results = $3, release_at = $4 WHERE school_id = $1 AND id = $2', [
    tx.schoolId,
    examId,
    rule,
    at,
  ])
}

/** Releases the scores that wait for a person; of how many sittings there were any. */
export async function releaseWaiting(tx: Tx, examId: string): Promise<number> {
  return await tx.run(
    `UPDATE exam_sittings SET released_at = $3
     WHERE school_id = $1 AND exam_id = $2 AND release_rule = 'manual' AND released_at IS NULL`,
    [tx.schoolId, examId, tx.now],
  )
}

/** How many papers of the exam are handed in. Asked once its sittings are held: who hands in meanwhile is among them. */
export async function countHandedIn(tx: Tx, examId: string): Promise<number> {
  // exam_attempts belongs to the room attempt, a later one: read here in SQL only.
  const { count } = await tx.one<{ count: number }>(
    `SELECT count(*) FROM exam_attempts WHERE school_id = $1 AND exam_id = $2 AND state = 'submitted'`,
    [tx.schoolId, examId],
  )
  return count
}
