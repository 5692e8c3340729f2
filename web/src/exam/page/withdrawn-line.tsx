import type { ExamDetail } from '@sabimark/contract/answers.ts'
import { lagosText } from '../exams.ts'
import styles from './exam-strip.module.css'

/** Of a draft that candidates knew of already: one published again is a draft no more, so the last withdrawal holds. */
export function WithdrawnLine({ history }: Pick<ExamDetail, 'history'>) {
  const act = history.find(({ action }) => action === 'exam.withdrawn')
  if (!act) return null
  return (
    <p className={styles.withdrawn}>
      Withdrawn on {lagosText(act.at)}
      {act.by !== null && ` by ${act.by}`}. Candidates who knew of it have been told. It is a draft again.
    </p>
  )
}
