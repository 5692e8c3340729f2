import { lagosDate } from '@sabimark/domain/words/lagos-time.ts'
import { counted } from '@sabimark/domain/words/plural.ts'
import { midOpensText } from '../list/exam-times.ts'

const minuteMs = 60_000
const longMinutes = 180

/** How long the doors stay open: '42 minutes left'; with more than three hours until when. */
export function leftText(closesAt: string, now: Date): string {
  const minutes = Math.floor((Date.parse(closesAt) - now.getTime()) / minuteMs)
  if (minutes < 0) return 'The doors are closed'
  if (minutes < 1) return 'Less than 1 minute left'
  return minutes <= longMinutes ? `${counted(minutes, 'minute')} left` : `Open until ${midOpensText(closesAt, now)}`
}

/** How soon it opens: 'in 20 minutes', 'in 13 hours', and from a day on 'tomorrow' or 'in 2 days', by days of Lagos; empty for what is past. */
export function soonText(opensAt: string, now: Date): string {
  const minutes = Math.ceil((Date.parse(opensAt) - now.getTime()) / minuteMs)
  if (minutes <= 0) return ''
  if (minutes < 60) return `in ${counted(minutes, 'minute')}`
  if (minutes < 24 * 60) return `in ${counted(Math.round(minutes / 60), 'hour')}`
  const days = Math.round((dayOf(new Date(opensAt)) - dayOf(now)) / (24 * 60 * minuteMs))
  return days === 1 ? 'tomorrow' : `in ${counted(days, 'day')}`
}

const dayOf = (instant: Date) => Date.parse(lagosDate(instant))

/** How far the time between two instants has gone, in percent. */
export function goneShare({ opensAt, closesAt }: { opensAt: string; closesAt: string }, now: Date): number {
  const [from, to] = [Date.parse(opensAt), Date.parse(closesAt)]
  return to <= from ? 100 : Math.min(100, Math.max(0, (100 * (now.getTime() - from)) / (to - from)))
}
