import type { ReactNode } from 'react'
import styles from './foot-acts.module.css'

/** The acts of a page's header; a phone has them at its foot, where the thumb is, and the page begins a line sooner. */
export function FootActs({ children }: { children: ReactNode }) {
  return <div className={styles.acts}>{children}</div>
}

/** At the end of such a page: what stands there can be scrolled from behind its foot. */
export function FootRoom() {
  return <div className={styles.room} />
}
