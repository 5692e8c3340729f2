import { formatLagosNow, lagosClock } from '@sabimark/domain/words/lagos-time.ts'
import type { ReactNode } from 'react'
import { PageButton } from '../../platform/navigation.tsx'
import { serverNow } from '../../platform/server-now.ts'
import { StatusBadge } from '../../platform/ui/status-badge.tsx'
import { durationText } from '../exams.ts'
import styles from './schedule.module.css'
import { type ScheduleEvent, scheduleTypeWords, statusBadges } from './schedule.ts'

type EventListProps = {
  events: readonly ScheduleEvent[]
  label: string
  /** A further line about an event. */
  note?: (event: ScheduleEvent) => string | null
  /** What else can be done with an event. */
  action?: (event: ScheduleEvent) => ReactNode
}

/** Events with all the specification says of one. */
export function EventList({ events, label, note, action }: EventListProps) {
  // One green button on the screen: the first that can be taken.
  const first = events.find(({ status }) => status === 'in_progress')
  return (
    <ul className={styles.events} aria-label={label}>
      {events.map((event) => (
        <li key={event.id} className={styles.event}>
          <EventWords event={event} note={note?.(event) ?? null} />
          <div className={styles.actions}>
            {event.status === 'in_progress' && (
              <PageButton
                to="/exam/$examId"
                params={{ examId: event.examId }}
                size="sm"
                {...(event !== first && { variant: 'default' })}
              >
                Take Exam
              </PageButton>
            )}
            {action?.(event)}
          </div>
        </li>
      ))}
    </ul>
  )
}

function EventWords({ event, note }: { event: ScheduleEvent; note: string | null }) {
  const [tone, word] = statusBadges[event.status]
  return (
    <div className={styles.words}>
      <div className={styles.badges}>
        <StatusBadge tone={tone}>{word}</StatusBadge>
        <span>{scheduleTypeWords[event.type]}</span>
      </div>
      <h3 className={styles.title}>{event.title}</h3>
      <p className={styles.line}>
        {[event.subject, durationText(event.duration), event.location].filter((part) => part !== '').join(' · ')}
      </p>
      <p className={styles.line}>{windowText(event)}</p>
      {note !== null && <p className={styles.line}>{note}</p>}
      {event.status === 'missed' && <p className={styles.line}>You did not sit this one.</p>}
      {event.status === 'on_device' && (
        <p className={styles.line}>
          Not heard yet. Did you write it without a network? Open this page on that device with a network, and your
          answers are sent.
        </p>
      )}
    </div>
  )
}

/** The day once, where it opens and closes on the same. */
function windowText({ opensAt, closesAt, days }: ScheduleEvent): string {
  const opens = withoutYear(opensAt)
  if (days.length > 1) return `${opens} until ${withoutYear(closesAt)}`
  return `${opens} to ${lagosClock(new Date(closesAt))}`
}

/** A year that is not this one is said; no line breaks inside. */
function withoutYear(instant: string): string {
  return formatLagosNow(new Date(instant), serverNow()).replaceAll(' ', '\u00a0')
}
