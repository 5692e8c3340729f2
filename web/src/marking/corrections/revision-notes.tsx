import { revisionText } from './correction-words.ts'
import styles from './corrections.module.css'

type RevisionNotesProps = { corrections: readonly Parameters<typeof revisionText>[0][] }

/** What corrections of the key did to one paper: on its card, and in print. */
export function RevisionNotes({ corrections }: RevisionNotesProps) {
  return (
    <ul className={styles.card} aria-label="Corrections">
      {corrections.map((one) => {
        const { what, moved, reason } = revisionText(one)
        return (
          <li key={one.revision}>
            <strong>{what}</strong>
            <span>{moved}</span>
            {reason && <span>{reason}</span>}
          </li>
        )
      })}
    </ul>
  )
}
