import type { GradeSums } from '@sabimark/domain/report/grades-report.ts'
import type { GradeScale } from '@sabimark/domain/result/grade.ts'
import type { Tx } from '../../platform/database/tenant.ts'
import { binding, countedOfTheseDays, type PapersAsked } from './narrowed-papers.db.ts'

/** The papers that count by subject, class and grade of this scale, in the order of subjects and classes. */
export async function selectGradeSums(tx: Tx, asked: PapersAsked, scale: GradeScale): Promise<GradeSums[]> {
  const { values, bind } = binding(tx.schoolId)
  const steps = [...scale].reverse()
  const grade = (percentage: string) =>
    `(${bind(steps.map((step) => step.grade))}::text[])[width_bucket(${percentage}, ${bind(
      steps.map(({ fromPercentage }) => fromPercentage),
    )}::int[])]`
  return await tx.unnamedRows<GradeSums>(
    `SELECT b.name AS subject, c.name AS "className", q.grade, q."markedCount", q."millionthsSum", q."passedCount"
     FROM (
       SELECT r.subject_id, r.class_id, ${grade('r.percentage')} AS grade, count(*) AS "markedCount",
         sum(r.counted_millionths)::bigint AS "millionthsSum", count(*) FILTER (WHERE r.is_passed) AS "passedCount"
       FROM results r WHERE ${countedOfTheseDays(asked, bind)} GROUP BY 1, 2, 3) q
     JOIN subjects b ON b.school_id = $1 AND b.id = q.subject_id
     LEFT JOIN classes c ON c.school_id = $1 AND c.id = q.class_id
     ORDER BY b.name, b.id, c.level_place, c.position, c.name`,
    values,
  )
}
