import type { AnswerValue } from '@sabimark/domain/attempt/event.ts'
import type { LateDecision } from '@sabimark/domain/attempt/late-decision.ts'
import type { SecondMarkerRule } from '@sabimark/domain/exam/second-marker.ts'
import type { MarkTotals } from '@sabimark/domain/marking/mark-paper.ts'
import type { Rounding } from '@sabimark/domain/school/grading/rounding.ts'
import type { Tx } from '../../platform/database/tenant.ts'

/** A marked paper with the answers it was marked by. */
export type MarkedPaper = Pick<
  MarkTotals,
  'earnedHundredths' | 'availableHundredths' | 'percentage' | 'waitingCount'
> & {
  attemptId: string
  keyRevision: number
  hasScore: boolean
  lateDecision: LateDecision
  student: string
  studentNumber: string
  className: string | null
  passingScore: number
  rounding: Rounding
  secondMarker: SecondMarkerRule
  answers: Record<string, AnswerValue> | null
}

/** Every marked paper of a version; none that runs again. */
export async function selectMarkedPapers(
  tx: Tx,
  { examId, versionId }: { examId: string; versionId: string },
): Promise<MarkedPaper[]> {
  return await tx.rows<MarkedPaper>(
    `SELECT r.attempt_id AS "attemptId", r.key_revision AS "keyRevision",
       r.has_score AS "hasScore", a.late_decision AS "lateDecision", u.name AS student, st.student_id AS "studentNumber", c.name AS "className",
       r.earned_hundredths AS "earnedHundredths", r.available_hundredths AS "availableHundredths", r.percentage,
       r.waiting_count AS "waitingCount", x.passing_score AS "passingScore", x.second_marker AS "secondMarker", s.rounding,
       (SELECT json_object_agg(m.question_id, m.answer) FROM marked_answers m
        WHERE m.school_id = $1 AND m.attempt_id = r.attempt_id AND m.answer IS NOT NULL) AS answers
     FROM results r JOIN exam_attempts a ON a.school_id = $1 AND a.id = r.attempt_id
       JOIN exams x ON x.school_id = $1 AND x.id = r.exam_id
       JOIN exam_sittings s ON s.school_id = $1 AND s.id = a.sitting_id
       JOIN users u ON u.school_id = $1 AND u.id = r.student_id
       JOIN students st ON st.school_id = $1 AND st.user_id = r.student_id
       LEFT JOIN classes c ON c.school_id = $1 AND c.id = a.class_id
     WHERE r.school_id = $1 AND r.exam_id = $2 AND r.version_id = $3 AND a.state = 'submitted'`,
    [tx.schoolId, examId, versionId],
  )
}
