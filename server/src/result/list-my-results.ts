import { readHeldUntil } from '../exam/held-questions.db.ts'
import type { Tx } from '../platform/database/tenant.ts'
import { selectGradeScale } from '../school/grading/grading.db.ts'
import { asRelease, candidateRelease, tellsByTrying } from './candidate-release.ts'
import { type ResultRow, selectResultsOfStudent } from './result.db.ts'
import { scoreOf } from './score.ts'

const mostShown = 200

/** A student's own results, each as far as it is released. */
export async function listMyResults(tx: Tx, studentId: string, now: Date) {
  const scale = await selectGradeScale(tx)
  const rows = await selectResultsOfStudent(tx, studentId, mostShown)
  const kept = await readKept(tx, rows, now)
  return {
    items: rows.map((row) => {
      const { score } = candidateRelease(row, now, kept.get(row.versionId))
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

/** By version, until when its score waits because it would tell what another exam asks. */
async function readKept(tx: Tx, rows: readonly ResultRow[], now: Date): Promise<Map<string, Date | null>> {
  const practices = new Map(rows.filter(tellsByTrying).map((row) => [row.versionId, row]))
  const kept = new Map<string, Date | null>()
  for (const [versionId, { examId }] of practices) {
    kept.set(versionId, await readHeldUntil(tx, { examId, versionId, now }))
  }
  return kept
}
