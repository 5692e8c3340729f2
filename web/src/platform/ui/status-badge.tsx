import type { ReactNode } from 'react'
import styles from './status-badge.module.css'

export type BadgeTone = 'green' | 'blue' | 'amber' | 'red' | 'grey'

/** A state in one or two words, ink on a tint. The word says it; the colour only repeats it. */
export function StatusBadge({ tone, children }: { tone: BadgeTone; children: ReactNode }) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {children}
    </span>
  )
}
