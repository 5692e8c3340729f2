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
  return (
    <DoorFrame title="This exam cannot be opened">
      {/* An address that names no exam at all is refused before anybody looks for one. */}
      <RefusalNote error={error}>{refusalCode(error) === 'BAD_REQUEST' ? unknownExam : null}</RefusalNote>
      <div className={styles.actions}>
        {mayPass(error) && <Button onClick={onTryAgain}>Try again</Button>}
        <PageButton to="/" variant="default">
          Back to the dashboard
        </PageButton>
      </div>
    </DoorFrame>
  )
}
