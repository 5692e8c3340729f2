import { PageLink, usePath } from '../../platform/navigation.tsx'
import styles from './result-views.module.css'

/** The two ways to look at the results of one exam: who sat it, and how its questions did. */
export function ResultViews({ examId }: { examId: string }) {
  const isOfQuestions = usePath().endsWith('/questions')
  return (
    <nav className={styles.views} aria-label="Results of this exam">
      <PageLink to="/results/exam/$examId" params={{ examId }} aria-current={isOfQuestions ? undefined : 'page'}>
        Candidates
      </PageLink>
      <PageLink
        to="/results/exam/$examId/questions"
        params={{ examId }}
        aria-current={isOfQuestions ? 'page' : undefined}
      >
        Questions
      </PageLink>
    </nav>
  )
}
