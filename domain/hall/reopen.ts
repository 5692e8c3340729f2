import { lagosDate } from '../words/lagos-time.ts'

/** Who was ended by the clock is let back in for so many minutes. */
export const mostMinutesReopened = 60
/** And not when it is longer ago: by then others have talked about the paper. */
export const reopenWithinMs = 3 * 3_600_000

/** The newest attempt of a candidate; `endedBy` null while nothing has ended it but its deadline, where that is over. */
export type EndedAttempt = { deadline: Date; endedBy: 'candidate' | 'time' | null; hasHandMarks: boolean }

/**
 * Why a candidate is not let back in, or null: only whom the clock ended, within three hours and on the same day in Lagos, and whose paper
 * nobody has marked. What a candidate has handed in by a press is final.
 */
export function whyNotReopened(attempt: EndedAttempt | undefined, now: Date): string | null {
  if (!attempt) return 'Has not begun.'
  const { deadline, endedBy, hasHandMarks } = attempt
  if (endedBy === 'candidate') return 'Handed in themselves: that is final.'
  if (endedBy === null && deadline > now) return 'Sits it now.'
  if (now.getTime() - deadline.getTime() > reopenWithinMs) return 'Was ended more than three hours ago.'
  if (lagosDate(deadline) !== lagosDate(now)) return 'Was ended on another day.'
  return hasHandMarks ? 'Has marks that people gave already.' : null
}
