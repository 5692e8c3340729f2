import type { ReactNode } from 'react'
import styles from './desk.module.css'

/** A key cap; for eyes only, as the control says what it does. */
export function Key({ children }: { children: ReactNode }) {
  return (
    <span className={styles.key} aria-hidden="true">
      {children}
    </span>
  )
}
