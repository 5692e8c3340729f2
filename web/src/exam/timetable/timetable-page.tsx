import { Button } from '@mantine/core'
import { IconChevronLeft, IconChevronRight, IconPrinter } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Choice } from '../../platform/list/choice.tsx'
import buttons from '../../platform/list/list-buttons.module.css'
import { orpc } from '../../platform/queries.ts'
import { Loaded } from '../../platform/ui/loaded.tsx'
import { PageHeader } from '../../platform/ui/page-header.tsx'
import { Sections } from '../../platform/ui/sections.tsx'
import { useClasses } from '../../school/school-lists.ts'
import { dayText } from '../day-words.ts'
import { ClashLine } from './clash-line.tsx'
import { EmptyWeek } from './empty-week.tsx'
import styles from './timetable.module.css'
import { dayAfter } from './timetable.ts'
import { TimetableList } from './timetable-list.tsx'
import { TimetablePrint } from './timetable-print.tsx'
import { TimetableWeek } from './timetable-week.tsx'

/** How many weeks the list shows. */
const weeksOf = { week: 1, list: 4 } as const
type View = keyof typeof weeksOf

/** When the school's exams are, by week or as a list, of all classes or one; what clashes is one line above. */
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
        All published exams, in Lagos time.
      </PageHeader>
      <div className={styles.shown}>
        <div className={styles.bar}>
          <Choice
            label="Class"
            value={classId}
            options={[{ id: '', name: 'All' }, ...(classes.data ?? [])]}
            isSet={classId !== ''}
            onChoose={setClassId}
          />
          <Choice
            label="Show as"
            value={view}
            options={[
              { id: 'week', name: 'Week' },
              { id: 'list', name: 'List of four weeks' },
            ]}
            onChoose={(chosen) => setView(chosen === 'list' ? 'list' : 'week')}
          />
          <div className={styles.turn}>
            <button type="button" className={buttons.button} aria-label="Earlier" onClick={() => turn(-1)}>
              <IconChevronLeft size={18} aria-hidden="true" />
            </button>
            <button type="button" className={buttons.button} onClick={() => setFrom(undefined)}>
              This week
            </button>
            <button type="button" className={buttons.button} aria-label="Later" onClick={() => turn(1)}>
              <IconChevronRight size={18} aria-hidden="true" />
            </button>
          </div>
        </div>
        <Loaded query={query} waiting="Loading the timetable...">
          {(timetable) => {
            const span = `${dayText(timetable.from)} to ${dayText(dayAfter(timetable.from, weeks * 7 - 1))}`
            return (
              <>
                <ClashLine span={span} clashes={timetable.clashes} />
                {view === 'list' && <TimetableList sittings={timetable.sittings} />}
                {view === 'week' && timetable.sittings.length > 0 && <TimetableWeek {...timetable} />}
                {view === 'week' && timetable.sittings.length === 0 && (
                  <EmptyWeek from={timetable.from} classId={classId} onShow={setFrom} />
                )}
                <TimetablePrint
                  sittings={timetable.sittings}
                  title={className === null ? 'Timetable of exams' : `Timetable of exams: ${className}`}
                  span={span}
                />
              </>
            )
          }}
        </Loaded>
      </div>
    </Sections>
  )
}
