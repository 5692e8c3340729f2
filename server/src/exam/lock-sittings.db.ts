import type { ReleaseRule } from '@sabimark/domain/exam/release/release.ts'
import type { Tx } from '../platform/database/tenant.ts'

/** A sitting as acts on it and on its exam find it. */
export type LockedSitting = {
  sittingId: string
  opensAt: Date
  closesAt: Date
  durationMinutes: number
  rule: ReleaseRule
  releasedAt: Date | null
  isForAbsent: boolean
  isForClasses: boolean
  namedCount: number
}

/** Whom a sitting `s` is for. */
export const whoSits = `s.is_for_absent AS "isForAbsent", NOT s.is_for_absent AND EXISTS (
      SELECT FROM sitting_classes x WHERE x.school_id = s.school_id AND x.sitting_id = s.id) AS "isForClasses",
    (SELECT count(*) FROM sitting_students x WHERE x.school_id = s.school_id AND x.sitting_id = s.id) AS "namedCount"`

/** The sittings of an exam, the first first. */
export async function readSittings(tx: Tx, examId: string, lock: '' | 'FOR UPDATE' = ''): Promise<LockedSitting[]> {
  return await tx.rows<LockedSitting>(
    `SELECT id AS "sittingId", opens_at AS "opensAt", closes_at AS "closesAt", duration_minutes AS "durationMinutes",
       release_rule AS rule, released_at AS "releasedAt", ${whoSits}
     FROM exam_sittings s WHERE school_id = $1 AND exam_id = $2 ORDER BY opens_at, id ${lock}`,
    [tx.schoolId, examId],
  )
}

/**
 * The sittings of a held exam, the first first, held until the end of the transaction against whoever starts: who is inserting an
 * attempt is waited for, and who comes to it waits (insertAttempt).
 */
export async function lockSittings(tx: Tx, examId: string): Promise<LockedSitting[]> {
  return await readSittings(tx, examId, 'FOR UPDATE')
}

/** One of them, held with the others; none of another exam. */
export async function lockOptionalSitting(
  tx: Tx,
  { examId, sittingId }: { examId: string; sittingId: string },
): Promise<LockedSitting | undefined> {
  return (await lockSittings(tx, examId)).find((one) => one.sittingId === sittingId)
}

/**
 * Holds the sittings of a held exam, and has starts that have read them read again: a place may be in another of them by now. Not for
 * a rehearsal, which moves nobody: the doors of a hall do not wait for one.
 */
export async function holdStarts(tx: Tx, examId: string): Promise<void> {
  await lockSittings(tx, examId)
  await tx.run('UPDATE exam_sittings SET time_revision = time_revision + 1 WHERE school_id = $1 AND exam_id = $2', [
    tx.schoolId,
    examId,
  ])
}
