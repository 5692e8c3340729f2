import styles from './frame/form-frame.module.css'
import { Note } from './frame/note.tsx'

/** A page whose file did not come. */
export function SiteFailed() {
  return (
    <main className={styles.alone}>
      <h1>No network</h1>
      <Note tone="red">Nothing was lost: check the connection and try again.</Note>
      <button type="button" className={styles.button} onClick={() => window.location.reload()}>
        Try again
      </button>
    </main>
  )
}
