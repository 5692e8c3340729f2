import { Button } from '@mantine/core'
import { counted } from '@sabimark/domain/words/plural.ts'
import type { ReactNode } from 'react'
import styles from '../../platform/import/review.module.css'
import type { Adding } from '../../platform/import/use-adding.ts'
import { RefusalNote } from '../../platform/ui/refusal-note.tsx'
import { subjectsToAdd } from './add-named.ts'
import type { Judged, Review } from './found.ts'
import { changeFound, type ReviewHere } from './review-here.ts'
import type { Tab } from './review-tabs.ts'
import type { Counts } from './verdict-words.ts'

type AddBarProps = {
  here: ReviewHere
  review: Review
  counts: Counts
  tab: Tab
  judged: readonly Judged[]
  adding: Adding
  /** Said where no question is ready. */
  whyNothing: string
  onNext: () => void
  /** What ends the import, once it has begun. */
  children?: ReactNode
}

/** At the foot: how many will be added, what is still open, and the one button that writes anything. */
export function AddBar({ here, review, counts, tab, judged, adding, whyNothing, onNext, children }: AddBarProps) {
  const { running, error } = adding
  const open = counts.needs + counts.guess
  const isNothing = running === null && counts.ready === 0
  const isDone = isNothing && counts.added > 0
  const added = subjectsToAdd(review)
  const all = new Set(judged.filter(({ verdict }) => verdict === tab).map(({ position }) => position))
  return (
    <div className={styles.bar}>
      <RefusalNote error={error} />
      {running === null && added.length > 0 && (
        <p className={styles.told}>
          {added.length === 1
            ? `The subject ${added[0]} will also be added.`
            : `${added.length} subjects will also be added: ${added.join(', ')}.`}
        </p>
      )}
      <div className={styles.barRow}>
        <p className={styles.sum} role="status">
          {running ? (
            <>
              <progress value={running.done} max={running.of} aria-label="Questions added" /> {running.done} of{' '}
              {running.of} added. Nothing can be changed until all are added.
            </>
          ) : (
            <>
              {isDone ? (
                <span>Everything that is ready was added.</span>
              ) : isNothing ? (
                <span>{whyNothing}</span>
              ) : (
                <span>
                  <strong>{counts.ready.toLocaleString('en-NG')}</strong> of{' '}
                  {review.found.length.toLocaleString('en-NG')} will be added
                </span>
              )}
              {open > 0 && <span className={styles.open}>{openText(counts)}</span>}
              {counts.duplicate > 0 && <span>{counted(counts.duplicate, 'duplicate')} skipped</span>}
            </>
          )}
        </p>
        <div className={styles.barActs}>
          {children}
          {running === null && tab === 'guess' && all.size > 0 && (
            <Button variant="default" onClick={() => changeFound(here, all, (one) => ({ ...one, isConfirmed: true }))}>
              All guesses are right
            </Button>
          )}
          {running === null && tab === 'duplicate' && all.size > 0 && (
            <Button variant="default" onClick={() => changeFound(here, all, (one) => ({ ...one, isKept: true }))}>
              Add all of them too
            </Button>
          )}
          {open > 0 && (
            <Button variant={isNothing ? 'filled' : 'default'} onClick={onNext}>
              Next to check <kbd>N</kbd>
            </Button>
          )}
          {!isNothing && (
            <Button loading={running !== null} onClick={() => void adding.add()}>
              {error !== null && review.importId !== null ? 'Continue: add' : 'Add'} {counted(counts.ready, 'question')}
            </Button>
          )}
        </div>
      </div>
    </div>
  )
}

/** "3 need you, 1 guess": in the words of the tabs above. */
function openText({ needs, guess }: Counts): string {
  const parts = [
    needs > 0 && `${needs} ${needs === 1 ? 'needs' : 'need'} you`,
    guess > 0 && counted(guess, 'guess', 'guesses'),
  ]
  return parts.filter(Boolean).join(', ')
}
