import type { PerformanceFigures } from '@sabimark/contract/answers.ts'
import { averageText } from '@sabimark/domain/words/percentage-text.ts'
import { counted } from '@sabimark/domain/words/plural.ts'
import { useQuery } from '@tanstack/react-query'
import { Bar } from '../platform/ui/bar.tsx'
import { Card } from '../platform/ui/card.tsx'
import { Loaded } from '../platform/ui/loaded.tsx'
import { TextLink } from '../platform/ui/text-link.tsx'
import { performanceQuery } from './reports.ts'
import home from './staff-home.module.css'
import styles from './subject-performance.module.css'

/** The average of each subject that has marks, as a bar and in figures. */
export function SubjectPerformance() {
  const query = useQuery(performanceQuery)
  return (
    <Card title="Subject Performance">
      <Loaded query={query} waiting="Loading subjects...">
        {({ subjects }) =>
          subjects.length > 0 ? (
            <Bars subjects={subjects} />
          ) : (
            <p className={home.hint}>No marks yet. A subject appears here once its first paper is marked.</p>
          )
        }
      </Loaded>
    </Card>
  )
}

function Bars({ subjects }: { subjects: PerformanceFigures['subjects'] }) {
  return (
    <ul className={styles.bars}>
      {subjects.map(({ subjectId, subject, averageScore, papersCount }) => (
        <li key={subjectId}>
          <span className={styles.head}>
            <span className={home.words}>
              <TextLink to="/results" search={{ subjectId }}>
                {subject}
              </TextLink>{' '}
              <span className={styles.count}>{counted(papersCount, 'paper')}</span>
            </span>
            <span className={home.figure}>{averageText(averageScore)}</span>
          </span>
          <Bar percentage={averageScore} />
        </li>
      ))}
    </ul>
  )
}
