import { isSafeHere, type SyncView } from '../sync/sync-view.ts'
import styles from './sync-note.module.css'
import { useNoReload } from './use-no-reload.ts'

/** Says to whoever presses F5 without a network that nothing is lost, and what would be. */
export function NoReload({ view }: { view: SyncView }) {
  const count = useNoReload(view)
  const isSafe = view.status.status === 'saved_on_server' || isSafeHere(view)
  return (
    <div className={styles.held} role="status">
      {count > 0 && (
        <p key={count} className={styles.note} data-tone="care">
          {isSafe ? 'Your answers are safe.' : 'Your newest answers are in this window alone.'} Do not reload until the
          network is back.
        </p>
      )}
    </div>
  )
}
