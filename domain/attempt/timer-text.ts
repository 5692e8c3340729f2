import { usualConduct } from '../exam/conduct.ts'

/**
 * The countdown as shown: h:mm:ss from 3,600 s up, m:ss below. A begun second counts as whole, so 0:00 means the time
 * is over.
 */
export function timerText(remainingMs: number): string {
  const seconds = Math.max(0, Math.ceil(remainingMs / 1000))
  const hours = Math.floor(seconds / 3600)
  const minutes = Math.floor((seconds % 3600) / 60)
  const tail = String(seconds % 60).padStart(2, '0')
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${tail}` : `${minutes}:${tail}`
}

/** Whether the timer takes its warning style: from the moment it shows 10:00, or what the school has set. */
export function isWarning(remainingMs: number, warningMinutes: number = usualConduct.warningMinutes): boolean {
  return remainingMs <= warningMinutes * 60_000
}
