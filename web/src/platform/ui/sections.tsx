import type { ReactNode } from 'react'
import styles from './sections.module.css'

/** The parts of a screen below each other, its header first. */
export function Sections({ children }: { children: ReactNode }) {
  return <div className={styles.sections}>{children}</div>
}
