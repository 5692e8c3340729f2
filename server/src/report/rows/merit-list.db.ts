import type { StudentSums } from '@sabimark/domain/report/merit-list-report.ts'
import type { Tx } from '../../platform/database/tenant.ts'
import { binding, countedOfTheseDays, type PapersAsked } from './narrowed-papers.db.ts'

/** What the papers of each student come to that count, by name. */
export async function selectStudentSums(tx: Tx, asked: PapersAsked): Promise<StudentSums[]> {
  const { values, bind } = binding(tx.schoolId)
  return await tx.unnamedRows<StudentSums>(
    `SELECT u.name AS "studentName", st.student_id AS "studentNumber", c.name AS "className", q."markedCount",
       q."millionthsSum", q.earned
     FROM (
       SELECT p.student_id, sum(p.count)::bigint AS "markedCount", sum(p.millionths)::bigint AS "millionthsSum",
         json_agg(json_build_object('earned', p.earned, 'available', p.available)) AS earned,
         (array_agg(p.class_id ORDER BY p.newest_at DESC))[1] AS class_id
       FROM (
         SELECT r.student_id, r.available_hundredths AS available, sum(r.earned_hundredths) AS earned, count(*) AS count,
           sum(r.counted_millionths) AS millionths, max(r.submitted_at) AS newest_at,
           (array_agg(r.class_id ORDER BY r.submitted_at DESC))[1] AS class_id
         FROM results r WHERE ${countedOfTheseDays(asked, bind)} GROUP BY 1, 2) p
       GROUP BY p.student_id) q
     JOIN users u ON u.school_id = $1 AND u.id = q.student_id
     JOIN students st ON st.school_id = $1 AND st.user_id = q.student_id
     LEFT JOIN classes c ON c.school_id = $1 AND c.id = q.class_id
     ORDER BY u.name_key, u.id`,
    values,
  )
}
