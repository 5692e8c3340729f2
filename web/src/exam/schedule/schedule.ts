import type { Schedule } from '@sabimark/contract/answers.ts'
import type { ScheduleStatus, ScheduleType } from '@sabimark/domain/exam/schedule/schedule.ts'
import type { BadgeTone } from '../../platform/ui/status-badge.tsx'
import { dayWords } from '../day-words.ts'

export type ScheduleEvent = Schedule['events'][number]

/** The specification's badges: yellow, green and grey; the words are those of My Exams. Staff read the same word beside the name. */
export const statusBadges: Record<ScheduleStatus, [tone: BadgeTone, word: string]> = {
  upcoming: ['amber', 'Upcoming'],
  in_progress: ['green', 'Open now'],
  completed: ['grey', 'Completed'],
  missed: ['grey', 'Missed'],
  on_device: ['grey', 'On a device'],
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

export function eventsText(count: number): string {
  return count === 1 ? '1 event' : `${count} events`
}

/** 'November – December 2026', 'December 2026 – January 2027': the months that days in their order reach over. */
export function monthsOf(days: readonly string[]): string {
  const [first = '', last = ''] = [days[0], days.at(-1)]
  const [month, year] = [dayWords(last).month, last.slice(0, 4)]
  if (first.slice(0, 7) === last.slice(0, 7)) return `${month} ${year}`
  const begun = first.slice(0, 4) === year ? '' : ` ${first.slice(0, 4)}`
  return `${dayWords(first).month}${begun} – ${month} ${year}`
}
