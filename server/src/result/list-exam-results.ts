import { whatMayBeShown } from '@sabimark/domain/exam/release.ts'
import type { MarkTotals } from '@sabimark/domain/marking/mark-paper.ts'
import { readPage } from '../platform/database/keyset.ts'
import type { Tx } from '../platform/database/tenant.ts'
import {
  type ExamResultRow,
  type ReleaseRow,
  selectGradeScale,
  selectReleaseOf,
  selectResultsOfExam,
} from './result.db.ts'
import { scoreOf } from './score.ts'

/** The candidates of one exam and their results, for staff; a page at a time. */
export async function listExamResults(tx: Tx, { examId, cursor }: { examId: string; cursor?: string | undefined }) {
  const release = await selectReleaseOf(tx, examId)
  const { title, passingScore } = release
  const scale = await selectGradeScale(tx)
  const page = await readPage(cursor, {
    read: (ask) => selectResultsOfExam(tx, { ...ask, examId }),
    asItem: (row) => ({
      attemptId: row.attemptId,
      student: row.student,
      studentId: row.studentId,
      className: row.className,
      attemptNumber: row.attemptNumber,
      state: isMarked(row) ? ('marked' as const) : row.state,
      endedBy: row.endedBy,
      submittedAt: row.submittedAt?.toISOString() ?? null,
      submittedOnDeviceAt: row.submittedOnDeviceAt?.toISOString() ?? null,
      score: isMarked(row) ? scoreOf(row, passingScore, scale) : null,
      lateCount: row.lateCount ?? 0,
      lateDecision: row.lateDecision,
    }),
    idOf: ({ attemptId }) => attemptId,
    size: 100,
  })
  return { title, isReleased: areAllReleased(release, tx.now), ...page }
}

/** Whether candidates of every sitting see their scores by now. */
function areAllReleased({ sittings, lastEndsAt }: ReleaseRow, now: Date): boolean {
  if (lastEndsAt === null || sittings.length === 0) return false
  return sittings.every((sitting) => whatMayBeShown({ ...sitting, lastEndsAt, now }).score.shown)
}

function isMarked(row: ExamResultRow): row is ExamResultRow & MarkTotals {
  return row.percentage !== null
}
