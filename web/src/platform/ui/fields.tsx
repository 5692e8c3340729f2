import type { ReactNode } from 'react'
import styles from './fields.module.css'

/** Controls side by side where there is room, below each other on a phone. */
export function Fields({ children }: { children: ReactNode }) {
  return <div className={styles.fields}>{children}</div>
}
