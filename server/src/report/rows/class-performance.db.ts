import type { ClassSubjectSums } from '@sabimark/domain/report/class-performance-report.ts'
import type { Tx } from '../../platform/database/tenant.ts'
import { binding, countedOfTheseDays, type PapersAsked } from './narrowed-papers.db.ts'

/** The papers that count by class and subject, in the order of classes. */
export async function selectClassSubjectSums(tx: Tx, asked: PapersAsked): Promise<ClassSubjectSums[]> {
  const { values, bind } = binding(tx.schoolId)
  return await tx.unnamedRows<ClassSubjectSums>(
    `SELECT c.name AS "className", c.level, c.arm, b.name AS subject, q."markedCount", q."millionthsSum", q."passedCount",
       q."studentsCount", q.best, q.lowest
     FROM (
       SELECT r.class_id, r.subject_id, count(*) AS "markedCount", sum(r.counted_millionths)::bigint AS "millionthsSum",
         count(*) FILTER (WHERE r.is_passed) AS "passedCount", count(DISTINCT r.student_id) AS "studentsCount",
         max(r.percentage) AS best, min(r.percentage) AS lowest
       FROM results r WHERE ${countedOfTheseDays(asked, bind)} GROUP BY 1, 2) q
     JOIN subjects b ON b.school_id = $1 AND b.id = q.subject_id
     LEFT JOIN classes c ON c.school_id = $1 AND c.id = q.class_id
     ORDER BY c.level_place, c.position, c.name, b.name, b.id`,
    values,
  )
}
