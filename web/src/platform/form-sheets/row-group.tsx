import type { ReactNode } from 'react'
import row from './form-row.module.css'
import styles from './form-sheets.module.css'

type RowGroupProps = { title: string; says?: ReactNode; children: ReactNode }

/** Rows of a form that is sent as a whole, on a sheet as those of a page of records: the one head of a group. */
export function RowGroup({ title, says, children }: RowGroupProps) {
  return (
    <section className={styles.group}>
      <h2>{title}</h2>
      {says && <p className={styles.says}>{says}</p>}
      <div className={styles.sheet}>{children}</div>
    </section>
  )
}

type ControlRowProps = {
  /**
   * How wide its control is: a figure, a choice, a line of text; the whole sheet for a text of several lines, and shared by a pair
   * that is read as one, such as a day and its hour.
   */
  kind: 'integer' | 'choice' | 'text' | 'switch' | 'wide' | 'pair'
  /** It has a line of help. */
  isHinted?: boolean
  children: ReactNode
}

/** One control with its label: label and help left, the control right. */
export function ControlRow({ kind, isHinted = false, children }: ControlRowProps) {
  if (kind === 'pair') return <div className={`${row.wide} ${row.pair}`}>{children}</div>
  if (kind === 'wide') return <div className={row.wide}>{children}</div>
  return (
    <div className={row.row} data-kind={kind} data-hinted={isHinted}>
      {children}
    </div>
  )
}
