import { IconAlertTriangle } from '@tabler/icons-react'
import { brokenFormulas } from './broken-formulas.ts'
import styles from './question.module.css'
import { useFindFault } from './use-find-fault.ts'

type BrokenNoteProps = Parameters<typeof brokenFormulas>[0]

/** Says which formulas of a question cannot be read, and what is seen instead. */
export function BrokenNote(written: BrokenNoteProps) {
  const broken = brokenFormulas(written, useFindFault())
  if (broken.length === 0) return null
  return (
    <div className={styles.broken}>
      <IconAlertTriangle size={20} aria-hidden="true" />
      <div>
        {broken.map(({ field, message }) => (
          <p key={`${field} ${message}`}>{message}</p>
        ))}
        <p>Until this is mended, all or part of it is shown as it was typed.</p>
      </div>
    </div>
  )
}
