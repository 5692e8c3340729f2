import '../../platform/theme/control-styles.ts'
import { NativeSelect } from '@mantine/core'
import { scheduleStatuses, scheduleTypes } from '@sabimark/domain/exam/schedule/schedule.ts'
import styles from './schedule.module.css'
import { type Chosen, type ScheduleEvent, scheduleTypeWords, statusBadges } from './schedule.ts'

type ScheduleFilterProps = { events: readonly ScheduleEvent[]; chosen: Chosen; onChoose: (chosen: Chosen) => void }

/** By type, subject and status. */
export default function ScheduleFilter({ events, chosen, onChoose }: ScheduleFilterProps) {
  const subjects = [...new Set(events.map(({ subject }) => subject))].sort((one, other) => one.localeCompare(other))
  return (
    <fieldset className={styles.filter}>
      <legend>Filter</legend>
      <NativeSelect
        label="Type"
        value={chosen.type}
        data={[
          { value: '', label: 'All types' },
          ...scheduleTypes.map((type) => ({ value: type, label: scheduleTypeWords[type] })),
        ]}
        onChange={(event) => onChoose({ ...chosen, type: event.currentTarget.value })}
      />
      <NativeSelect
        label="Subject"
        value={chosen.subject}
        data={[{ value: '', label: 'All subjects' }, ...subjects]}
        onChange={(event) => onChoose({ ...chosen, subject: event.currentTarget.value })}
      />
      <NativeSelect
        label="Status"
        value={chosen.status}
        data={[
          { value: '', label: 'All statuses' },
          ...scheduleStatuses.map((status) => ({ value: status, label: statusBadges[status][1] })),
        ]}
        onChange={(event) => onChoose({ ...chosen, status: event.currentTarget.value })}
      />
    </fieldset>
  )
}
