import type { ReactNode } from 'react'
import styles from './card.module.css'

type CardProps = {
  /** An h2. */
  title?: string
  /** A link or a quiet button beside it. */
  aside?: ReactNode
  children: ReactNode
}

/** A sheet of paper on the page: one thing, with or without a heading. */
export function Card({ title, aside, children }: CardProps) {
  return (
    <section className={styles.card}>
      {title && (
        <header className={styles.head}>
          <h2 className={styles.title}>{title}</h2>
          {aside}
        </header>
      )}
      {children}
    </section>
  )
}

/**
 * A figure with its name, for a row of them: `<StatRow><Stat label="Total Students" value={200} /></StatRow>`. A `note`
 * stands below it.
 */
export function Stat({ label, value, note }: { label: string; value: string | number; note?: ReactNode }) {
  return (
    <div className={styles.stat}>
      <dt>{label}</dt>
      <dd>{typeof value === 'number' ? value.toLocaleString('en-NG') : value}</dd>
      {note && <dd className={styles.note}>{note}</dd>}
    </div>
  )
}

export function StatRow({ children }: { children: ReactNode }) {
  return <dl className={styles.stats}>{children}</dl>
}
