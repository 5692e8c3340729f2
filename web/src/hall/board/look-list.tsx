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
import { newcomersPlaced } from './look-order.ts'

type LookListProps = {
  of: OfSitting
  rows: readonly BoardRow[]
  /** Whoever works on the exam reads how each attempt was sat. */
  mayRead: boolean
}

/** Who is to be looked at, and what was noticed. It says what the log holds and judges nobody. */
export function LookList({ of, rows, mayRead }: LookListProps) {
  const [noted, setNoted] = useState<BoardRow | null>(null)
  // Of this opening of the tab: whoever opens it again sees it by weight.
  const [order, setOrder] = useState<readonly string[]>([])
  const placed = newcomersPlaced(order, rows)
  if (placed.length !== order.length || placed.some(({ id }, at) => id !== order[at]))
    setOrder(placed.map(({ id }) => id))
  const acts: PlainColumn<BoardRow> = {
    header: 'Actions',
    isActs: true,
    cell: (row) => (
      <span className={styles.lookActs}>
        {mayRead && row.attemptId !== null && (
          <RecordLink
            to="/results/$attemptId"
            params={{ attemptId: row.attemptId }}
            className={styles.evidence}
            aria-label={`How it was sat: ${row.name}`}
          >
            How it was sat
          </RecordLink>
        )}
        <button
          type="button"
          className={buttons.button}
          aria-label={`Write a note about ${row.name}`}
          onClick={() => setNoted(row)}
        >
          Write a note
        </button>
      </span>
    ),
  }
  return (
    <>
      <PlainTable
        caption="To look at"
        columns={[who, what, acts]}
        rows={placed}
        isDense
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
