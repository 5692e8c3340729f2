import styles from './chips.module.css'

type ChipsProps = {
  /** What is chosen among: "Class". */
  label: string
  items: readonly { id: string; name: string }[]
  /** The chip that takes the filter off: "All classes". */
  all: string
  chosen: string | null
  onChoose: (id: string | null) => void
}

/** A filter with few values: one is pressed. */
export function Chips({ label, items, all, chosen, onChoose }: ChipsProps) {
  return (
    <fieldset className={styles.chips}>
      <legend>{label}</legend>
      {[{ id: null, name: all }, ...items].map((item) => (
        <button
          key={item.id ?? ''}
          type="button"
          className={styles.chip}
          aria-pressed={item.id === chosen}
          onClick={() => onChoose(item.id)}
        >
          {item.name}
        </button>
      ))}
    </fieldset>
  )
}
