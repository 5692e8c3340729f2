import { useQuery } from '@tanstack/react-query'
import { orpc } from '../../platform/queries.ts'
import { serverNow } from '../../platform/server-now.ts'
import styles from '../home-line.module.css'
import { backupText } from './backup-text.ts'

/** When the last good backup was taken: one quiet line at the head of the company's home, amber where somebody should look. */
export default function LastBackup() {
  const { data } = useQuery(orpc.school.lastBackup.queryOptions())
  // Nobody waits for it, and the rest of the page stands without it.
  if (!data) return null
  const { text, hint } = backupText(data, serverNow())
  return (
    <p className={styles.line} data-needs-act={hint !== null}>
      {hint === null ? <span>{text}</span> : <strong>{text}</strong>}
      {hint && <span>{hint}</span>}
    </p>
  )
}
