import { Button } from '@mantine/core'
import { counted } from '@sabimark/domain/school/plural.ts'
import { useEffect, useRef, useState } from 'react'
import { readAgain } from '../../platform/queries.ts'
import { isNetworkError } from '../../platform/refusal.ts'
import { RefusalNote } from '../../platform/ui/refusal-note.tsx'
import { addFound, withStep } from './add-found.ts'
import type { Judged, Review } from './found.ts'
import styles from './import.module.css'
import type { Tab } from './review-tabs.tsx'
import type { ReviewHere } from './use-review.ts'
import type { Counts } from './verdict-words.ts'

type AddBarProps = {
  here: ReviewHere
  review: Review
  counts: Counts
  tab: Tab
  judged: readonly Judged[]
  onNext: () => void
}

/** At the foot: how many will be added, what is still open, and the one button that writes anything. */
export function AddBar({ here, review, counts, tab, judged, onNext }: AddBarProps) {
  const [running, setRunning] = useState<{ done: number; of: number } | null>(null)
  const [error, setError] = useState<unknown>(null)
  const [hint, setHint] = useState<string | null>(null)
  const stopping = useRef<AbortController>(undefined)
  useEffect(() => () => stopping.current?.abort(), [])
  const add = async () => {
    if (running) return
    if (counts.ready === 0) {
      setHint(whyNothing(counts))
      return
    }
    const controller = new AbortController()
    stopping.current = controller
    setHint(null)
    setError(null)
    setRunning({ done: 0, of: counts.ready })
    try {
      await addFound(
        review,
        (step) => {
          here.change((now) => withStep(now, step))
          setRunning((now) => now && { ...now, done: now.done + step.answers.length })
        },
        controller.signal,
      )
    } catch (refusal) {
      setError(refusal)
    }
    setRunning(null)
    void readAgain()
  }
  const again = useRef(add)
  useEffect(() => {
    again.current = add
  })
  // What was lost on the way goes on by itself.
  const isCutOff = error !== null && isNetworkError(error)
  useEffect(() => {
    if (!isCutOff) return
    const goOn = () => void again.current()
    window.addEventListener('online', goOn)
    return () => window.removeEventListener('online', goOn)
  }, [isCutOff])
  const open = counts.needs + counts.guess
  const isDone = running === null && counts.ready === 0 && counts.added > 0
  const all = new Set(judged.filter(({ verdict }) => verdict === tab).map(({ position }) => position))
  return (
    <div className={styles.bar}>
      <RefusalNote error={error} />
      {hint && <RefusalNote>{hint}</RefusalNote>}
      <div className={styles.barRow}>
        <p className={styles.sum} role="status">
          {running ? (
            <>
              <progress value={running.done} max={running.of} aria-label="Questions added" /> {running.done} of{' '}
              {running.of} added
            </>
          ) : (
            <>
              {isDone ? (
                <span>Everything that is ready was added.</span>
              ) : (
                <span>
                  <strong>{counts.ready.toLocaleString('en-NG')}</strong> of{' '}
                  {review.found.length.toLocaleString('en-NG')} will be added
                </span>
              )}
              {open > 0 && (
                <span className={styles.open}>
                  {open} {open === 1 ? 'needs' : 'need'} you
                </span>
              )}
              {counts.duplicate > 0 && <span>{counted(counts.duplicate, 'duplicate')} skipped</span>}
            </>
          )}
        </p>
        <div className={styles.barActs}>
          {tab === 'guess' && all.size > 0 && (
            <Button variant="default" onClick={() => here.changeFound(all, (one) => ({ ...one, isConfirmed: true }))}>
              All guesses are right
            </Button>
          )}
          {tab === 'duplicate' && all.size > 0 && (
            <Button variant="default" onClick={() => here.changeFound(all, (one) => ({ ...one, isKept: true }))}>
              Add all of them too
            </Button>
          )}
          {open > 0 && (
            <Button variant="default" className={styles.next} onClick={onNext}>
              Next that needs you <kbd>N</kbd>
            </Button>
          )}
          {!isDone && (
            <Button loading={running !== null} onClick={() => void add()}>
              {error !== null && review.importId !== null ? 'Continue: add' : 'Add'} {counted(counts.ready, 'question')}
            </Button>
          )}
        </div>
      </div>
    </div>
  )
}

function whyNothing({ needs, guess }: Counts): string {
  if (needs + guess > 0) return 'No question is ready yet. Look at those that need you first.'
  return 'There is no question to add. Take one back in first.'
}
