import { members } from '../../exam/time/candidates.db.ts'
import type { Tx } from '../../platform/database/tenant.ts'

/** A candidate of a sitting, as the board needs them beside their attempt. `givenMs`: from staff, in this exam. */
export type PersonRow = {
  id: string
  name: string
  studentNumber: string
  className: string | null
  givenMs: number
  isExcused: boolean
}

/**
 * Whom a sitting expects or expected and who began it, by name, as `selectCandidateRows` has them. That one looks up for each candidate what
 * a board does not show, and costs three times as much: this is read again and again while somebody watches.
 */
export async function selectPeople(tx: Tx, sittingId: string): Promise<PersonRow[]> {
  return await tx.rows<PersonRow>(
    `SELECT u.id, u.name, st.student_id AS "studentNumber", k.name AS "className",
       coalesce(g.given_ms, 0)::bigint AS "givenMs", coalesce(g.is_excused, false) AS "isExcused"
     FROM exam_sittings s JOIN exams e ON e.school_id = s.school_id AND e.id = s.exam_id
     ${members}
     JOIN users u ON u.school_id = s.school_id AND u.id = m.student_id
     JOIN students st ON st.school_id = s.school_id AND st.user_id = m.student_id
     LEFT JOIN classes k ON k.school_id = s.school_id AND k.id = m.class_id
     LEFT JOIN (
       SELECT c.student_id, sum(c.ms) FILTER (WHERE c.kind = 'extra_time') AS given_ms,
         (array_agg(c.kind ORDER BY c.id DESC) FILTER (WHERE c.sitting_id = $2 AND c.kind IN ('excused', 'expected')))[1] = 'excused'
           AS is_excused
       FROM exam_sittings t JOIN exam_sittings o ON o.school_id = t.school_id AND o.exam_id = t.exam_id
       JOIN sitting_changes c ON c.school_id = o.school_id AND c.sitting_id = o.id AND c.student_id IS NOT NULL
       WHERE t.school_id = $1 AND t.id = $2 GROUP BY c.student_id) g ON g.student_id = m.student_id
     WHERE s.school_id = $1 AND s.id = $2
     ORDER BY u.name_key, u.id`,
    [tx.schoolId, sittingId],
  )
}
