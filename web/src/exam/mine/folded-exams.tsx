import type { MyExam } from '@sabimark/contract/answers.ts'
import { counted } from '@sabimark/domain/words/plural.ts'
import type { CSSProperties, ReactNode } from 'react'
import styles from './my-exams.module.css'

/** The nearest of them; the others, of years or of a whole term, are a press away. */
const mostShown = 10

/**
 * The head of an open fold stays below the top bar, so that it can be closed from its end, and is found again then. Here and not in a style
 * sheet: whoever sits an exam would load that.
 */
const inSight: CSSProperties = {
  position: 'sticky',
  top: 'calc(48px + var(--strip, 0px))',
  zIndex: 1,
  background: 'var(--paper)',
  scrollMarginTop: 60,
}

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
        <details
          className={styles.block}
          onToggle={({ currentTarget }) =>
            currentTarget.open || currentTarget.firstElementChild?.scrollIntoView({ block: 'nearest' })
          }
        >
          <summary style={inSight}>
            <span className={styles.all}>{counted(others.length, noun)}</span>
          </summary>
          {list(others)}
        </details>
      )}
    </>
  )
}
