import type { ExamAttendance } from '@sabimark/contract/answers.ts'
import { counted } from '@sabimark/domain/words/plural.ts'

export type Missing = ExamAttendance['missing'][number]

/** While nobody has begun an exam that is not over: 'Nobody has started (41 candidates).' */
export function nobodyText(attendance: Pick<ExamAttendance, 'expectedCount'> | undefined): string {
  const expected = attendance?.expectedCount ?? 0
  return expected > 0 ? `Nobody has started (${counted(expected, 'candidate')}).` : 'Nobody has started yet'
}

/** What is behind the names: '3 absent', '29 not started', '2 on a device, 3 absent'. */
export function missingText({ expectedCount, satCount, absentCount, onDeviceCount = 0 }: ExamAttendance): string {
  const others = expectedCount - satCount - onDeviceCount
  const words = absentCount === others ? 'absent' : absentCount > 0 ? 'absent or not started' : 'not started'
  const parts = [
    ...(onDeviceCount > 0 ? [`${onDeviceCount.toLocaleString('en-NG')} on a device`] : []),
    ...(others > 0 ? [`${others.toLocaleString('en-NG')} ${words}`] : []),
  ]
  return parts.join(', ')
}

/** A student who was deleted after being absent is counted, and has no name. */
export const nameOf = ({ student }: Missing): string => student ?? 'Deleted student'

/** Who may have begun on a device is called absent by nobody yet. */
export const stateOf = ({ isAbsent, isOnDevice }: Missing): string =>
  isOnDevice ? 'On a device, not heard yet' : isAbsent ? 'Absent' : 'Not started'
