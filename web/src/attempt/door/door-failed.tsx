import { Button } from '@mantine/core'
import { unknownExam } from '../../exam/exams.ts'
import { PageButton } from '../../platform/navigation.tsx'
import { refusalCode } from '../../platform/refusal.ts'
import { RefusalNote } from '../../platform/ui/refusal-note.tsx'
import { mayPass } from '../sync/ask-again.ts'
import styles from './door.module.css'
import { DoorFrame } from './door-frame.tsx'

/** The exam could not be shown: one sentence why, and what to do. */
export function DoorFailed({ error, onTryAgain }: { error: unknown; onTryAgain: () => void }) {
  // An address that names no exam at all is refused before anybody looks for one.
  const isUnknown = ['BAD_REQUEST', 'UNKNOWN_EXAM'].includes(`${refusalCode(error)}`)
  return (
    <DoorFrame title="This exam cannot be opened">
      <RefusalNote error={error}>
        {isUnknown ? `${unknownExam} If you were told of it, your school has withdrawn it.` : null}
      </RefusalNote>
      <div className={styles.actions}>
        {mayPass(error) && <Button onClick={onTryAgain}>Try again</Button>}
        <PageButton to="/" variant="default">
          Back to the dashboard
        </PageButton>
      </div>
    </DoorFrame>
  )
}
