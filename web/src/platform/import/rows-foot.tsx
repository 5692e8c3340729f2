import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
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
  /** The school could not be asked who is there already. */
  isUncompared: boolean
  onNext: () => void
  /** What ends the import, once it has begun. */
  children?: ReactNode
}

/** How many rows are ready, how far adding them is, and the one button that writes; where nothing is ready, what is missing. */
export function RowsFoot(props: RowsFootProps) {
  const { kind, counts, total, adding, isBegun, isReady, isUncompared, onNext, children } = props
  const { running, error } = adding
  const ready = counts.new + counts.changed
  const left = error === null ? null : kind.whenStopped?.(error, ready)
  const open = counts['needs-you']
  const toldFirst = running || ready === 0 ? null : (left ?? kind.beforeAdding?.(counts.new))
  const isNothing = running === null && (ready === 0 || isUncompared)
  return (
    <div className={styles.bar}>
      <RefusalNote error={error} />
      {toldFirst && <p className={styles.told}>{toldFirst}</p>}
      <div className={styles.barRow}>
        <p className={styles.sum} role="status">
          {running ? (
            <>
              <progress value={running.done} max={running.of} aria-label="Rows added" />{' '}
              {running.done.toLocaleString('en-NG')} of {running.of.toLocaleString('en-NG')} added. You can change rows
              again when all are added.
            </>
          ) : isNothing ? (
            <span>{isUncompared || isReady ? whyNothing(kind, { counts, total, isUncompared }) : 'Comparing…'}</span>
          ) : (
            <>
              <span>
                <strong>{ready.toLocaleString('en-NG')}</strong> of {total.toLocaleString('en-NG')} rows will be{' '}
                {counts.changed === 0 ? 'added' : counts.new === 0 ? 'changed' : 'added or changed'}
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
          {children}
          {open > 0 && (
            <Button variant={isNothing ? 'filled' : 'default'} onClick={onNext}>
              Next to check <kbd>N</kbd>
            </Button>
          )}
          {!isNothing && (
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

type Nothing = { counts: RowCounts; total: number; isUncompared: boolean }

function whyNothing({ words: { one, many } }: ImportKind, { counts, total, isUncompared }: Nothing): string {
  const open = counts['needs-you']
  if (isUncompared) return 'Press “Compare again” first, so that nobody is added twice.'
  if (counts.added > 0)
    return open > 0 ? 'All that was ready is done. The others need you.' : 'All that was ready is done.'
  if (total === 0) return `The file has no row with a ${one}. Choose another file.`
  if (open > 0) return 'No row is ready yet. Look at those that need you first.'
  if (counts.same === total) return `Your school has all these ${many} already, and nothing has changed.`
  return 'There is nothing to add: every row is left out or the same as at your school.'
}

/** "Add 31, change 4". */
function wordsOf({ new: added, changed }: RowCounts): string {
  const parts = [
    added > 0 && `Add ${added.toLocaleString('en-NG')}`,
    changed > 0 && `${added > 0 ? 'change' : 'Change'} ${changed.toLocaleString('en-NG')}`,
  ]
  return parts.filter(Boolean).join(', ')
}
