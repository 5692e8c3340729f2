import { formatLagos, lagosClock, lagosDate } from '../words/lagos-time.ts'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

/**
 * When something was told, for people, in Lagos: 'Just now', '5 minutes ago', 'Today, 9:52 am', 'Yesterday, 4:10 pm', and
 * from then on the day by its name. A moment that lies ahead, as on a device whose clock is slow, has its day and time.
 */
export function whenText(instant: Date, now: Date): string {
  const minutes = Math.floor((now.getTime() - instant.getTime()) / minuteMs)
  if (minutes === 0) return 'Just now'
  if (minutes >= 1 && minutes < 60) return minutes === 1 ? '1 minute ago' : `${minutes} minutes ago`
  return minutes < 0 ? formatLagos(instant) : `${dayText(instant, now)}, ${lagosClock(instant)}`
}

/** The day something was told on: 'Today', 'Yesterday', 'Sat 28 Nov 2026', in Lagos. */
export function dayText(instant: Date, now: Date): string {
  const day = lagosDate(instant)
  if (day === lagosDate(now)) return 'Today'
  if (day === lagosDate(new Date(now.getTime() - dayMs))) return 'Yesterday'
  return formatLagos(instant).split(', ')[0] ?? day
}

/** When something was told below the name of its day: 'Just now', '5 min ago', '9:52 am'. */
export function timeText(instant: Date, now: Date): string {
  const minutes = Math.floor((now.getTime() - instant.getTime()) / minuteMs)
  if (minutes === 0) return 'Just now'
  return minutes >= 1 && minutes < 60 ? `${minutes}\u00a0min ago` : lagosClock(instant)
}
