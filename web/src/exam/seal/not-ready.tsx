import type { OfflineOffer } from '@sabimark/contract/answers.ts'
import styles from './not-ready.module.css'
import { namesText, unreadyWords } from './unready-words.ts'

/** Who is not ready, by why, and what they do about it. */
export function NotReady({ groups }: { groups: OfflineOffer['notReady'] }) {
  if (groups.length === 0) return null
  return (
    <ul className={styles.groups} aria-label="Not ready">
      {groups.map(({ why, count, students }) => {
        const [said, todo] = unreadyWords[why]
        return (
          <li key={why}>
            <span className={styles.why}>
              {said} <span className={styles.count}>{count.toLocaleString('en-NG')}</span>
            </span>
            <span>{students.length > 0 && namesText({ count, students })}</span>
            <span className={styles.soft}>{todo}</span>
          </li>
        )
      })}
    </ul>
  )
}
