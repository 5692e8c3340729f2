import { Button } from '@mantine/core'
import { counted } from '@sabimark/domain/words/plural.ts'
import type { JudgedRow } from './judged-rows.ts'
import styles from './review.module.css'

type GuessesNoteProps = {
  rows: readonly JudgedRow[]
  isLocked: boolean
  onConfirm: (positions: readonly number[]) => void
}

/** Rows that wait for nothing but that somebody says it was read right: confirmed together, with what the first of them asks. */
export function GuessesNote({ rows, isLocked, onConfirm }: GuessesNoteProps) {
  const waiting = rows.filter(
    ({ state, notes, row }) =>
      state === 'needs-you' && notes.length > 0 && notes.every((note) => row.guesses.includes(note)),
  )
  const [first] = waiting
  if (waiting.length < 2 || !first) return null
  return (
    <div className={styles.guesses}>
      <span>
        {counted(waiting.length, 'row')} need only your confirmation. The first is {first.words}:{' '}
        {first.notes[0]?.message}
      </span>
      {!isLocked && (
        <Button variant="default" size="xs" onClick={() => onConfirm(waiting.map(({ position }) => position))}>
          Confirm all {waiting.length.toLocaleString('en-NG')}
        </Button>
      )}
    </div>
  )
}
