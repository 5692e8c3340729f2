import styles from './change-note.module.css'
import { type ChangeUnit, changeWords } from './change-words.ts'

type ChangeNoteProps = { change: number | null; unit: ChangeUnit }

/** The change of a card's figure from last month: its sign says which way, so that no colour has to be seen. Nothing where there is none. */
export function ChangeNote({ change, unit }: ChangeNoteProps) {
  const words = changeWords(change, unit)
  if (!words) return null
  const { direction, amount, text } = words
  return (
    <>
      {amount && (
        <span className={styles.amount} data-direction={direction}>
          {amount}
        </span>
      )}
      {text.slice(amount.length)}
    </>
  )
}
