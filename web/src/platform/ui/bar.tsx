import styles from './bar.module.css'

type BarProps = {
  percentage: number
  /** Blue is progress; green, unless said, an average. */
  tone?: 'blue'
  /** In a row of a list. */
  isThin?: boolean
}

/** A percentage as a bar. The figure beside it says the same, so it is not heard. */
export function Bar({ percentage, tone, isThin }: BarProps) {
  return (
    <span className={styles.track} data-thin={isThin} aria-hidden="true">
      <span className={styles.bar} data-tone={tone} style={{ width: `${percentage}%` }} />
    </span>
  )
}
