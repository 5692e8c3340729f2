import { useState } from 'react'
import buttons from '../../platform/list/list-buttons.module.css'
import { type PlainColumn, PlainTable } from '../../platform/list/plain-table.tsx'
import { RecordLink } from '../../platform/navigation.tsx'
import { EmptySheet } from '../../platform/ui/empty-sheet.tsx'
import { NoteDialog } from '../acts/note-dialog.tsx'
import { flagText } from '../flag-text.ts'
import type { BoardRow } from '../merge-board.ts'
import type { OfSitting } from '../of-sitting.ts'
import styles from './board.module.css'

type LookListProps = {
  of: OfSitting
  rows: readonly BoardRow[]
  /** Whoever works on the exam reads how each attempt was sat. */
  mayRead: boolean
}

/** Who is to be looked at, and what was noticed. It says what the log holds and judges nobody. */
export function LookList({ of, rows, mayRead }: LookListProps) {
  const [noted, setNoted] = useState<BoardRow | null>(null)
  const note: PlainColumn<BoardRow> = {
    header: 'Note',
    isSaidAlone: true,
    cell: (row) => (
      <button
        type="button"
        className={buttons.button}
        aria-label={`Write a note about ${row.name}`}
        onClick={() => setNoted(row)}
      >
        Write a note
      </button>
    ),
  }
  return (
    <>
      <PlainTable
        caption="To look at"
        columns={mayRead ? [who, what, evidence, note] : [who, what, note]}
        rows={rows}
        rowKey={({ id }) => id}
        empty={
          <EmptySheet title="Nobody">
            Nobody has left the page for long, used a second window or another network. What is noticed appears here.
          </EmptySheet>
        }
      />
      {noted && <NoteDialog of={of} ids={[noted.id]} who={noted.name} onClose={() => setNoted(null)} />}
    </>
  )
}

const who: PlainColumn<BoardRow> = {
  header: 'Candidate',
  isTitle: true,
  cell: ({ name, studentNumber, className }) => (
    <>
      {name} <span className={styles.whose}>{[studentNumber, className].filter(Boolean).join(' · ')}</span>
    </>
  ),
}

const what: PlainColumn<BoardRow> = {
  header: 'What was noticed',
  isSaidAlone: true,
  cell: ({ flags }) => flags.map(flagText).join(' '),
}

const evidence: PlainColumn<BoardRow> = {
  header: 'How it was sat',
  cell: ({ attemptId }) =>
    attemptId === null ? (
      '–'
    ) : (
      <RecordLink to="/results/$attemptId" params={{ attemptId }} className={styles.evidence}>
        Open
      </RecordLink>
    ),
}
