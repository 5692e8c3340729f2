import { IconCheck } from '@tabler/icons-react'
import { inkOn } from './subject-badge.tsx'
import { subjectColours } from './subject-draft.ts'
import styles from './subjects.module.css'

/** The subject's colour, each with its name. */
export function ColourChoice({ value, onChange }: { value: string; onChange: (colour: string) => void }) {
  return (
    <fieldset className={styles.colours}>
      <legend>Color</legend>
      {subjectColours.map((colour) => (
        <label key={colour.value} className={styles.colour} data-chosen={colour.value === value}>
          <input
            type="radio"
            name="color"
            value={colour.value}
            checked={colour.value === value}
            onChange={() => onChange(colour.value)}
          />
          <span className={styles.swatch} style={{ background: colour.value, color: inkOn(colour.value) }}>
            <IconCheck size={16} stroke={3} aria-hidden="true" />
          </span>
          {colour.name}
        </label>
      ))}
    </fieldset>
  )
}
