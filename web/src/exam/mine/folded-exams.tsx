import type { MyExam } from '@sabimark/contract/answers.ts'
import { counted } from '@sabimark/domain/words/plural.ts'
import type { ReactNode } from 'react'
import styles from './my-exams.module.css'

/** The nearest of them; the others, of years or of a whole term, are a press away. */
const mostShown = 10

type FoldedExamsProps = {
  exams: readonly MyExam[]
  /** What one of those folded away is called. */
  noun: string
  list: (exams: readonly MyExam[]) => ReactNode
}

/** Exams in order, of which those beyond the nearest are folded away. */
export function FoldedExams({ exams, noun, list }: FoldedExamsProps) {
  const others = exams.slice(mostShown)
  return (
    <>
      {list(exams.slice(0, mostShown))}
      {others.length > 0 && (
        <details className={styles.block}>
          <summary>
            <span className={styles.all}>{counted(others.length, noun)}</span>
          </summary>
          {list(others)}
        </details>
      )}
    </>
  )
}
