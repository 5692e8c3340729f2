import { Button } from '@mantine/core'
import { useRef } from 'react'
import { Bubble } from '../../platform/ui/bubble.tsx'
import type { PreviewedType } from './report-choice.ts'
import { type MainType, mainTypes, otherTypes } from './report-words.ts'
import styles from './type-cards.module.css'

type TypeCardsProps = { value: PreviewedType; onChange: (type: MainType) => void }

const types = Object.keys(mainTypes) as MainType[]

/** The four kinds of report as cards to choose one from, each with a bubble to fill; what else is shown, and the way back. */
export function TypeCards({ value, onChange }: TypeCardsProps) {
  const cards = useRef<HTMLFieldSetElement>(null)
  const back = () => {
    // The button goes with what it leads away from.
    cards.current?.querySelector('input')?.focus()
    onChange('performance')
  }
  return (
    <fieldset ref={cards} className={styles.cards}>
      <legend>Report type</legend>
      {types.map((type, at) => (
        <label key={type} className={styles.card} data-chosen={type === value}>
          <input type="radio" name="type" value={type} checked={type === value} onChange={() => onChange(type)} />
          <span aria-hidden="true">
            <Bubble state={type === value ? 'filled' : 'empty'}>{'ABCD'[at] ?? ''}</Bubble>
          </span>
          <span className={styles.words}>
            <span className={styles.name}>{mainTypes[type].name}</span>
            <span className={styles.line}>{mainTypes[type].line}</span>
          </span>
        </label>
      ))}
      {(value === 'class_performance' || value === 'merit_list') && (
        <p className={styles.other}>
          <span>
            Shown below: <strong>{otherTypes[value]}</strong>
          </span>
          <Button variant="default" size="xs" onClick={back}>
            Back to {mainTypes.performance.name}
          </Button>
        </p>
      )}
    </fieldset>
  )
}
