import styles from './pills.module.css'

type Pill = {
  label: string
  count: number
  /** What is counted waits for somebody; nothing of it does not. */
  isWaiting?: boolean
  isChosen: boolean
  onChoose: () => void
}

/** One filter of a list as pills, each with how many it finds. */
export function Pills({ label, pills }: { label: string; pills: readonly Pill[] }) {
  return (
    <fieldset className={styles.pills} aria-label={label}>
      {pills.map(({ label, count, isWaiting = false, isChosen, onChoose }) => (
        <button
          key={label}
          type="button"
          className={styles.pill}
          aria-pressed={isChosen}
          data-waiting={isWaiting && count > 0}
          onClick={onChoose}
        >
          {label} <strong>{count.toLocaleString('en-NG')}</strong>
        </button>
      ))}
    </fieldset>
  )
}
