import { lagosDate } from '../words/lagos-time.ts'

/** Who was ended by the clock is let back in for so many minutes. */
export const mostMinutesReopened = 60
/** And not when it is longer ago: by then others have talked about the paper. */
export const reopenWithinMs = 3 * 3_600_000

/**
 * The newest attempt of a candidate in a sitting; `endedBy` null while nothing has ended it but its deadline, where that is
 * over. `isBegunAgain`: the same exam in another sitting since.
 */
export type EndedAttempt = {
  deadline: Date
  endedBy: 'candidate' | 'time' | null
  hasHandMarks: boolean
  isBegunAgain: boolean
}

/**
 * Why a candidate is not let back in, or null: only whom the clock ended, within three hours and on the same day in Lagos, and whose paper
 * nobody has marked, and who has not begun the exam again in another sitting: nobody sits one exam twice at a time. What a candidate has handed in by a press is final.
 */
export function whyNotReopened(attempt: EndedAttempt | undefined, now: Date): string | null {
  if (!attempt) return 'Has not begun.'
  const { deadline, endedBy, hasHandMarks, isBegunAgain } = attempt
  if (endedBy === 'candidate') return 'Handed in themselves: that is final.'
  if (endedBy === null && deadline > now) return 'Sits it now.'
  if (isBegunAgain) return 'Has begun this exam again in another sitting.'
  if (now.getTime() - deadline.getTime() > reopenWithinMs) return 'Was ended more than three hours ago.'
  if (lagosDate(deadline) !== lagosDate(now)) return 'Was ended on another day.'
  return hasHandMarks ? 'Has marks that people gave already.' : null
}
