import styles from './key-legend.module.css'

type KeyLegendProps = {
  /** The letter of the last option there is on this paper; null on a question without options. */
  lastLetter: string | null
  isOn: boolean
  onChange: (isOn: boolean) => void
  hasKeyboard: boolean
}

/** Which letters do what, and the switch that turns them off. */
export function KeyLegend({ lastLetter, isOn, onChange, hasKeyboard }: KeyLegendProps) {
  return (
    <div className={styles.keys} data-keyboard={hasKeyboard}>
      <label>
        <input
          type="checkbox"
          name="letterKeys"
          checked={isOn}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        Letter keys
      </label>
      <p data-on={isOn}>
        {lastLetter && (
          <>
            <kbd>A</kbd>–<kbd>{lastLetter}</kbd> answer,{' '}
          </>
        )}
        <kbd>M</kbd> flag, <kbd>N</kbd> next, <kbd>P</kbd> previous, <kbd>S</kbd> submit
      </p>
    </div>
  )
}
