import type { ReactNode } from 'react'
import styles from './state-strip.module.css'

type StateStripProps = {
  /** What it is the state of, for screen readers: "The exam now". */
  label: string
  badge: ReactNode
  /** "42 minutes left". */
  title: string
  /** Beside it, in soft ink. */
  note?: ReactNode
  /** Below: a bar, or a line of facts. */
  children?: ReactNode
  /** The one fact of that hour, such as the access code. */
  aside?: ReactNode
  /** Two acts at most, one of them green at most. */
  acts?: ReactNode
  /** At the end of its first line, on a phone whose page has no line for acts. */
  menu?: ReactNode
  /** A phone has the acts in the menu of the page alone. */
  isShort?: boolean
}

/** Where something stands now: the first thing on its page, one place whatever its state is. */
export function StateStrip({ label, badge, title, note, children, aside, acts, menu, isShort }: StateStripProps) {
  return (
    <section className={styles.strip} aria-label={label}>
      <div className={styles.state} data-room={menu && true}>
        <p className={styles.title}>
          {badge} <strong>{title}</strong> {note && <span className={styles.soft}>{note}</span>}
        </p>
        {children}
      </div>
      {menu && <div className={styles.menu}>{menu}</div>}
      {aside && <div className={styles.aside}>{aside}</div>}
      {acts && (
        <div className={styles.acts} data-short={isShort}>
          {acts}
        </div>
      )}
    </section>
  )
}

/** The label over its fact, and what can be done with it. */
export function StripFact({ label, value, isLarge, children }: StripFactProps) {
  return (
    <>
      <p className={styles.fact} data-large={isLarge}>
        <span>{label}</span>
        <strong>{value}</strong>
      </p>
      {children}
    </>
  )
}

type StripFactProps = {
  label: string
  value: string
  /** To be read out, letter by letter. */
  isLarge?: boolean
  children?: ReactNode
}

/** A line of small facts under the title. */
export function StripLine({ children }: { children: ReactNode }) {
  return <p className={styles.line}>{children}</p>
}
