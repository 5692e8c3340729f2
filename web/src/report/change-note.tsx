import { IconArrowDownRight, IconArrowRight, IconArrowUpRight } from '@tabler/icons-react'
import styles from './change-note.module.css'
import { type ChangeUnit, changeWords } from './change-words.ts'

const arrows = { up: IconArrowUpRight, down: IconArrowDownRight, same: IconArrowRight }

/** The change of a card's figure from last month: an arrow, a sign and words, so that no colour has to be seen. */
export function ChangeNote({ change, unit }: { change: number | null; unit: ChangeUnit }) {
  const { direction, text } = changeWords(change, unit)
  if (direction === 'none') {
    return (
      <>
        <span aria-hidden="true">{text}</span>
        <span className="only-heard">No figure from last month to compare with</span>
      </>
    )
  }
  const Arrow = arrows[direction]
  return (
    <span className={styles.change} data-direction={direction}>
      <Arrow size={16} stroke={2} aria-hidden="true" />
      {text}
    </span>
  )
}
