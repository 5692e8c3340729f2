import type { ReactNode } from 'react'
import '../../platform/theme/exam-font.css'
import { PaperHead } from '../../platform/ui/paper-head.tsx'
import styles from './printed.module.css'

type SheetFrameProps = {
  /** What the sheet is, at the top of each page: the exam, its order and code. */
  running: string
  title: string
  /** A line of facts under the title. */
  facts: readonly string[]
  /** What candidates, or whoever watches the hall, write by hand. */
  blanks?: readonly string[]
  children: ReactNode
}

/** A sheet of paper with the head of the school, and with what it is at the top of every page, where pages come apart. */
export function SheetFrame({ running, title, facts, blanks = [], children }: SheetFrameProps) {
  return (
    <table className={styles.sheet} role="presentation">
      <thead>
        <tr>
          <td className={styles.running}>{running}</td>
        </tr>
      </thead>
      <tbody>
        <tr>
          <td>
            <article>
              <PaperHead title={title} facts={facts} />
              {blanks.length > 0 && (
                <p className={styles.blanks}>
                  {blanks.map((label) => (
                    <span key={label}>
                      {label} <i />
                    </span>
                  ))}
                </p>
              )}
              {children}
            </article>
          </td>
        </tr>
      </tbody>
    </table>
  )
}
