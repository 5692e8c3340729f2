import { type MissingRow, selectExamAttendance, selectMissing } from '../exam/attendance/exam-attendance.db.ts'
import { selectUnheardOfExam } from '../exam/right-answers.db.ts'
import type { Tx } from '../platform/database/tenant.ts'

/** More names than any exam has absent; the counts are of all. */
const mostNames = 2000

/** Who sat an exam, in figures, and who did not, by name. */
export async function readAttendance(tx: Tx, { examId }: { examId: string }) {
  const [counts, missing, unheard] = await Promise.all([
    selectExamAttendance(tx, examId),
    selectMissing(tx, examId, mostNames),
    selectUnheardOfExam(tx, examId),
  ])
  const asMissing = (one: MissingRow) => ({ ...one, ...(unheard.has(one.studentId) && { isOnDevice: true }) })
  const { satCount, missingCount, absentCount, isKept } = counts
  return { expectedCount: satCount + missingCount, satCount, absentCount, isKept, missing: missing.map(asMissing) }
}
