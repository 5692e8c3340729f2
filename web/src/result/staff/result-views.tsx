import { PageLink, usePath } from '../../platform/navigation.tsx'
import styles from './result-views.module.css'

/** The ways to look at the results of one exam: who sat it, how its questions did, and what was put right. */
export function ResultViews({ examId }: { examId: string }) {
  const view = usePath().split('/').at(-1)
  const current = (name: string) => (view === name ? 'page' : undefined)
  return (
    <nav className={styles.views} aria-label="Results of this exam">
      <PageLink
        to="/results/exam/$examId"
        params={{ examId }}
        aria-current={view === 'questions' || view === 'corrections' ? undefined : 'page'}
      >
        Candidates
      </PageLink>
      <PageLink to="/results/exam/$examId/questions" params={{ examId }} aria-current={current('questions')}>
        Questions
      </PageLink>
      <PageLink to="/results/exam/$examId/corrections" params={{ examId }} aria-current={current('corrections')}>
        Corrections
      </PageLink>
    </nav>
  )
}
