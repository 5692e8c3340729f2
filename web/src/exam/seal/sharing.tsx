import type { OfflineOffer } from '@sabimark/contract/answers.ts'
import styles from './not-ready.module.css'
import { namesText } from './unready-words.ts'

/** Who got ready on the same device: at one time it serves one of them. */
export function Sharing({ devices }: { devices: NonNullable<OfflineOffer['shared']> }) {
  if (devices.length === 0) return null
  return (
    <ul className={styles.groups} aria-label="Sharing a device">
      {devices.map(({ count, students }, at) => (
        <li key={students[0]?.id ?? at}>
          <span className={styles.why}>
            Share one device <span className={styles.count}>{count.toLocaleString('en-NG')}</span>
          </span>
          <span>{students.length > 0 && namesText({ count, students })}</span>
          <span className={styles.soft}>It serves one at a time: two who sit at the same hour need a device each.</span>
        </li>
      ))}
    </ul>
  )
}
