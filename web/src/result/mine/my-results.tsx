import { averageOf } from '@sabimark/domain/school/average.ts'
import { averageText } from '@sabimark/domain/words/percentage-text.ts'
import { useQuery } from '@tanstack/react-query'
import { PageLink } from '../../platform/navigation.tsx'
import { orpc } from '../../platform/queries.ts'
import styles from '../result.module.css'
import { sumOfScores } from '../sum-of-scores.ts'
import { MyResultList } from './my-result-list.tsx'

/** The latest results on the student's home, with the average of the scores that are shown, without practice. */
export default function MyResults() {
  const items = useQuery(orpc.result.listMine.queryOptions()).data?.items
  const exams = items?.filter(({ isPractice }) => !isPractice)
  const scores = exams?.flatMap(({ score }) => (score ? [score] : []))
  return (
    <section aria-labelledby="my-results" className={styles.block}>
      <header>
        <h2 id="my-results">My Results</h2>
        <PageLink to="/results" className={styles.all}>
          View All
        </PageLink>
      </header>
      {exams && scores && scores.length > 0 && (
        <p className={styles.quiet}>
          Exams taken: {exams.length}
          {exams.length < (items?.length ?? 0) && ', without practice'} · Average score:{' '}
          {averageText(averageOf(sumOfScores(scores)))}
        </p>
      )}
      <MyResultList limit={5} headingLevel={3} />
    </section>
  )
}
