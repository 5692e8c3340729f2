import { ConfirmDialog } from '../../platform/ui/confirm-dialog.tsx'
import type { PaperQuestion } from '../paper.ts'
import type { Progress } from '../sync/progress.ts'
import styles from './submit-dialog.module.css'

type SubmitDialogProps = {
  isOpen: boolean
  questions: readonly PaperQuestion[]
  progress: Progress
  onContinue: () => void
  onSubmit: () => void
}

/** Asks once more. The time goes on while it asks, and it says so. */
export function SubmitDialog({ isOpen, questions, progress, onContinue, onSubmit }: SubmitDialogProps) {
  const answered = questions.filter(({ id }) => progress.answers[id] !== undefined).length
  const flagged = questions.filter(({ id }) => progress.flagged.includes(id)).length
  const unanswered = questions.length - answered
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title="Submit this exam?"
      confirmLabel="Submit Exam"
      cancelLabel="Continue Exam"
      onConfirm={onSubmit}
      onCancel={onContinue}
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
        <div data-open={flagged > 0}>
          <dt>Flagged</dt>
          <dd>{flagged}</dd>
        </div>
      </dl>
      <p className={styles.line}>After submitting you cannot change any answer. Your time goes on until you submit.</p>
    </ConfirmDialog>
  )
}
