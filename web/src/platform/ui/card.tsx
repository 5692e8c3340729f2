import { Children, type CSSProperties, type ReactNode } from 'react'
import { PageLink } from '../navigation.tsx'
import type { PageAddress } from '../page.ts'
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

type StatProps = {
  label: string
  value: string | number
  note?: ReactNode
  /** Shows what is counted. Of nothing there is nothing to show. */
  onShow?: () => void
  /** What is counted waits for somebody. */
  isWaiting?: boolean
  /** Where what is counted can be looked at: the whole figure leads there. */
  leadsTo?: PageAddress | undefined
}

/**
 * A figure with its name, for a strip of them: `<StatRow><Stat label="Total Students" value={200} /></StatRow>`. A `note`
 * needs the row of the dashboard.
 */
export function Stat({ label, value, note, onShow, isWaiting = false, leadsTo }: StatProps) {
  const show = value === 0 ? undefined : onShow
  const figure = typeof value === 'number' ? value.toLocaleString('en-NG') : value
  return (
    <div className={styles.stat} data-leads-on={leadsTo && true}>
      <dt>{label}</dt>
      <dd>
        {show && (
          <button
            type="button"
            className={styles.show}
            data-waiting={isWaiting}
            aria-label={`Show ${figure}: ${label}`}
            onClick={show}
          >
            {figure}
          </button>
        )}
        {leadsTo && (
          <PageLink {...leadsTo} className={styles.lead} aria-label={`${label}: ${figure}`}>
            {figure}
          </PageLink>
        )}
        {!(show || leadsTo) && figure}
      </dd>
      {note && <dd className={styles.note}>{note}</dd>}
    </div>
  )
}

type StatRowProps = {
  /** `noted`: of the dashboard, each with its note; `large`: of a report. */
  look?: 'noted' | 'large'
  /** Links to what needs somebody, at the right end. */
  needs?: readonly ReactNode[]
  children: ReactNode
}

/** Figures above a list, in one strip. */
export function StatRow({ look, needs = [], children }: StatRowProps) {
  if (look) {
    return (
      <dl className={styles.stats} data-look={look}>
        {children}
      </dl>
    )
  }
  if (needs.length > 0) {
    return (
      <div className={styles.needing}>
        <dl>{children}</dl>
        <div className={styles.needs}>{needs}</div>
      </div>
    )
  }
  const count = Children.toArray(children).length
  // Where they do not fit in one line there are as many in both, and none is left over alone.
  return (
    <dl className={styles.strip} style={{ '--count': count, '--in-line': Math.ceil(count / 2) } as CSSProperties}>
      {children}
    </dl>
  )
}
