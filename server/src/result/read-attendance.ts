import { type MissingRow, selectExamAttendance, selectMissing } from '../exam/attendance/exam-attendance.db.ts'
import type { Tx } from '../platform/database/tenant.ts'

/** More names than any exam has absent; the counts are of all. */
const mostNames = 2000

/** Who sat an exam, in figures, and who did not, by name. */
export async function readAttendance(tx: Tx, { examId }: { examId: string }) {
  const [counts, missing] = await Promise.all([selectExamAttendance(tx, examId), selectMissing(tx, examId, mostNames)])
  const asMissing = ({ isOnDevice, ...one }: MissingRow) => ({ ...one, ...(isOnDevice && { isOnDevice }) })
  const { satCount, missingCount, ...others } = counts
  return { expectedCount: satCount + missingCount, satCount, ...others, missing: missing.map(asMissing) }
}
