import { IconLayoutGrid, IconLayoutList } from '@tabler/icons-react'
import styles from './look-switch.module.css'

/** How a list stands: a row for each thing, or a card. */
export type Look = 'list' | 'cards'

const looks = [
  ['list', 'List', IconLayoutList],
  ['cards', 'Cards', IconLayoutGrid],
] as const

/** Rows or cards. */
export function LookSwitch({ look, onChoose }: { look: Look; onChoose: (look: Look) => void }) {
  return (
    <fieldset className={styles.switch} aria-label="Show as">
      {looks.map(([value, word, Icon]) => (
        <button
          key={value}
          type="button"
          aria-label={word}
          title={word}
          aria-pressed={value === look}
          onClick={() => onChoose(value)}
        >
          <Icon size={18} aria-hidden="true" />
        </button>
      ))}
    </fieldset>
  )
}
