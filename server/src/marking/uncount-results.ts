import { lagosMonth } from '@sabimark/domain/words/lagos-month.ts'
import type { Tx } from '../platform/database/tenant.ts'
import { moveCounters } from './counters.db.ts'
import { closeOtherScripts } from './scripts.db.ts'

type Counted = {
  examId: string
  studentId: string
  classId: string | null
  submittedAt: Date
  millionths: number
  isPassed: boolean
}

/**
 * Takes the results of these attempts, which are held and run again, out of every sum and average, and their answers off the desks of
 * who marks by hand. Marking them anew puts both back.
 */
export async function uncountResults(tx: Tx, attemptIds: readonly string[]): Promise<void> {
  await closeOtherScripts(tx, attemptIds, [])
  const counted = await tx.rows<Counted>(
    `WITH counted AS (
       SELECT attempt_id, exam_id, student_id, class_id, submitted_at, counted_millionths, is_passed FROM results
       WHERE school_id = $1 AND attempt_id = ANY ($2::uuid[]) AND counted_millionths IS NOT NULL
     ), taken AS (
       UPDATE results SET has_score = false, counted_millionths = NULL, is_passed = NULL
       WHERE school_id = $1 AND attempt_id = ANY ($2::uuid[])
     )
     SELECT exam_id AS "examId", student_id AS "studentId", class_id AS "classId", submitted_at AS "submittedAt",
       counted_millionths AS millionths, coalesce(is_passed, false) AS "isPassed" FROM counted`,
    [tx.schoolId, attemptIds],
  )
  await moveCounters(
    tx,
    counted.map(({ submittedAt, millionths, isPassed, ...one }) => ({
      ...one,
      month: lagosMonth(submittedAt),
      resultCount: 0,
      markedCount: -1,
      millionthsSum: -millionths,
      passedCount: -Number(isPassed),
    })),
  )
}
