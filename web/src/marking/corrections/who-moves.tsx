import type { CorrectionMoves } from '@sabimark/contract/answers.ts'
import { type PlainColumn, PlainTable } from '../../platform/list/plain-table.tsx'
import { RefusalNote } from '../../platform/ui/refusal-note.tsx'
import { linesText, movesText, sumsText } from './correction-words.ts'
import styles from './corrections.module.css'

type Moved = CorrectionMoves['moved'][number]
type WhoMovesProps = { moves: CorrectionMoves | undefined; error: unknown; isLoading: boolean; isOverExams: boolean }

/** Whom a correction moves, before it is made: how many each way, over which lines, and each with before and after. */
export function WhoMoves({ moves, error, isLoading, isOverExams }: WhoMovesProps) {
  if (error) return <RefusalNote error={error} />
  if (isLoading) return <p role="status">Working out who moves...</p>
  if (!moves) return null
  const lines = linesText(moves)
  return (
    <section className={styles.moves} aria-label="Who moves" aria-live="polite">
      <p className={styles.sum}>{movesText(moves)}</p>
      {lines && <p>{lines}</p>}
      {moves.moved.length > 0 && (
        // On a phone fifty of them would stand before the button.
        <details open={window.innerWidth >= 640}>
          <summary>Each of them, before and after</summary>
          <PlainTable
            caption="Candidates who move"
            columns={isOverExams ? [...columns, examColumn] : columns}
            rows={moves.moved}
            rowKey={({ attemptId }) => attemptId}
            empty={null}
          />
          {moves.moreCount > 0 && (
            <p className={styles.soft}>and {moves.moreCount.toLocaleString('en-NG')} more who move less.</p>
          )}
        </details>
      )}
    </section>
  )
}

const columns: PlainColumn<Moved>[] = [
  {
    header: 'Candidate',
    isTitle: true,
    cell: ({ student, studentNumber, className }) => (
      <span>
        {student} <span className={styles.soft}>{[studentNumber, className].filter(Boolean).join(' · ')}</span>
      </span>
    ),
  },
  { header: 'Before', cell: ({ before }) => standingText(before) },
  { header: 'After', cell: ({ after }) => standingText(after) },
]

const examColumn: PlainColumn<Moved> = { header: 'Exam', cell: ({ examTitle }) => examTitle }

function standingText(standing: Moved['before']): string {
  return standing === null ? 'Being marked' : `${sumsText(standing)} · ${standing.grade}`
}
