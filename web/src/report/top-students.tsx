import type { PerformanceFigures } from '@sabimark/contract/answers.ts'
import { averageText } from '@sabimark/domain/words/percentage-text.ts'
import { counted } from '@sabimark/domain/words/plural.ts'
import { useQuery } from '@tanstack/react-query'
import { PageButton } from '../platform/navigation.tsx'
import { Card } from '../platform/ui/card.tsx'
import { Loaded } from '../platform/ui/loaded.tsx'
import { TextLink } from '../platform/ui/text-link.tsx'
import { performanceQuery } from './reports.ts'
import styles from './staff-home.module.css'

/** The five best averages of the school, or of a teacher's classes. */
export function TopStudents() {
  const query = useQuery(performanceQuery)
  return (
    <Card
      title="Top Students"
      aside={
        <PageButton to="/students" variant="subtle" size="compact-md" aria-label="View all students">
          View All
        </PageButton>
      }
    >
      <Loaded query={query} waiting="Loading students...">
        {({ topStudents }) =>
          topStudents.length > 0 ? (
            <Students students={topStudents} />
          ) : (
            <p className={styles.hint}>No students found</p>
          )
        }
      </Loaded>
    </Card>
  )
}

function Students({ students }: { students: PerformanceFigures['topStudents'] }) {
  return (
    <ol className={styles.list}>
      {students.map(({ id, name, className, averageScore, examsTaken }, index) => (
        <li key={id} className={styles.row}>
          <span className={styles.place} aria-hidden="true">
            {index + 1}.
          </span>
          <span className={styles.words}>
            <TextLink to="/students/$studentId" params={{ studentId: id }}>
              {name}
            </TextLink>
            <span className={styles.under}>
              {className ?? 'No class assigned'} · {counted(examsTaken, 'exam')} taken
            </span>
          </span>
          <span className={styles.figure}>{averageText(averageScore)}</span>
        </li>
      ))}
    </ol>
  )
}
