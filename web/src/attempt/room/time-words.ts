import { usualConduct } from '@sabimark/domain/exam/conduct.ts'

const minuteMs = 60_000

/**
 * What to say when the remaining time went from one value to the next: at the minutes of the warning and at the last one,
 * each once, on the way down. Infinity before says that the candidate has just come in.
 */
export function timeWarning(
  beforeMs: number,
  nowMs: number,
  warningMinutes: number = usualConduct.warningMinutes,
): string | null {
  const crossed = [1, warningMinutes].find((minutes) => nowMs <= minutes * minuteMs && beforeMs > minutes * minuteMs)
  if (crossed === undefined || nowMs <= 0) return null
  if (beforeMs !== Number.POSITIVE_INFINITY) return `${minutesText(crossed)} left.`
  return `Less than ${minutesText(Math.ceil(nowMs / minuteMs))} left.`
}

export function minutesText(minutes: number): string {
  return minutes === 1 ? '1 minute' : `${minutes} minutes`
}
