import { Button } from '@mantine/core'
import type { MadeReport } from '@sabimark/contract/answers.ts'
import { useEffect, useRef } from 'react'
import { RefusalNote } from '../../platform/ui/refusal-note.tsx'
import { isUnderWay } from './made-reports.ts'
import styles from './making-notes.module.css'
import { formatNames } from './report-words.ts'
import type { Making } from './use-making.ts'

type MakingNotesProps = {
  making: Making
  /** Asks whether it should be stopped. */
  onCancel: (made: MadeReport) => void
}

/** What is being made right now and how far it is; what could not be made, and why. */
export function MakingNotes({ making, onCancel }: MakingNotesProps) {
  const notes = useRef<HTMLDivElement>(null)
  // It may have been asked for in the list, far below.
  useEffect(() => {
    if (making.error) notes.current?.scrollIntoView({ block: 'nearest' })
  }, [making.error])
  return (
    <div ref={notes} className={styles.notes}>
      <RefusalNote error={making.error} />
      {making.current.map((made) =>
        isUnderWay(made) ? (
          <div key={made.id} className={styles.note}>
            <p role="status">
              {made.state === 'waiting' ? 'Waiting to make' : 'Making'} <strong>{made.title}</strong>, {made.range}, as{' '}
              {formatNames[made.format]}
            </p>
            <Progress made={made} />
            <Button variant="default" size="xs" onClick={() => onCancel(made)}>
              Cancel
            </Button>
          </div>
        ) : (
          <RefusalNote
            key={made.id}
            action={
              <Button variant="default" size="xs" onClick={() => making.forget(made.id)}>
                Hide
              </Button>
            }
          >
            {`${made.title} could not be made. ${made.problem ?? ''}`.trim()}
          </RefusalNote>
        ),
      )}
    </div>
  )
}

/** How far it is; how much there is to do is known once it has begun. */
export function Progress({ made: { title, doneCount, totalCount } }: { made: MadeReport }) {
  const isKnown = totalCount > 0
  return (
    <span className={styles.progress}>
      <progress
        aria-label={`Making ${title}`}
        {...(isKnown && { value: Math.min(doneCount, totalCount), max: totalCount })}
      />
      {isKnown && (
        <span className={styles.count}>
          {`${doneCount.toLocaleString('en-NG')} of ${totalCount.toLocaleString('en-NG')}`}
        </span>
      )}
    </span>
  )
}
