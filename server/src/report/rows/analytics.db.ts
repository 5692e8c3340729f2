import {
  type ExamSums,
  pointsMoved,
  type TwoSums,
  type WeekOfReport,
} from '@sabimark/domain/report/analytics-report.ts'
import type { LagosWeek } from '@sabimark/domain/result/weeks.ts'
import type { Tx } from '../../platform/database/tenant.ts'
import { figuresOfExam } from '../../result/statistics/statistics.db.ts'
import { binding, countedOfTheseDays, type PapersAsked } from './narrowed-papers.db.ts'

/** The papers that count by exam, those of the last day first, with what the statistics of each say. */
export async function selectExamSums(tx: Tx, asked: PapersAsked): Promise<ExamSums[]> {
  const { values, bind } = binding(tx.schoolId)
  return await tx.unnamedRows<ExamSums>(
    `SELECT x.title AS "examTitle", b.name AS subject, q."markedCount", q."millionthsSum", q.sd, f.alpha,
       f.sem_percent AS "semPercent", f.flagged_count AS "flaggedCount"
     FROM (
       SELECT r.exam_id, count(*) AS "markedCount", sum(r.counted_millionths)::bigint AS "millionthsSum",
         (stddev_samp(r.counted_millionths) / 1000000)::float8 AS sd, max(r.submitted_at) AS newest_at
       FROM results r WHERE ${countedOfTheseDays(asked, bind)} GROUP BY r.exam_id) q
     JOIN exams x ON x.school_id = $1 AND x.id = q.exam_id
     JOIN subjects b ON b.school_id = $1 AND b.id = x.subject_id
     LEFT JOIN LATERAL (${figuresOfExam('q.exam_id')}) f ON true
     ORDER BY q.newest_at DESC, x.id`,
    values,
  )
}

/** The papers that count by week, as far as there are any. */
export async function selectWeeksOfReport(
  tx: Tx,
  asked: PapersAsked,
  weeks: readonly LagosWeek[],
): Promise<WeekOfReport[]> {
  const { values, bind } = binding(tx.schoolId)
  const starts = bind(weeks.map(({ from }) => from))
  return await tx.unnamedRows<WeekOfReport>(
    `SELECT (${starts}::timestamptz[])[q.week] AS "from", q."examsCount", q."studentsCount", q."markedCount",
       q."millionthsSum"
     FROM (
       SELECT width_bucket(r.submitted_at, ${starts}::timestamptz[]) AS week, count(DISTINCT r.exam_id) AS "examsCount",
         count(DISTINCT r.student_id) AS "studentsCount", count(*) AS "markedCount",
         sum(r.counted_millionths)::bigint AS "millionthsSum"
       FROM results r WHERE ${countedOfTheseDays(asked, bind)} GROUP BY 1) q
     WHERE q.week > 0`,
    values,
  )
}

/** Students with papers on these days and before `turn`, whose averages are about so far apart as is worth naming. */
export async function selectMoved(tx: Tx, bothRanges: PapersAsked, turn: Date): Promise<TwoSums[]> {
  const { values, bind } = binding(tx.schoolId)
  const isBefore = `r.submitted_at < ${bind(turn)}`
  const rows = await tx.unnamedRows<Omit<TwoSums, 'before' | 'now'> & Record<Sum, number>>(
    `SELECT u.name AS "studentName", st.student_id AS "studentNumber", c.name AS "className", q.*
     FROM (
       SELECT r.student_id, (array_agg(r.class_id ORDER BY r.submitted_at DESC))[1] AS class_id,
         count(*) FILTER (WHERE ${isBefore}) AS "beforeCount", count(*) FILTER (WHERE NOT ${isBefore}) AS "nowCount",
         (sum(r.counted_millionths) FILTER (WHERE ${isBefore}))::bigint AS "beforeSum",
         (sum(r.counted_millionths) FILTER (WHERE NOT ${isBefore}))::bigint AS "nowSum"
       FROM results r WHERE ${countedOfTheseDays(bothRanges, bind)} GROUP BY r.student_id) q
     JOIN users u ON u.school_id = $1 AND u.id = q.student_id
     JOIN students st ON st.school_id = $1 AND st.user_id = q.student_id
     LEFT JOIN classes c ON c.school_id = $1 AND c.id = q.class_id
     WHERE q."beforeCount" > 0 AND q."nowCount" > 0
       AND abs(q."nowSum" / q."nowCount" - q."beforeSum" / q."beforeCount") > ${bind((pointsMoved - 1) * 1_000_000)}
     ORDER BY u.name_key, u.id`,
    values,
  )
  return rows.map(({ beforeCount, beforeSum, nowCount, nowSum, studentName, studentNumber, className }) => ({
    studentName,
    studentNumber,
    className,
    before: { markedCount: beforeCount, millionthsSum: beforeSum },
    now: { markedCount: nowCount, millionthsSum: nowSum },
  }))
}

type Sum = 'beforeCount' | 'beforeSum' | 'nowCount' | 'nowSum'
