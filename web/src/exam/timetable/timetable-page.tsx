import { Button, NativeSelect } from '@mantine/core'
import { IconChevronLeft, IconChevronRight, IconPrinter } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { orpc } from '../../platform/queries.ts'
import { Card } from '../../platform/ui/card.tsx'
import { Loaded } from '../../platform/ui/loaded.tsx'
import { PageHeader } from '../../platform/ui/page-header.tsx'
import { Sections } from '../../platform/ui/sections.tsx'
import { useClasses } from '../../school/school-lists.ts'
import { Clashes } from '../clashes.tsx'
import { dayText } from '../day-words.ts'
import { EmptyWeek } from './empty-week.tsx'
import styles from './timetable.module.css'
import { dayAfter } from './timetable.ts'
import { TimetableList } from './timetable-list.tsx'
import { TimetablePrint } from './timetable-print.tsx'
import { TimetableWeek } from './timetable-week.tsx'

/** How many weeks the list shows. */
const weeksOf = { week: 1, list: 4 } as const
type View = keyof typeof weeksOf

/** When the school's exams are, by week or as a list, of all classes or one; what clashes is said above. */
export default function TimetablePage() {
  const [from, setFrom] = useState<string | undefined>(undefined)
  const [view, setView] = useState<View>('week')
  const [classId, setClassId] = useState('')
  const classes = useClasses()
  const weeks = weeksOf[view]
  const input = { ...(from && { from }), ...(classId && { classId }), weeks }
  const query = useQuery(orpc.exam.timetable.queryOptions({ input, placeholderData: keepPreviousData }))
  const className = classes.data?.find(({ id }) => id === classId)?.name ?? null
  const first = query.data?.from
  const turn = (by: -1 | 1) => first && setFrom(dayAfter(first, by * weeks * 7))
  return (
    <Sections>
      <PageHeader
        title="Timetable"
        actions={
          <Button
            variant="default"
            leftSection={<IconPrinter size={18} aria-hidden="true" />}
            disabled={!query.data}
            onClick={() => window.print()}
          >
            Print
          </Button>
        }
      >
        All published exams. Dates and times are Lagos time.
      </PageHeader>
      <div className={styles.bar}>
        <NativeSelect
          label="Class"
          value={classId}
          data={[
            { value: '', label: 'All classes' },
            ...(classes.data ?? []).map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={(event) => setClassId(event.currentTarget.value)}
        />
        <NativeSelect
          label="Show as"
          value={view}
          data={[
            { value: 'week', label: 'Week' },
            { value: 'list', label: 'List of four weeks' },
          ]}
          onChange={(event) => setView(event.currentTarget.value === 'list' ? 'list' : 'week')}
        />
        <div className={styles.turn}>
          <Button variant="default" aria-label="Earlier" onClick={() => turn(-1)}>
            <IconChevronLeft size={18} aria-hidden="true" />
          </Button>
          <Button variant="default" onClick={() => setFrom(undefined)}>
            This week
          </Button>
          <Button variant="default" aria-label="Later" onClick={() => turn(1)}>
            <IconChevronRight size={18} aria-hidden="true" />
          </Button>
        </div>
      </div>
      <Loaded query={query} waiting="Loading the timetable...">
        {(timetable) => {
          const span = `${dayText(timetable.from)} to ${dayText(dayAfter(timetable.from, weeks * 7 - 1))}`
          return (
            <>
              <h2 className={styles.span}>{span}</h2>
              {timetable.clashes.length > 0 && (
                <Card title="Please look at these">
                  <div className={styles.clashes}>
                    <Clashes clashes={timetable.clashes} />
                  </div>
                </Card>
              )}
              {view === 'week' && timetable.sittings.length === 0 && (
                <EmptyWeek from={timetable.from} classId={classId} onShow={setFrom} />
              )}
              {view === 'week' ? <TimetableWeek {...timetable} /> : <TimetableList sittings={timetable.sittings} />}
              <TimetablePrint
                sittings={timetable.sittings}
                title={className === null ? 'Timetable of exams' : `Timetable of exams: ${className}`}
                span={span}
              />
            </>
          )
        }}
      </Loaded>
    </Sections>
  )
}
