import { type Conduct, usualConduct } from '@sabimark/domain/exam/conduct.ts'
import { durationText } from './exams.ts'

/** How an exam that lasts so long runs, as far as that is not as usual, in one line; null where all is. */
export function conductText(conduct: Conduct, durationMinutes: number): string | null {
  const { warningMinutes, submitsByItself, allowsReview, asksFullScreen } = conduct
  const parts = [
    warningMinutes !== usualConduct.warningMinutes && warningText(warningMinutes, durationMinutes),
    !submitsByItself && 'candidates hand in themselves when the time is up',
    !allowsReview && 'candidates see their score, not their answers',
    asksFullScreen && 'full screen is asked for',
  ].filter((part) => part !== false)
  return parts.length === 0 ? null : parts.join('; ')
}

function warningText(warningMinutes: number, durationMinutes: number): string {
  return warningMinutes < durationMinutes
    ? `the clock warns ${durationText(warningMinutes)} before the end`
    : 'the clock warns from the start'
}
