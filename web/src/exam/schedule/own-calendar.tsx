import { Button, Group } from '@mantine/core'
import type { Schedule } from '@sabimark/contract/answers.ts'
import { calendarFile } from '@sabimark/domain/exam/schedule/calendar-file.ts'
import { IconDownload } from '@tabler/icons-react'
import { download } from '../../platform/list/download.ts'
import { Card } from '../../platform/ui/card.tsx'
import { Feed } from './feed.tsx'
import styles from './schedule.module.css'
import { isAhead } from './schedule.ts'

/** Calendars on the internet cannot reach a hall's own computer, nor would its address stay secret on the way. */
const canBeRead = () => window.location.protocol === 'https:'

type OwnCalendarProps = {
  schedule: Schedule
  /** Whether calendars can read an address of this host. */
  hasFeeds?: boolean
}

/** What is ahead in the calendar of a phone or a computer: as a file made on the device, or by a private address. */
export function OwnCalendar({ schedule, hasFeeds = canBeRead() }: OwnCalendarProps) {
  const ahead = schedule.events.filter(isAhead)
  const save = () => {
    const all = ahead.map((event) => ({
      ...event,
      durationMinutes: event.duration,
      opensAt: new Date(event.opensAt),
      closesAt: new Date(event.closesAt),
      changedAt: new Date(event.changedAt),
    }))
    const file = calendarFile(all, { host: window.location.hostname, hasAlarms: true })
    download(new Blob([file], { type: 'text/calendar;charset=utf-8' }), 'my-exams.ics')
  }
  return (
    <Card title="In your own calendar">
      <div className={styles.stack}>
        <p className={styles.line}>
          The file puts your coming exams into the calendar of your phone or computer, with alarms one day and one hour
          before. It does not follow later changes.
        </p>
        <Group>
          {ahead.length === 0 ? (
            <span>You have no coming exam to put into it yet.</span>
          ) : (
            <Button variant="default" leftSection={<IconDownload size={18} aria-hidden="true" />} onClick={save}>
              Download calendar file
            </Button>
          )}
        </Group>
        {hasFeeds && <Feed hasFeed={schedule.hasFeed} />}
      </div>
    </Card>
  )
}
