import { Button } from '@mantine/core'
import type { Schedule } from '@sabimark/contract/answers.ts'
import { IconBell, IconFilter } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { orpc } from '../../platform/queries.ts'
import { Card } from '../../platform/ui/card.tsx'
import { EmptySheet } from '../../platform/ui/empty-sheet.tsx'
import { FigureRow } from '../../platform/ui/figures.tsx'
import { Loaded } from '../../platform/ui/loaded.tsx'
import { PageHeader } from '../../platform/ui/page-header.tsx'
import { Sections } from '../../platform/ui/sections.tsx'
import { dayText } from '../day-words.ts'
import { CalendarGrid } from './calendar-grid.tsx'
import { EventList } from './event-list.tsx'
import { OwnCalendar } from './own-calendar.tsx'
import styles from './schedule.module.css'
import { isAhead, isChosen, monthsOf, nothingChosen } from './schedule.ts'
import { useReminders } from './use-reminders.ts'

// With what their boxes and lists are drawn with, which no other page of students has.
const ReminderDialog = lazy(() => import('./reminder-dialog.tsx'))
const ScheduleFilter = lazy(() => import('./schedule-filter.tsx'))

/** What opens and closes changes by the clock. */
const everyMs = 60_000

/** A student's Schedule: five weeks, what is coming, and how to hear of it. */
export default function SchedulePage() {
  const query = useQuery(orpc.exam.schedule.queryOptions({ refetchInterval: everyMs }))
  return (
    <Loaded query={query} title="Schedule" waiting="Loading your schedule...">
      {(schedule) => <Shown schedule={schedule} />}
    </Loaded>
  )
}

function Shown({ schedule }: { schedule: Schedule }) {
  const [isFiltering, setIsFiltering] = useState(false)
  const [chosen, setChosen] = useState(nothingChosen)
  const [day, setDay] = useState<string | null>(null)
  const events = schedule.events.filter((event) => isChosen(event, chosen))
  const { counts, days, today } = schedule
  const reminders = useReminders(schedule.now)
  const setCount = Object.values(chosen).filter((value) => value !== '').length
  // Nothing can be counted, filtered or found on a day; a private address made before can still be dropped.
  if (schedule.events.length === 0) {
    return (
      <Sections>
        <PageHeader title="Schedule" />
        <NoEvents />
        <OwnCalendar schedule={schedule} />
      </Sections>
    )
  }
  return (
    <Sections>
      <PageHeader
        title="Schedule"
        actions={
          <>
            <Button
              variant="default"
              leftSection={<IconFilter size={18} aria-hidden="true" />}
              aria-expanded={isFiltering}
              onClick={() => setIsFiltering(!isFiltering)}
            >
              {setCount === 0 ? 'Filter' : `Filter, ${setCount} set`}
            </Button>
            <Button
              variant="default"
              leftSection={<IconBell size={18} aria-hidden="true" />}
              disabled={!reminders.isKnown}
              onClick={() => reminders.ask('all')}
            >
              Set Reminders
            </Button>
          </>
        }
      >
        Dates and times are Lagos time.
      </PageHeader>
      <FigureRow
        figures={[
          ['Upcoming Exams', counts.upcomingExams],
          ['Practice Sessions', counts.practiceSessions],
          ['This Week', counts.thisWeek],
        ]}
      />
      <Suspense>
        {isFiltering && <ScheduleFilter events={schedule.events} chosen={chosen} onChoose={setChosen} />}
      </Suspense>
      <div className={styles.columns}>
        <Card title="Upcoming Events">
          <Upcoming events={events} reminders={reminders} isNarrowed={setCount > 0} />
        </Card>
        <div className={styles.weeks}>
          <Card title={monthsOf(days)}>
            <CalendarGrid days={days} today={today} counts={countByDay(events)} selected={day} onSelect={setDay} />
          </Card>
          <div aria-live="polite">{day && <Day day={day} events={events} reminders={reminders} />}</div>
        </div>
        <OwnCalendar schedule={schedule} />
      </div>
      <Suspense>{reminders.dialog && <ReminderDialog key={reminders.dialog.title} {...reminders.dialog} />}</Suspense>
    </Sections>
  )
}

function countByDay(events: Schedule['events']): Map<string, number> {
  const counts = new Map<string, number>()
  for (const day of events.flatMap(({ days }) => days)) counts.set(day, (counts.get(day) ?? 0) + 1)
  return counts
}

type Reminders = ReturnType<typeof useReminders>

/** Events with what can be done about reminders: only of those that are upcoming. */
function Events({ reminders, ...list }: { events: Schedule['events']; label: string; reminders: Reminders }) {
  return (
    <EventList
      {...list}
      note={reminders.noteOf}
      action={(event) =>
        event.status === 'upcoming' && (
          <Button
            variant="default"
            size="sm"
            disabled={!reminders.isKnown}
            aria-label={`Set Reminder: ${event.title}`}
            onClick={() => reminders.ask(event)}
          >
            Set Reminder
          </Button>
        )
      }
    />
  )
}

type SomeEvents = { events: Schedule['events']; reminders: Reminders }

function Day({ day, events, reminders }: SomeEvents & { day: string }) {
  const here = events.filter(({ days }) => days.includes(day))
  return (
    <Card title={dayText(day)}>
      {here.length === 0 ? (
        <p className={styles.line}>No events on this day.</p>
      ) : (
        <Events events={here} reminders={reminders} label={`Events of ${dayText(day)}`} />
      )}
    </Card>
  )
}

function Upcoming({ events, reminders, isNarrowed }: SomeEvents & { isNarrowed: boolean }) {
  const ahead = events.filter(isAhead)
  if (ahead.length > 0) return <Events events={ahead} reminders={reminders} label="Upcoming Events" />
  if (isNarrowed) return <p className={styles.line}>Nothing here fits the filter.</p>
  return <NoEvents />
}

const NoEvents = () => <EmptySheet title="No upcoming events">Exams set for your class will appear here.</EmptySheet>
