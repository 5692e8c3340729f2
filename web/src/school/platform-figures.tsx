import { formatLagos } from '@sabimark/domain/school/lagos-time.ts'
import { planTier } from '@sabimark/domain/school/plan.ts'
import { PageButton } from '../platform/navigation.tsx'
import { Card } from '../platform/ui/card.tsx'
import { Loaded } from '../platform/ui/loaded.tsx'
import { Sections } from '../platform/ui/sections.tsx'
import { StatusBadge } from '../platform/ui/status-badge.tsx'
import styles from './platform-figures.module.css'
import { SchoolStats } from './school-stats.tsx'
import { schoolStatuses } from './school-status.ts'
import { type School, useSchools } from './schools.ts'

/** As many as any list of the dashboard. */
const shownCount = 5

/** The dashboard of the super administrator: all schools in figures, and the newest of them. */
export default function PlatformFigures() {
  const { query, isWhole, schools } = useSchools()
  return (
    <Loaded query={query} waiting="Loading dashboard...">
      {() => (
        <Sections>
          {isWhole && <SchoolStats schools={schools} />}
          <Card
            title="Newest Schools"
            aside={
              <PageButton to="/schools" variant="subtle" size="compact-md" aria-label="View all schools">
                View All
              </PageButton>
            }
          >
            {schools.length > 0 ? (
              <NewestSchools schools={schools.slice(0, shownCount)} />
            ) : (
              <p className={styles.hint}>No schools found</p>
            )}
          </Card>
        </Sections>
      )}
    </Loaded>
  )
}

function NewestSchools({ schools }: { schools: readonly School[] }) {
  return (
    <ul className={styles.list}>
      {schools.map(({ id, name, subscription, status, studentsCount, createdAt }) => (
        <li key={id} className={styles.row}>
          <span className={styles.words}>
            {name}
            <span className={styles.under}>
              {planTier(subscription)} · {studentsCount === 1 ? '1 student' : `${studentsCount} students`} · signed up{' '}
              {formatLagos(new Date(createdAt))}
            </span>
          </span>
          <StatusBadge tone={schoolStatuses[status].tone}>{schoolStatuses[status].word}</StatusBadge>
        </li>
      ))}
    </ul>
  )
}
