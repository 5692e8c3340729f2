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
  const code = refusalCode(error)
  // Whoever was told of an exam that is withdrawn has done nothing wrong.
  if (code === 'UNKNOWN_EXAM') {
    return (
      <DoorFrame title="This exam is not on">
        <p className={styles.say}>
          Your school has withdrawn it, or it was never meant for you. You will be told if it is set again.
        </p>
        <div className={styles.actions}>
          <PageButton to="/exams">My Exams</PageButton>
        </div>
      </DoorFrame>
    )
  }
  return (
    <DoorFrame title="This exam cannot be opened">
      {/* An address that names no exam at all is refused before anybody looks for one. */}
      <RefusalNote error={error}>{code === 'BAD_REQUEST' && unknownExam}</RefusalNote>
      <div className={styles.actions}>
        {mayPass(error) && <Button onClick={onTryAgain}>Try again</Button>}
        <PageButton to="/" variant="default">
          Back to the dashboard
        </PageButton>
      </div>
    </DoorFrame>
  )
}
