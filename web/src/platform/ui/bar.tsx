import styles from './bar.module.css'

/** A percentage as a bar. The figure beside it says the same, so it is not heard. */
export function Bar({ percentage }: { percentage: number }) {
  return (
    <span className={styles.track} aria-hidden="true">
      <span className={styles.bar} style={{ width: `${percentage}%` }} />
    </span>
  )
}
