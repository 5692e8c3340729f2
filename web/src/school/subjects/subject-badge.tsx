import { inkOn } from '../../platform/theme/contrast.ts'
import styles from './subjects.module.css'

/** The subject's colour with the first two letters of its code. The name stands beside it. */
export function SubjectBadge({ code, color }: { code: string; color: string }) {
  return (
    <span className={styles.badge} style={{ background: color, color: inkOn(color) }} aria-hidden="true">
      {[...code].slice(0, 2).join('').toUpperCase()}
    </span>
  )
}
