import { BubbleRow } from './bubble.tsx'
import styles from './sheet.module.css'

/** What stands where a list or page is being fetched: "Loading dashboard...". */
export function LoadingSheet({ children = 'Loading...' }: { children?: string }) {
  return (
    <div className={styles.sheet} role="status">
      <div className={styles.waiting}>
        <BubbleRow />
      </div>
      <p className={styles.text}>{children}</p>
    </div>
  )
}
