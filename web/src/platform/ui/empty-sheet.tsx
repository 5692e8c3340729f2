import type { ReactNode } from 'react'
import { BubbleRow } from './bubble.tsx'
import styles from './sheet.module.css'

type EmptySheetProps = {
  /** What is not there: "No exams found". */
  title: string
  /** What to do next, in one sentence. */
  children?: ReactNode
  /** The button that does it. */
  action?: ReactNode
}

/** An empty list: an answer sheet nobody has filled yet. */
export function EmptySheet({ title, children, action }: EmptySheetProps) {
  return (
    <div className={styles.sheet}>
      <div className={styles.rows}>
        <BubbleRow />
        <BubbleRow />
      </div>
      <p className={styles.title}>{title}</p>
      {children && <p className={styles.text}>{children}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}
