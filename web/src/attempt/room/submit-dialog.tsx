import { Button } from '@mantine/core'
import { isOnPaper } from '@sabimark/domain/exam/on-paper.ts'
import { useRef } from 'react'
import { Dialog, DialogActions } from '../../platform/ui/dialog.tsx'
import { noRepeatedEnter } from '../no-repeated-enter.ts'
import type { PaperQuestion } from '../paper.ts'
import type { Progress } from '../sync/progress.ts'
import { type AskedPart, askedOf } from './asked.ts'
import styles from './submit-dialog.module.css'
import { useIsRead } from './use-is-read.ts'

type SubmitDialogProps = {
  isOpen: boolean
  questions: readonly PaperQuestion[]
  parts: readonly AskedPart[]
  progress: Progress
  /** What another device has changed: the paper behind the dialog cannot be read. */
  news: string | null
  /** Whether it is still being asked. */
  isLooking: boolean
  onContinue: () => void
  onSubmit: () => void
}

/**
 * Asks once more. The time goes on while it asks, and it says so. What cannot be taken back waits a moment: the second
 * half of a double tap on Submit lands on whatever has just come up under the finger.
 */
export function SubmitDialog({
  isOpen,
  questions,
  parts,
  progress,
  news,
  isLooking,
  onContinue,
  onSubmit,
}: SubmitDialogProps) {
  const answered = questions.filter(({ id }) => progress.answers[id] !== undefined).length
  const flagged = questions.filter(({ id }) => progress.flagged.includes(id)).length
  const onPaper = questions.filter(isOnPaper).length
  const { asked, done } = askedOf(parts)
  const unanswered = asked - done
  const beyond = parts.filter((part) => part.answered > part.asked)
  const isRead = useIsRead(isOpen) && !isLooking
  const hasBegunEarly = useRef(false)
  const begin = () => {
    hasBegunEarly.current = !isRead
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onContinue}
      title="Submit this exam?"
      closesOutside={isRead}
      onKeyDown={noRepeatedEnter}
    >
      <dl className={styles.counts}>
        <div>
          <dt>Answered</dt>
          <dd>{answered}</dd>
        </div>
        <div data-open={unanswered > 0}>
          <dt>Not answered</dt>
          <dd>{unanswered}</dd>
        </div>
        {onPaper > 0 && (
          <div>
            <dt>On paper</dt>
            <dd>{onPaper}</dd>
          </div>
        )}
        <div data-open={flagged > 0}>
          <dt>Flagged</dt>
          <dd>{flagged}</dd>
        </div>
      </dl>
      <div role="status">
        {(isLooking || news) && (
          <p className={styles.line}>
            {isLooking ? 'Looking for answers from another device…' : <strong>{news}</strong>}
          </p>
        )}
      </div>
      {beyond.map(({ section, answered: given, asked: counted }) => (
        <p key={section?.place} className={styles.line}>
          {section?.title}: you answered {given}, and {counted} {counted === 1 ? 'counts' : 'count'}.
        </p>
      ))}
      <p className={styles.line}>
        After submitting you cannot change any answer. The clock keeps running until you submit.
      </p>
      <DialogActions>
        <Button variant="default" onClick={onContinue} data-autofocus>
          Continue Exam
        </Button>
        <Button
          // Not `disabled`: a press that begins too early is to be seen here, not to fall through to nothing.
          data-disabled={!isRead || undefined}
          aria-disabled={!isRead}
          onPointerDown={begin}
          onKeyDown={begin}
          onClick={() => {
            if (isRead && !hasBegunEarly.current) onSubmit()
            hasBegunEarly.current = false
          }}
        >
          Submit Exam
        </Button>
      </DialogActions>
    </Dialog>
  )
}
