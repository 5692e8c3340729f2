import { IconAlertTriangle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { refusalText } from '../refusal.ts'
import styles from './note.module.css'

type RefusalNoteProps = {
  /** Whatever a call threw; nothing is shown while it is null or undefined. */
  error?: unknown
  /** A sentence of the screen's own instead. */
  children?: ReactNode
  /** "Try again" and the like. */
  action?: ReactNode
}

/** One sentence about what did not happen, said at once by screen readers. */
export function RefusalNote({ error, children, action }: RefusalNoteProps) {
  const sentence = children || (error === null || error === undefined ? null : refusalText(error))
  if (!sentence) return null
  return (
    <div className={styles.note} data-tone="red" role="alert">
      <IconAlertTriangle size={20} aria-hidden="true" />
      <div>{sentence}</div>
      {action}
    </div>
  )
}
