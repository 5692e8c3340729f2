import { Button } from '@mantine/core'
import { PageButton } from '../../platform/navigation.tsx'
import { isNetworkError } from '../../platform/refusal.ts'
import { RefusalNote } from '../../platform/ui/refusal-note.tsx'
import styles from './door.module.css'
import { DoorFrame } from './door-frame.tsx'

/** The exam could not be shown: one sentence why, and what to do. */
export function DoorFailed({ error, onTryAgain }: { error: unknown; onTryAgain: () => void }) {
  return (
    <DoorFrame title="This exam cannot be opened">
      <RefusalNote error={error} />
      <div className={styles.actions}>
        {isNetworkError(error) && <Button onClick={onTryAgain}>Try again</Button>}
        <PageButton to="/" variant="default">
          Back to the dashboard
        </PageButton>
      </div>
    </DoorFrame>
  )
}
