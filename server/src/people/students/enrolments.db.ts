import type { yearOutcomes } from '@sabimark/domain/people/students/leaving.ts'
import { usualYear } from '@sabimark/domain/school/terms/school-year.ts'
import type { Tx } from '../../platform/database/tenant.ts'

/**
 * Brings the enrolments of these students to what their own rows say: in the school's year each has the class of the student, and has
 * left where the student has. Who is inactive and was not of this year gets none. Only the writers of students call it.
 */
export async function keepEnrolments(tx: Tx, studentIds: readonly string[]): Promise<void> {
  if (studentIds.length === 0) return
  // Whoever begins a year waits, or is waited for: the year read next still holds at the commit.
  await tx.run(`SELECT pg_advisory_xact_lock_shared(hashtextextended($1 || ' year', 0))`, [tx.schoolId])
  await tx.run(
    // One by one: joined, a new installation, of which PostgreSQL knows nothing yet, reads all students for each that is added.
    `INSERT INTO enrolments (school_id, student_id, year, class_id, outcome)
     SELECT $1, s.id, y.year, s.class_id, CASE WHEN s.left_on IS NOT NULL THEN 'left' END
     FROM (SELECT coalesce((SELECT g.year FROM school_settings g WHERE g.school_id = $1), $3) AS year) y
     CROSS JOIN unnest($2::uuid[]) AS one(id)
     CROSS JOIN LATERAL (SELECT t.user_id AS id, t.class_id, t.left_on,
         (SELECT u.status FROM users u WHERE u.school_id = $1 AND u.id = t.user_id) AS status
       FROM students t WHERE t.school_id = $1 AND t.user_id = one.id LIMIT 1) s
     WHERE s.status <> 'inactive' OR EXISTS (SELECT FROM enrolments k
       WHERE k.school_id = $1 AND k.student_id = s.id AND k.year = y.year)
     ON CONFLICT (school_id, student_id, year) DO UPDATE SET class_id = excluded.class_id, outcome = excluded.outcome
       WHERE (enrolments.class_id, enrolments.outcome) IS DISTINCT FROM (excluded.class_id, excluded.outcome)`,
    [tx.schoolId, studentIds, usualYear(tx.now)],
  )
}

/** Nobody else begins or undoes a year, and no student is enrolled, before the commit. The school and its students are locked before. */
export async function lockYear(tx: Tx): Promise<void> {
  await tx.run(`SELECT pg_advisory_xact_lock(hashtextextended($1 || ' year', 0))`, [tx.schoolId])
}

type Ended = { studentId: string; outcome: (typeof yearOutcomes)[number] }

/** Ends a year for these students; the class stays that of the year. */
export async function endYear(tx: Tx, year: string, ended: readonly Ended[]): Promise<void> {
  await tx.run(
    `UPDATE enrolments n SET outcome = e.outcome FROM unnest($3::uuid[], $4::text[]) AS e(id, outcome)
     WHERE n.school_id = $1 AND n.year = $2 AND n.student_id = e.id`,
    [tx.schoolId, year, ended.map(({ studentId }) => studentId), ended.map(({ outcome }) => outcome)],
  )
}

/** As if the year had never begun; answers who was of it. */
export async function dropYear(tx: Tx, year: string): Promise<string[]> {
  const rows = await tx.rows<{ id: string }>(
    'DELETE FROM enrolments WHERE school_id = $1 AND year = $2 RETURNING student_id AS id',
    [tx.schoolId, year],
  )
  return rows.map(({ id }) => id)
}

/** What an enrolment follows of a student. */
export const enrolledFields: ReadonlySet<string> = new Set(['classId', 'status', 'leftOn'])

export type YearOfStudent = { year: string; className: string | null; outcome: (typeof yearOutcomes)[number] | null }

/** The years of a student at the school, the newest first. */
export async function selectYearsOf(tx: Tx, studentId: string): Promise<YearOfStudent[]> {
  return await tx.rows<YearOfStudent>(
    `SELECT n.year, c.name AS "className", n.outcome FROM enrolments n
     LEFT JOIN classes c ON c.school_id = n.school_id AND c.id = n.class_id
     WHERE n.school_id = $1 AND n.student_id = $2 ORDER BY n.year DESC`,
    [tx.schoolId, studentId],
  )
}
