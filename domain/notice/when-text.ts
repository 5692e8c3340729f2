import { formatLagos, lagosDate } from '../words/lagos-time.ts'

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
  const [day, time] = formatLagos(instant).split(', ')
  if (minutes > 0 && lagosDate(instant) === lagosDate(now)) return `Today, ${time}`
  if (minutes > 0 && lagosDate(instant) === lagosDate(new Date(now.getTime() - dayMs))) return `Yesterday, ${time}`
  return `${day}, ${time}`
}
