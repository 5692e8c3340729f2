import type { ClientBase } from 'pg'

/** The sums of all marks of a new school: by subject and author, by month, by student. */
export async function writeCounters(client: ClientBase, schoolId: string): Promise<void> {
  const sums = (keys: string) =>
    `SELECT x.school_id, ${keys}, count(*), sum(r.counted_millionths) FROM results r
     JOIN exam_attempts a ON a.school_id = r.school_id AND a.id = r.attempt_id
     JOIN exams x ON x.school_id = r.school_id AND x.id = r.exam_id
     WHERE r.school_id = $1 GROUP BY x.school_id, ${keys}`
  const month = `date_trunc('month', a.submitted_at AT TIME ZONE 'Africa/Lagos')::date`
  const counters: [table: string, columns: string, keys: string][] = [
    ['subject_counters', 'subject_id, created_by', 'x.subject_id, x.created_by'],
    ['month_counters', 'month, subject_id, created_by', `${month}, x.subject_id, x.created_by`],
    [
      'student_counters',
      'class_id, student_id, subject_id, created_by',
      'a.class_id, r.student_id, x.subject_id, x.created_by',
    ],
    ['student_totals', 'student_id', 'r.student_id'],
  ]
  for (const [table, columns, keys] of counters) {
    await client.query(`INSERT INTO ${table} (school_id, ${columns}, marked_count, millionths_sum) ${sums(keys)}`, [
      schoolId,
    ])
  }
}
