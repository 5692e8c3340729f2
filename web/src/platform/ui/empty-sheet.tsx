import { type ReactNode, useLayoutEffect, useRef } from 'react'
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
  const sheet = useRef<HTMLDivElement>(null)
  // The button goes with the sheet when the first row has come; the keyboard that stood on it goes to the page.
  useLayoutEffect(() => {
    const here = sheet.current
    return () => {
      if (here?.contains(document.activeElement)) here.closest('main')?.focus({ preventScroll: true })
    }
  }, [])
  return (
    <div ref={sheet} className={styles.sheet}>
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
