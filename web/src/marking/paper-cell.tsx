import { type KeyboardEvent, memo } from 'react'
import { type PaperMark, shownIn, type TypedCell } from './paper-draft.ts'
import styles from './paper-grid.module.css'
import { bothText, meanwhileText } from './paper-words.ts'

type PaperCellProps = {
  cell: string
  label: string
  /** None where this candidate was not asked the question. */
  mark: PaperMark | undefined
  typed: TypedCell | undefined
  problem: string | null
  onType: (cell: string, typed: TypedCell) => void
  onForget: (cell: string) => void
}

/** The mark of one answer on paper, with what else is to be known about it. Drawn again only when something of its own has changed. */
export const PaperCell = memo(DrawnCell)

function DrawnCell({ cell, label, mark, typed, problem, onType, onForget }: PaperCellProps) {
  if (!mark) return <input aria-label={label} disabled />
  const { text, offered } = shownIn(mark, typed)
  const both = bothText(mark.both)
  const { revision } = mark
  const said = problem !== null || both !== null || offered !== null
  return (
    <>
      <input
        inputMode="decimal"
        autoComplete="off"
        maxLength={7}
        aria-label={label}
        aria-invalid={problem !== null}
        aria-describedby={said ? `${cell} said` : undefined}
        value={text}
        onChange={(event) => onType(cell, { text: event.currentTarget.value, revision })}
        onKeyDown={goDown}
      />
      <span id={`${cell} said`} className={styles.said}>
        {both && <span className={styles.under}>{both}</span>}
        {offered !== null && <span className={styles.under}>{meanwhileText(mark, offered)}</span>}
        {problem && <span className={styles.problem}>{problem}</span>}
      </span>
      {offered !== null && (
        <span className={styles.choice}>
          <button
            type="button"
            aria-label={`Use mine: ${label}`}
            onClick={() => onType(cell, { text: offered, revision })}
          >
            Use mine
          </button>
          <button type="button" aria-label={`Keep: ${label}`} onClick={() => onForget(cell)}>
            Keep
          </button>
        </span>
      )}
    </>
  )
}

/** To the same question of the next candidate, as in a sheet of cells. */
function goDown(event: KeyboardEvent<HTMLInputElement>): void {
  const step = { Enter: 1, ArrowDown: 1, ArrowUp: -1 }[event.key]
  const cell = event.currentTarget.closest('td')
  const row = cell?.parentElement
  if (step === undefined || !cell || !row) return
  event.preventDefault()
  const other = step > 0 ? row.nextElementSibling : row.previousElementSibling
  const field = other?.children[[...row.children].indexOf(cell)]?.querySelector('input')
  field?.focus()
  field?.select()
}
