import type { SchoolStanding } from '@sabimark/domain/school/suspension.ts'
import type { Tx } from '../../platform/database/tenant.ts'

/** So many coming exams are named. */
const namedCount = 5

/** What runs and what is to come at the school: exams and attempts belong to later rooms, and are read here in SQL only. */
export async function selectStanding(tx: Tx, until: Date): Promise<Omit<SchoolStanding, 'adminCount'>> {
  const coming = await tx.rows<{ title: string; opensAt: Date; total: number }>(
    `SELECT e.title, o.opens_at AS "opensAt", count(*) OVER () AS total
     FROM exam_sittings o JOIN exams e ON e.school_id = o.school_id AND e.id = o.exam_id
     WHERE o.school_id = $1 AND o.opens_at > $2 AND o.opens_at <= $3 ORDER BY o.opens_at, o.id LIMIT ${namedCount}`,
    [tx.schoolId, tx.now, until],
  )
  const now = await tx.one<{ runningCount: number; openCount: number }>(
    `SELECT (SELECT count(*) FROM exam_attempts a
         WHERE a.school_id = $1 AND a.state = 'in_progress' AND a.deadline > $2) AS "runningCount",
       (SELECT count(*) FROM exam_sittings o
         WHERE o.school_id = $1 AND o.opens_at <= $2 AND o.closes_at > $2) AS "openCount"`,
    [tx.schoolId, tx.now],
  )
  return { ...now, comingCount: coming[0]?.total ?? 0, coming: coming.map(({ total: _total, ...one }) => one) }
}

/** When the last attempt that runs at the school ends; null where none does. */
export async function selectLastEnd(tx: Tx): Promise<Date | null> {
  const { at } = await tx.one<{ at: Date | null }>(
    `SELECT max(deadline) AS at FROM exam_attempts WHERE school_id = $1 AND state = 'in_progress' AND deadline > $2`,
    [tx.schoolId, tx.now],
  )
  return at
}

/** How many sittings closed since the school was suspended. */
export async function countMissed(tx: Tx): Promise<number> {
  const { count } = await tx.one<{ count: number }>(
    `SELECT count(*) FROM schools s JOIN exam_sittings o ON o.school_id = s.id
     WHERE s.id = $1 AND o.closes_at > s.suspended_at AND o.closes_at <= $2`,
    [tx.schoolId, tx.now],
  )
  return count
}

export async function suspend(tx: Tx, reason: string): Promise<void> {
  await tx.run('UPDATE schools SET suspended_at = $2, suspend_reason = $3, updated_at = $2 WHERE id = $1', [
    tx.schoolId,
    tx.now,
    reason,
  ])
}

/** Whoever is at a suspended school cannot sign in any more. */
export async function closeSchool(tx: Tx): Promise<void> {
  await tx.run(`UPDATE schools SET status = 'inactive' WHERE id = $1 AND status = 'active'`, [tx.schoolId])
}

export async function reactivate(tx: Tx): Promise<void> {
  await tx.run(
    `UPDATE schools SET suspended_at = NULL, suspend_reason = NULL, updated_at = $2,
       status = CASE WHEN status = 'inactive' THEN 'active' ELSE status END WHERE id = $1`,
    [tx.schoolId, tx.now],
  )
}
