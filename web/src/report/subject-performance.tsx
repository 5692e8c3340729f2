import type { PerformanceFigures } from '@sabimark/contract/answers.ts'
import { averageText } from '@sabimark/domain/words/percentage-text.ts'
import { counted } from '@sabimark/domain/words/plural.ts'
import { useQuery } from '@tanstack/react-query'
import { PageLink } from '../platform/navigation.tsx'
import { Bar } from '../platform/ui/bar.tsx'
import { Loaded } from '../platform/ui/loaded.tsx'
import rows from '../platform/ui/row-card.module.css'
import { RowCard } from '../platform/ui/row-card.tsx'
import { performanceQuery } from './reports.ts'
import styles from './subject-performance.module.css'

/** The average of each subject that has marks, as a bar and in figures. */
export function SubjectPerformance() {
  const query = useQuery(performanceQuery)
  return (
    <RowCard title="Subject Performance">
      <Loaded query={query} waiting="Loading subjects...">
        {({ subjects }) =>
          subjects.length > 0 ? (
            <Bars subjects={subjects} />
          ) : (
            <p className={rows.hint}>No marks yet. A subject appears here once its first paper is marked.</p>
          )
        }
      </Loaded>
    </RowCard>
  )
}

function Bars({ subjects }: { subjects: PerformanceFigures['subjects'] }) {
  return (
    <ul className={`${rows.list} ${styles.bars}`}>
      {subjects.map(({ subjectId, subject, averageScore, papersCount, passingScore }) => (
        <li key={subjectId} className={styles.row}>
          <PageLink to="/results" search={{ subjectId }} className={styles.subject} title={subject}>
            {subject}
          </PageLink>
          <Bar percentage={averageScore} passLine={passingScore} />
          <span className={rows.figure}>
            {averageText(averageScore)}
            {passingScore !== undefined && averageScore < passingScore && (
              <span className="only-heard"> below the pass mark</span>
            )}
          </span>
          <span className={styles.count}>{counted(papersCount, 'paper')}</span>
        </li>
      ))}
    </ul>
  )
}
