import type { MyExam } from '@sabimark/contract/answers.ts'
import { counted } from '@sabimark/domain/words/plural.ts'
import type { ReactNode } from 'react'
import styles from './my-exams.module.css'

/** The newest that are over; the others of years are a press away. */
const mostShown = 10

type DoneExamsProps = {
  exams: readonly MyExam[]
  list: (exams: readonly MyExam[]) => ReactNode
}

/** Exams that are over, of which the older are folded away. */
export function DoneExams({ exams, list }: DoneExamsProps) {
  const earlier = exams.slice(mostShown)
  return (
    <>
      {list(exams.slice(0, mostShown))}
      {earlier.length > 0 && (
        <details className={styles.block}>
          <summary>
            <span className={styles.all}>{counted(earlier.length, 'earlier exam')}</span>
          </summary>
          {list(earlier)}
        </details>
      )}
    </>
  )
}
