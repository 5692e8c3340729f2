import type { PerformanceFigures } from '@sabimark/contract/answers.ts'
import { averageText } from '@sabimark/domain/words/percentage-text.ts'
import { counted } from '@sabimark/domain/words/plural.ts'
import { initials } from '@sabimark/domain/words/signs/initials.ts'
import { useQuery } from '@tanstack/react-query'
import { PageLink } from '../platform/navigation.tsx'
import { Loaded } from '../platform/ui/loaded.tsx'
import rows from '../platform/ui/row-card.module.css'
import { AllLink, RowCard } from '../platform/ui/row-card.tsx'
import { performanceQuery } from './reports.ts'
import styles from './staff-home.module.css'

/** The five best averages of the school, or of a teacher's classes. */
export function TopStudents() {
  const query = useQuery(performanceQuery)
  return (
    <RowCard
      title="Top Students"
      aside={
        <AllLink page={{ to: '/students' }} label="View all students">
          View All
        </AllLink>
      }
    >
      <Loaded query={query} waiting="Loading students...">
        {({ topStudents }) =>
          topStudents.length > 0 ? <Students students={topStudents} /> : <p className={rows.hint}>No students found</p>
        }
      </Loaded>
    </RowCard>
  )
}

function Students({ students }: { students: PerformanceFigures['topStudents'] }) {
  return (
    <ol className={rows.list}>
      {students.map(({ id, name, className, averageScore, examsTaken }, index) => (
        <li key={id} className={rows.row}>
          <span className={styles.place} aria-hidden="true">
            {index + 1}
          </span>
          <span className={styles.bubble} aria-hidden="true">
            {initials(name)}
          </span>
          <span className={rows.words}>
            <PageLink to="/students/$studentId" params={{ studentId: id }} className={rows.name} title={name}>
              {name}
            </PageLink>
            <span className={rows.soft}>
              <span className={styles.class}>{className ?? 'No class assigned'} · </span>
              {counted(examsTaken, 'exam')}
            </span>
          </span>
          <span className={rows.figure}>{averageText(averageScore)}</span>
        </li>
      ))}
    </ol>
  )
}
