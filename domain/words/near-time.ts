import { formatLagosNow, lagosClock, lagosDate, lagosDay } from './lagos-time.ts'

const dayMs = 24 * 60 * 60 * 1000

/** 'today' or a day beside it; null for any other. */
export const nameOfDay = (at: Date, now: Date): string | null => {
  const near = { yesterday: -dayMs, today: 0, tomorrow: dayMs }
  const day = lagosDate(at)
  const found = Object.entries(near).find(([, ms]) => lagosDate(new Date(now.getTime() + ms)) === day)
  return found?.[0] ?? null
}

/** A day as people say it: 'yesterday', 'today', 'tomorrow', else '12 Nov 2026', in Lagos. */
export function nearDay(at: Date, now: Date): string {
  return nameOfDay(at, now) ?? lagosDay(at)
}

/** A moment as people say it: 'today, 10:00 am', 'Thu 26 Nov, 8:00 am', with the year where it is another; in Lagos. */
export function nearTime(at: Date, now: Date): string {
  const name = nameOfDay(at, now)
  return name ? `${name}, ${lagosClock(at)}` : formatLagosNow(at, now)
}
