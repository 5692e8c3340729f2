import type { ReactNode } from 'react'
import styles from './note.module.css'

/** One sentence that screen readers say at once: red for what did not happen, green for what did, blue for what is so. */
export function Note({ tone, children }: { tone: 'red' | 'green' | 'blue'; children: ReactNode }) {
  return (
    <div className={styles.note} data-tone={tone} role={tone === 'red' ? 'alert' : 'status'}>
      {children}
    </div>
  )
}
