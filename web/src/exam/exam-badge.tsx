import type { Exam, ExamDetail } from '@sabimark/contract/answers.ts'
import type { ExamStatus } from '@sabimark/domain/exam/exam-status.ts'
import { serverNow } from '../platform/server-now.ts'
import { type BadgeTone, StatusBadge } from '../platform/ui/status-badge.tsx'

/** The specification's badge colours; a draft asks to be finished. */
const tones: Record<ExamStatus, BadgeTone> = {
  draft: 'amber',
  scheduled: 'blue',
  active: 'green',
  completed: 'grey',
  archived: 'grey',
}

type Standing = Pick<Exam, 'status' | 'closesAt'> & Partial<Pick<ExamDetail, 'sittings'>>

/**
 * Where an exam stands. It is completed when all that was sent before its end has arrived, a minute after that: until then it says
 * that its doors are shut.
 */
export function ExamBadge({ exam }: { exam: Standing }) {
  const isShut = exam.status === 'active' && areDoorsShut(exam)
  return <StatusBadge tone={isShut ? 'grey' : tones[exam.status]}>{isShut ? 'closed' : exam.status}</StatusBadge>
}

/** `closesAt` is the last of all its sittings. */
function areDoorsShut({ closesAt, sittings = [] }: Standing): boolean {
  const isNoneOpen = sittings.length > 0 && sittings.every(({ state }) => state !== 'open')
  return isNoneOpen || Date.parse(closesAt) <= serverNow().getTime()
}
