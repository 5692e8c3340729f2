import styles from './bar.module.css'

type BarProps = {
  percentage: number
  /** Green, unless said, is an average, amber one below the pass mark; blue is progress, red a suspect. */
  tone?: 'blue' | 'amber' | 'red' | undefined
  /** In a row of a list. */
  isThin?: boolean
  /** From where on it is a pass: a line there, and amber what ends before it. */
  passLine?: number | undefined
}

/** A percentage as a bar. The figure beside it says the same, so it is not heard. */
export function Bar({ percentage, tone, isThin, passLine }: BarProps) {
  return (
    <span className={styles.track} data-thin={isThin} aria-hidden="true">
      <span
        className={styles.bar}
        data-tone={passLine !== undefined && percentage < passLine ? 'amber' : tone}
        style={{ width: `${percentage}%` }}
      />
      {passLine !== undefined && <span className={styles.pass} style={{ insetInlineStart: `${passLine}%` }} />}
    </span>
  )
}
