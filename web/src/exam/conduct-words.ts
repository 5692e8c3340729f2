import { type Conduct, usualConduct, warningOf } from '@sabimark/domain/exam/conduct.ts'
import { durationText } from './exams.ts'

/** How an exam that lasts so long runs, as far as that is not as usual, in one line; null where all is. */
export function conductText(conduct: Conduct, durationMinutes: number): string | null {
  const { submitsByItself, allowsReview, asksFullScreen } = conduct
  const warningMinutes = warningOf(conduct, durationMinutes)
  const parts = [
    warningMinutes !== usualConduct.warningMinutes && `the clock warns ${durationText(warningMinutes)} before the end`,
    !submitsByItself && 'candidates hand in themselves when the time is up',
    !allowsReview && 'candidates see their score, not their answers',
    asksFullScreen && 'full screen is asked for',
  ].filter((part) => part !== false)
  return parts.length === 0 ? null : parts.join('; ')
}
