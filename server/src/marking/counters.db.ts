import type { LagosMonth } from '@sabimark/domain/words/lagos-month.ts'
import type { Tx } from '../platform/database/tenant.ts'

/**
 * By how much one attempt moves the counters of its exam, of its subject and author, of its month and of its student.
 * What was sat in no class counts in none.
 */
export type CounterChange = {
  examId: string
  studentId: string
  classId: string | null
  month: LagosMonth
  resultCount: number
  markedCount: number
  /** Percentages in millionths of one per cent. */
  millionthsSum: number
  passedCount: number
}

/**
 * Moves every counter that holds these attempts, each table in the order of its keys: of two transactions one waits for
 * the other, never both.
 */
export async function moveCounters(tx: Tx, changes: readonly CounterChange[]): Promise<void> {
  if (changes.length === 0) return
  await tx.run(
    `WITH changes AS (
       SELECT c.*, x.subject_id, x.created_by FROM jsonb_to_recordset($2) AS c("examId" uuid, "studentId" uuid,
         "classId" uuid, month date, "resultCount" int, "markedCount" int, "millionthsSum" bigint, "passedCount" int)
       JOIN exams x ON x.school_id = $1 AND x.id = c."examId"
     ), marks AS (
       SELECT * FROM changes WHERE "markedCount" <> 0 OR "millionthsSum" <> 0
     ), of_subjects AS (
       INSERT INTO subject_counters (school_id, subject_id, created_by, marked_count, millionths_sum)
       SELECT $1, subject_id, created_by, sum("markedCount"), sum("millionthsSum") FROM changes
       GROUP BY subject_id, created_by ORDER BY subject_id, created_by
       ON CONFLICT (school_id, subject_id, created_by) DO UPDATE
       SET marked_count = subject_counters.marked_count + excluded.marked_count,
         millionths_sum = subject_counters.millionths_sum + excluded.millionths_sum
     ), of_months AS (
       INSERT INTO month_counters (school_id, month, subject_id, created_by, marked_count, millionths_sum)
       SELECT $1, month, subject_id, created_by, sum("markedCount"), sum("millionthsSum") FROM marks
       GROUP BY month, subject_id, created_by ORDER BY month, subject_id, created_by
       ON CONFLICT (school_id, month, subject_id, created_by) DO UPDATE
       SET marked_count = month_counters.marked_count + excluded.marked_count,
         millionths_sum = month_counters.millionths_sum + excluded.millionths_sum
     ), of_students AS (
       INSERT INTO student_counters (school_id, class_id, student_id, subject_id, created_by, marked_count,
         millionths_sum)
       SELECT $1, "classId", "studentId", subject_id, created_by, sum("markedCount"), sum("millionthsSum") FROM marks
       WHERE "classId" IS NOT NULL
       GROUP BY "classId", "studentId", subject_id, created_by
       ORDER BY "classId", "studentId", subject_id, created_by
       ON CONFLICT (school_id, class_id, student_id, subject_id, created_by) DO UPDATE
       SET marked_count = student_counters.marked_count + excluded.marked_count,
         millionths_sum = student_counters.millionths_sum + excluded.millionths_sum
     ), of_totals AS (
       INSERT INTO student_totals (school_id, student_id, marked_count, millionths_sum)
       SELECT $1, "studentId", sum("markedCount"), sum("millionthsSum") FROM marks
       GROUP BY "studentId" ORDER BY "studentId"
       ON CONFLICT (school_id, student_id) DO UPDATE
       SET marked_count = student_totals.marked_count + excluded.marked_count,
         millionths_sum = student_totals.millionths_sum + excluded.millionths_sum
     )
     INSERT INTO exam_counters (school_id, exam_id, result_count, marked_count, millionths_sum, passed_count)
     SELECT $1, "examId", sum("resultCount"), sum("markedCount"), sum("millionthsSum"), sum("passedCount") FROM changes
     GROUP BY "examId" ORDER BY "examId"
     ON CONFLICT (school_id, exam_id) DO UPDATE SET result_count = exam_counters.result_count + excluded.result_count,
       marked_count = exam_counters.marked_count + excluded.marked_count,
       millionths_sum = exam_counters.millionths_sum + excluded.millionths_sum,
       passed_count = exam_counters.passed_count + excluded.passed_count`,
    [tx.schoolId, JSON.stringify(changes)],
  )
}
