import { Button } from '@mantine/core'
import { RefusalNote } from '../ui/refusal-note.tsx'
import type { RowCounts } from './judged-rows.ts'
import type { ImportKind } from './kind.ts'
import styles from './review.module.css'
import type { Adding } from './use-adding.ts'

type RowsFootProps = {
  kind: ImportKind
  counts: RowCounts
  total: number
  adding: Adding
  isBegun: boolean
  /** What is said of the rows is what was chosen last. */
  isReady: boolean
  onNext: () => void
}

/** How many rows are ready, how far adding them is, and the one button that writes. */
export function RowsFoot({ kind, counts, total, adding, isBegun, isReady, onNext }: RowsFootProps) {
  const { running, error, hint } = adding
  const ready = counts.new + counts.changed
  const left = error === null ? null : kind.whenStopped?.(error, ready)
  const open = counts['needs-you']
  const toldFirst = running || ready === 0 ? null : (left ?? kind.beforeAdding?.(counts.new))
  const isDone = running === null && ready === 0 && counts.added > 0
  return (
    <div className={styles.bar}>
      <RefusalNote error={error} />
      {hint && <RefusalNote>{hint}</RefusalNote>}
      {toldFirst && <p className={styles.told}>{toldFirst}</p>}
      <div className={styles.barRow}>
        <p className={styles.sum} role="status">
          {running ? (
            <>
              <progress value={running.done} max={running.of} aria-label="Rows added" />{' '}
              {running.done.toLocaleString('en-NG')} of {running.of.toLocaleString('en-NG')} added. Nothing can be
              changed until all are added.
            </>
          ) : (
            <>
              <span>
                {isDone ? (
                  'Everything that is ready was added.'
                ) : (
                  <>
                    <strong>{ready.toLocaleString('en-NG')}</strong> of {total.toLocaleString('en-NG')} will be added or
                    changed
                  </>
                )}
              </span>
              {open > 0 && (
                <span className={styles.open}>
                  {open.toLocaleString('en-NG')} {open === 1 ? 'needs' : 'need'} you
                </span>
              )}
            </>
          )}
        </p>
        <div className={styles.barActs}>
          {open > 0 && (
            <Button variant="default" className={styles.next} onClick={onNext}>
              Next that needs you <kbd>N</kbd>
            </Button>
          )}
          {!isDone && (
            <Button loading={running !== null || !isReady} onClick={() => void adding.add()}>
              {error !== null && isBegun ? 'Continue: ' : ''}
              {wordsOf(counts)}
            </Button>
          )}
        </div>
      </div>
    </div>
  )
}

/** "Add 31, change 4". */
function wordsOf({ new: added, changed }: RowCounts): string {
  const parts = [
    (added > 0 || changed === 0) && `Add ${added.toLocaleString('en-NG')}`,
    changed > 0 && `${added > 0 ? 'change' : 'Change'} ${changed.toLocaleString('en-NG')}`,
  ]
  return parts.filter(Boolean).join(', ')
}
