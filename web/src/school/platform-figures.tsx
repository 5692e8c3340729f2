import type { School } from '@sabimark/contract/answers.ts'
import { lagosDay } from '@sabimark/domain/words/lagos-time.ts'
import { planName } from '@sabimark/domain/words/plan/plan-name.ts'
import { counted } from '@sabimark/domain/words/plural.ts'
import { useQuery } from '@tanstack/react-query'
import { PageLink } from '../platform/navigation.tsx'
import { orpc } from '../platform/queries.ts'
import { Loaded } from '../platform/ui/loaded.tsx'
import rows from '../platform/ui/row-card.module.css'
import { AllLink, RowCard } from '../platform/ui/row-card.tsx'
import { Sections } from '../platform/ui/sections.tsx'
import { StateMark } from '../platform/ui/state.tsx'
import styles from './platform-figures.module.css'
import { SchoolStats } from './school-stats.tsx'
import { schoolStatuses } from './school-status.ts'

/** As many as any list of the dashboard. */
const shownCount = 5

/** The dashboard of the super administrator: all schools in figures, and the newest of them. */
export default function PlatformFigures() {
  const query = useQuery(orpc.school.list.queryOptions({ input: { size: shownCount } }))
  return (
    <Loaded query={query} waiting="Loading dashboard...">
      {({ items }) => (
        <Sections>
          <SchoolStats />
          <RowCard
            title="Newest Schools"
            aside={
              <AllLink page={{ to: '/schools' }} label="View all schools">
                View All
              </AllLink>
            }
          >
            {items.length > 0 ? <NewestSchools schools={items} /> : <p className={rows.hint}>No schools found</p>}
            <p className={styles.way}>
              <AllLink page={{ to: '/schools/plans' }}>Plans and Payments</AllLink>
            </p>
          </RowCard>
        </Sections>
      )}
    </Loaded>
  )
}

function NewestSchools({ schools }: { schools: readonly School[] }) {
  return (
    <ul className={rows.list}>
      {schools.map(({ id, name, subscription, status, studentsCount, createdAt }) => (
        <li key={id} className={styles.row}>
          <span className={styles.words}>
            <PageLink to="/schools/$schoolId" params={{ schoolId: id }} className={styles.name}>
              {name}
            </PageLink>
            <span className={styles.under}>
              {planName(subscription)} · {counted(studentsCount, 'student')}{' '}
              <span className={styles.since}>signed up {lagosDay(new Date(createdAt))}</span>
            </span>
          </span>
          <StateMark state={schoolStatuses[status]} />
        </li>
      ))}
    </ul>
  )
}
