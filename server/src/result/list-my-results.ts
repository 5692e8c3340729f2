import type { Tx } from '../platform/database/tenant.ts'
import { selectGradeScale } from '../school/grading/grading.db.ts'
import { asRelease, candidateRelease } from './candidate-release.ts'
import { selectResultsOfStudent } from './result.db.ts'
import { scoreOf } from './score.ts'

const mostShown = 200

/** A student's own results, each as far as it is released. */
export async function listMyResults(tx: Tx, studentId: string, now: Date) {
  const scale = await selectGradeScale(tx)
  const rows = await selectResultsOfStudent(tx, studentId, mostShown)
  return {
    items: rows.map((row) => {
      const { score } = candidateRelease(row, now)
      return {
        attemptId: row.attemptId,
        examId: row.examId,
        examTitle: row.examTitle,
        subject: row.subject,
        submittedAt: row.submittedAt.toISOString(),
        toMarkCount: row.waitingCount,
        scoreRelease: asRelease(score),
        ...(!row.allowsReview && { isScoreAlone: true }),
        ...(row.isPractice && { isPractice: true }),
        score: score.shown ? scoreOf(row, row.passingScore, scale) : null,
      }
    }),
  }
}
