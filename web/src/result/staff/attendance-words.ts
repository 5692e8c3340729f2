import type { ExamAttendance } from '@sabimark/contract/answers.ts'
import { counted, countedAre } from '@sabimark/domain/words/plural.ts'

export type Missing = ExamAttendance['missing'][number]

/** Whether no sitting of the exam is to come or open for anybody who has not begun it. */
const isOver = ({ expectedCount, satCount, absentCount }: ExamAttendance) => satCount + absentCount === expectedCount

/** How many sat the exam, in one sentence; `isOpen`: candidates may begin it now, or may soon. */
export function attendanceText(attendance: ExamAttendance, isOpen: boolean): string {
  const { expectedCount, satCount, absentCount } = attendance
  const of = counted(expectedCount, 'candidate')
  if (isOpen || !isOver(attendance)) {
    const begun =
      satCount === 0
        ? `Nobody has started (${of}).`
        : `${satCount.toLocaleString('en-NG')} of ${of} ${satCount === 1 ? 'has' : 'have'} begun.`
    return absentCount === 0 ? begun : `${begun} ${countedAre(absentCount, 'candidate')} absent.`
  }
  if (absentCount === 0) return expectedCount === 1 ? 'The 1 candidate sat this exam.' : `All ${of} sat this exam.`
  const sat =
    satCount === 0 ? `None of ${of} sat this exam.` : `${satCount.toLocaleString('en-NG')} of ${of} sat this exam.`
  return satCount === 0
    ? sat
    : `${sat} ${absentCount.toLocaleString('en-NG')} ${absentCount === 1 ? 'was' : 'were'} absent.`
}

/** What is behind the names: '3 absent', '29 not started'. */
export function missingText({ missing, expectedCount, satCount, absentCount }: ExamAttendance): string {
  const count = (expectedCount - satCount).toLocaleString('en-NG')
  const words = missing.every(({ isAbsent }) => isAbsent)
    ? 'absent'
    : absentCount > 0
      ? 'absent or not started'
      : 'not started'
  return `${count} ${words}`
}

/** A student who was deleted after being absent is counted, and has no name. */
export const nameOf = ({ student }: Missing): string => student ?? 'Deleted student'

export const stateOf = ({ isAbsent }: Missing): string => (isAbsent ? 'Absent' : 'Not started')
