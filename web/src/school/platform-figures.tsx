import type { School } from '@sabimark/contract/answers.ts'
import { formatLagos } from '@sabimark/domain/words/lagos-time.ts'
import { planName } from '@sabimark/domain/words/plan/plan-name.ts'
import { counted } from '@sabimark/domain/words/plural.ts'
import { useQuery } from '@tanstack/react-query'
import { PageButton } from '../platform/navigation.tsx'
import { orpc } from '../platform/queries.ts'
import { Card } from '../platform/ui/card.tsx'
import { Loaded } from '../platform/ui/loaded.tsx'
import { Sections } from '../platform/ui/sections.tsx'
import { StateMark } from '../platform/ui/state.tsx'
import { TextLink } from '../platform/ui/text-link.tsx'
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
          <Card
            title="Newest Schools"
            aside={
              <span className={styles.ways}>
                <PageButton to="/schools/plans" variant="subtle" size="compact-md">
                  Plans and Payments
                </PageButton>
                <PageButton to="/schools" variant="subtle" size="compact-md" aria-label="View all schools">
                  View All
                </PageButton>
              </span>
            }
          >
            {items.length > 0 ? <NewestSchools schools={items} /> : <p className={styles.hint}>No schools found</p>}
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
            <TextLink to="/schools/$schoolId" params={{ schoolId: id }}>
              {name}
            </TextLink>
            <span className={styles.under}>
              {planName(subscription)} · {counted(studentsCount, 'student')} · signed up{' '}
              {formatLagos(new Date(createdAt))}
            </span>
          </span>
          <StateMark state={schoolStatuses[status]} />
        </li>
      ))}
    </ul>
  )
}
