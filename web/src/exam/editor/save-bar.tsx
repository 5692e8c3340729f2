import { Button } from '@mantine/core'
import { counted } from '@sabimark/domain/words/plural.ts'
import { IconAlertTriangle } from '@tabler/icons-react'
import { RefusalNote } from '../../platform/ui/refusal-note.tsx'
import { SaveRefusal } from '../../platform/ui/save-refusal.tsx'
import styles from '../exam.module.css'
import { publishRefusalText } from '../publish-refusal.ts'
import { type Conflict, DraftConflict } from './draft-conflict.tsx'
import type { ExamForm } from './exam-draft.ts'
import paper from './paper.module.css'
import { PaperSums } from './paper-sums.tsx'

type SaveBarProps = {
  form: ExamForm
  /** What the questions are given, added up. */
  minutes: number
  /** What each candidate's device fetches, as it was last kept; null before. */
  bytes: number | null
  error: unknown
  conflict: (Conflict & { onKeepMine: () => void }) | null
  /** Keeps what is typed as another draft, where the one that was open is gone; null where it is there. */
  onKeepAnew: (() => void) | null
  hasErrors: boolean
  isWorking: boolean
  /** How much is seen to keep it from being published. */
  problemCount: number
  onProblems: () => void
  /** Where an administrator publishes it; null where it is published here. */
  onAskApproval: (() => void) | null
  /** What is typed waits for approval already, so there is nothing to send. */
  isAsked: boolean
  onPublish: () => void
  onStart: () => void
}

/** Stays at the foot of the screen: the running sum against the total, and what can be done. */
export function SaveBar(props: SaveBarProps) {
  const { form, minutes, bytes, error, conflict, hasErrors, isWorking, onAskApproval, onPublish, onStart } = props
  const { problemCount, onProblems, onKeepAnew, isAsked } = props
  return (
    <div className={styles.bar}>
      {conflict ? (
        <DraftConflict {...conflict} isWorking={isWorking} />
      ) : onKeepAnew ? (
        <RefusalNote
          action={
            <Button variant="default" size="sm" loading={isWorking} onClick={onKeepAnew}>
              Save as a new draft
            </Button>
          }
        >
          Somebody deleted this draft. What you typed is still here.
        </RefusalNote>
      ) : (
        <SaveRefusal error={error} text={publishRefusalText(error)} />
      )}
      {hasErrors && !error && <RefusalNote>Please correct the marked fields.</RefusalNote>}
      <div className={styles.barRow}>
        <PaperSums form={form} minutes={minutes} bytes={bytes} />
        <div className={styles.barActions}>
          {problemCount > 0 && (
            <Button
              variant="default"
              className={paper.problems}
              leftSection={<IconAlertTriangle size={18} aria-hidden="true" />}
              onClick={onProblems}
            >
              {counted(problemCount, 'problem')}
            </Button>
          )}
          <Button type="submit" variant="default" loading={isWorking}>
            Save draft
          </Button>
          {onAskApproval ? (
            <Button disabled={isWorking || isAsked} onClick={onAskApproval}>
              {isAsked ? 'Sent for approval' : 'Send for approval'}
            </Button>
          ) : (
            <>
              <Button variant="default" disabled={isWorking} onClick={onStart}>
                Start now
              </Button>
              <Button disabled={isWorking} onClick={onPublish}>
                Publish
              </Button>
            </>
          )}
        </div>
      </div>
    </div>
  )
}
