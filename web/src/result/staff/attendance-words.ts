import type { ExamAttendance } from '@sabimark/contract/answers.ts'
import { counted } from '@sabimark/domain/words/plural.ts'

export type Missing = ExamAttendance['missing'][number]

/** While nobody has begun an exam that is not over: 'Nobody has started (41 candidates).' */
export function nobodyText(attendance: Pick<ExamAttendance, 'expectedCount'> | undefined): string {
  const expected = attendance?.expectedCount ?? 0
  return expected > 0 ? `Nobody has started (${counted(expected, 'candidate')}).` : 'Nobody has started yet'
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

/** Who may have begun on a device is called absent by nobody yet. */
export const stateOf = ({ isAbsent, isOnDevice }: Missing): string =>
  isOnDevice ? 'On a device, not heard yet' : isAbsent ? 'Absent' : 'Not started'
