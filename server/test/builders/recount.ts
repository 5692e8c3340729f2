import type { Tx } from '../../src/platform/database/tenant.ts'

const counted = `SELECT x.id AS exam_id, x.subject_id, x.created_by, r.student_id, a.class_id, r.counted_millionths AS millionths, r.is_passed,
    date_trunc('month', a.submitted_at AT TIME ZONE 'Africa/Lagos')::date AS month
  FROM results r JOIN exam_attempts a ON a.school_id = r.school_id AND a.id = r.attempt_id
  JOIN exams x ON x.school_id = r.school_id AND x.id = r.exam_id
  WHERE r.school_id = $1 AND r.counted_millionths IS NOT NULL`

const keysOf = {
  exam_counters: 'exam_id',
  subject_counters: 'subject_id, created_by',
  month_counters: 'month, subject_id, created_by',
  student_counters: 'class_id, student_id, subject_id, created_by',
  student_totals: 'student_id',
}

type Sums = Record<string, unknown[]>

/** What the counters of a school hold, and what its results add up to. Rows that count nothing are left out. */
export async function countersAndRecount(tx: Tx): Promise<{ held: Sums; recounted: Sums }> {
  const [held, recounted]: [Sums, Sums] = [{}, {}]
  for (const [table, keys] of Object.entries(keysOf)) {
    const passed = (column: string) => (table === 'exam_counters' ? `, ${column} AS passed` : '')
    held[table] = await tx.rows(
      `SELECT ${keys}, marked_count AS marked, millionths_sum AS sum${passed('passed_count')} FROM ${table}
       WHERE school_id = $1 AND marked_count <> 0 ORDER BY ${keys}`,
      [tx.schoolId],
    )
    recounted[table] = await tx.rows(
      `SELECT ${keys}, count(*) AS marked, sum(millionths) AS sum${passed('count(*) FILTER (WHERE is_passed)')} FROM (${counted}) c
       WHERE ${table === 'student_counters' ? 'class_id IS NOT NULL' : 'true'} GROUP BY ${keys} ORDER BY ${keys}`,
      [tx.schoolId],
    )
  }
  return { held, recounted }
}
