import { contrast } from '../platform/theme/contrast.ts'
import styles from './subjects.module.css'

/** White or black, whichever can be read on a `#rrggbb` colour; one of them always reaches 4.5:1. */
export function inkOn(colour: string): string {
  return contrast(colour, '#ffffff') >= contrast(colour, '#000000') ? '#ffffff' : '#000000'
}

/** The subject's colour with the first two letters of its code. The name stands beside it. */
export function SubjectBadge({ code, color }: { code: string; color: string }) {
  return (
    <span className={styles.badge} style={{ background: color, color: inkOn(color) }} aria-hidden="true">
      {[...code].slice(0, 2).join('').toUpperCase()}
    </span>
  )
}
