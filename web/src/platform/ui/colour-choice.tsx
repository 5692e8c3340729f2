import { colourWord, namedColours } from '@sabimark/domain/words/named-colours.ts'
import { IconCheck } from '@tabler/icons-react'
import { useId } from 'react'
import { inkOn } from '../theme/contrast.ts'
import styles from './colour-choice.module.css'

type ColourChoiceProps = {
  label: string
  name: string
  value: string
  /** What no colour is called, where none can be chosen. */
  none?: string | undefined
  hint?: string | undefined
  onChange: (colour: string) => void
}

/** A colour to choose, each with its name, or another by the browser's own picker. */
export function ColourChoice({ label, name, value, none, hint, onChange }: ColourChoiceProps) {
  const hintId = useId()
  const isOther = value !== '' && !namedColours.some((one) => one.value === value)
  const noColour = none === undefined ? [] : [{ value: '', name: none }]
  return (
    <fieldset className={styles.colours} aria-describedby={hint && hintId}>
      <legend>{label}</legend>
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      {[...noColour, ...namedColours].map((colour) => (
        <label key={colour.value} className={styles.colour} data-chosen={colour.value === value}>
          <input
            type="radio"
            name={name}
            value={colour.value}
            checked={colour.value === value}
            onChange={() => onChange(colour.value)}
          />
          <Swatch colour={colour.value} isChosen={colour.value === value} />
          {colour.name}
        </label>
      ))}
      <label className={styles.colour} data-chosen={isOther}>
        <input
          type="color"
          aria-label={isOther ? `${label}: another, now ${colourWord(value)}` : `${label}: another`}
          value={isOther ? value.toLowerCase() : '#808080'}
          onChange={({ currentTarget }) => onChange(currentTarget.value.toUpperCase())}
        />
        <Swatch colour={isOther ? value : ''} isChosen={isOther} />
        {isOther ? colourWord(value) : 'Another'}
      </label>
    </fieldset>
  )
}

function Swatch({ colour, isChosen }: { colour: string; isChosen: boolean }) {
  return (
    <span
      className={styles.swatch}
      data-chosen={isChosen}
      style={colour === '' ? {} : { background: colour, color: inkOn(colour) }}
    >
      <IconCheck size={16} stroke={3} aria-hidden="true" />
    </span>
  )
}
