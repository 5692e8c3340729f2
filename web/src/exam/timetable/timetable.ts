import type { Timetable } from '@sabimark/contract/answers.ts'
import { lagosClock } from '@sabimark/domain/words/lagos-time.ts'

export type TimetableSitting = Timetable['sittings'][number]

const dayMs = 24 * 3_600_000

/** The day so many days later: 2026-11-24 and 7 is 2026-12-01. */
export function dayAfter(day: string, count: number): string {
  return new Date(Date.parse(day) + count * dayMs).toISOString().slice(0, 10)
}

/** The seven days from this one. */
export const weekFrom = (day: string) => Array.from({ length: 7 }, (_, place) => dayAfter(day, place))

/** Whether it stands on a day: its first and its last one, and today while it is open. */
export function isOn({ days }: TimetableSitting, day: string, today: string): boolean {
  const [first = '', last = first] = days
  return days.includes(day) || (day === today && first < day && day < last)
}

/** When it is open on one day: '9:00 am to 11:00 am', or which end of its days this is. */
export function timeOn({ opensAt, closesAt, days }: TimetableSitting, day: string): string {
  const [opens, closes] = [opensAt, closesAt].map((at) => lagosClock(new Date(at)).replace(' ', '\u00a0'))
  if (days.length === 1) return isWholeDay(opens, closes) ? 'all day' : `${opens} to ${closes}`
  if (!days.includes(day)) return 'open all day'
  return day === days[0] ? `opens ${opens}` : `closes ${closes}`
}

/** From midnight to midnight, or to the minute before it. */
const isWholeDay = (opens = '', closes = '') => /^12:00\sam$/.test(opens) && /^(?:11:59\spm|12:00\sam)$/.test(closes)

/** 'Mathematics · 60 min · Hall A' */
export function factsOf({ subject, durationMinutes, location }: TimetableSitting): string[] {
  return [subject, `${durationMinutes} min`, location].filter((part) => part !== '')
}
