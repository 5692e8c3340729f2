import type { ScheduleStatus, ScheduleType } from '@sabimark/domain/exam/schedule.ts'
import type { Client } from '../../platform/client.ts'
import type { BadgeTone } from '../../platform/ui/status-badge.tsx'

export type Schedule = Awaited<ReturnType<Client['exam']['schedule']>>
export type ScheduleEvent = Schedule['events'][number]

/** The specification's badges: yellow, green and grey; the word says it. */
export const statusBadges: Record<ScheduleStatus, [tone: BadgeTone, word: string]> = {
  upcoming: ['amber', 'Upcoming'],
  in_progress: ['green', 'In progress'],
  completed: ['grey', 'Completed'],
  missed: ['grey', 'Missed'],
}

export const scheduleTypeWords: Record<ScheduleType, string> = { exam: 'Exam', practice: 'Practice', quiz: 'Quiz' }

/** What is chosen in Filter; an empty text is all of them. */
export type Chosen = { type: string; subject: string; status: string }
export const nothingChosen: Chosen = { type: '', subject: '', status: '' }

export function isChosen(event: ScheduleEvent, { type, subject, status }: Chosen): boolean {
  return (
    (type === '' || event.type === type) &&
    (subject === '' || event.subject === subject) &&
    (status === '' || event.status === status)
  )
}

/** What is still ahead, or can be sat now. */
export const isAhead = ({ status }: ScheduleEvent) => status === 'upcoming' || status === 'in_progress'

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const months = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October'],
  ...['November', 'December'],
]

/** The parts of a day in words: `2026-11-24` is Tuesday, 24, November. By the text alone, whatever zone the device is in. */
export function dayWords(day: string): { weekday: string; number: number; month: string } {
  const date = new Date(day)
  return {
    weekday: weekdays[date.getUTCDay()] ?? '',
    number: date.getUTCDate(),
    month: months[date.getUTCMonth()] ?? '',
  }
}

/** 'Tuesday 24 November' */
export function dayText(day: string): string {
  const { weekday, number, month } = dayWords(day)
  return `${weekday} ${number} ${month}`
}

export function eventsText(count: number): string {
  return count === 1 ? '1 event' : `${count} events`
}
