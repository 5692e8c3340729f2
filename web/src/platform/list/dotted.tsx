import type { ReactNode } from 'react'
import styles from './dotted.module.css'

type DottedProps = { parts: readonly ReactNode[] }

/** What a line says, part by part: what has no room beside another part goes to the next line whole. In a line of a table that `isDotted`. */
export function Dotted({ parts }: DottedProps) {
  return parts.map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a part is known by its place alone; two may say the same.
    <span key={at} className={styles.part} data-part="true">
      {at > 0 && <span className={styles.dot}> · </span>}
      {part}
    </span>
  ))
}

/** The same as a line of its own: no dot stands at the end of one. */
export function DottedLine({ parts }: DottedProps) {
  return (
    <span className={styles.line}>
      <Dotted parts={parts} />
    </span>
  )
}
