import type { MarkTotals } from '@sabimark/domain/marking/mark-paper.ts'
import type { Tx } from '../platform/database/tenant.ts'
import { type ExamResultRow, selectGradeScale, selectReleaseOf, selectResultsOfExam } from './result.db.ts'
import { scoreOf } from './score.ts'

const pageSize = 100

/** The candidates of one exam and their results, for staff; a page at a time. */
export async function listExamResults(tx: Tx, { examId, cursor }: { examId: string; cursor?: string | undefined }) {
  const { title, passingScore, areAllReleased } = await selectReleaseOf(tx, examId)
  const scale = await selectGradeScale(tx)
  const rows = await selectResultsOfExam(tx, { examId, before: cursor ?? null, limit: pageSize + 1 })
  const shown = rows.slice(0, pageSize)
  return {
    title,
    isReleased: areAllReleased,
    items: shown.map((row) => ({
      attemptId: row.attemptId,
      student: row.student,
      studentId: row.studentId,
      className: row.className,
      attemptNumber: row.attemptNumber,
      state: isMarked(row) ? ('marked' as const) : row.state,
      endedBy: row.endedBy,
      submittedAt: row.submittedAt?.toISOString() ?? null,
      score: isMarked(row) ? scoreOf(row, passingScore, scale) : null,
      lateCount: row.lateCount ?? 0,
      lateDecision: row.lateDecision,
    })),
    nextCursor: rows.length > pageSize ? (shown.at(-1)?.attemptId ?? null) : null,
  }
}

function isMarked(row: ExamResultRow): row is ExamResultRow & MarkTotals {
  return row.percentage !== null
}
