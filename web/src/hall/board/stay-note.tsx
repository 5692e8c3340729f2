import { Button } from '@mantine/core'
import { mostOfStaffMs } from '@sabimark/domain/people/sessions/session-watch.ts'
import { lagosClock } from '@sabimark/domain/words/lagos-time.ts'
import { useSessionEnding } from '../../platform/session-ending.ts'
import notes from '../../platform/ui/note.module.css'
import styles from './board.module.css'

const mostHours = mostOfStaffMs / 3_600_000

/** Whoever watches a hall presses nothing for long: says that they are about to be signed out, while a press can still keep them. */
export function StayNote() {
  const ending = useSessionEnding()
  return (
    <div role="status" className={styles.stay}>
      {ending && (
        <div className={notes.note} data-tone="amber">
          <div>
            You will be signed out at {lagosClock(ending.at)}
            {ending.isLast
              ? `: nobody stays signed in for longer than ${mostHours} hours. Sign in again to watch on.`
              : ', as nobody has used this page for a while.'}
          </div>
          {!ending.isLast && (
            <Button variant="default" size="xs" onClick={() => void ending.stay()}>
              Stay signed in
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
