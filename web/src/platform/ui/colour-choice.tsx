import { subjectColours } from '@sabimark/domain/school/subject-colours.ts'
import { IconCheck } from '@tabler/icons-react'
import { inkOn } from '../theme/contrast.ts'
import styles from './colour-choice.module.css'

type ColourChoiceProps = { label: string; name: string; value: string; onChange: (colour: string) => void }

/** A colour to choose, each with its name; one that is none of them is offered as it is. */
export function ColourChoice({ label, name, value, onChange }: ColourChoiceProps) {
  const isOther = value !== '' && !subjectColours.some((one) => one.value === value)
  const colours = isOther ? [...subjectColours, { value, name: value }] : subjectColours
  return (
    <fieldset className={styles.colours}>
      <legend>{label}</legend>
      {colours.map((colour) => (
        <label key={colour.value} className={styles.colour} data-chosen={colour.value === value}>
          <input
            type="radio"
            name={name}
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
