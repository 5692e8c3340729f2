import { useMemo } from 'react'
import { ConfirmDialog } from '../platform/ui/confirm-dialog.tsx'
import { SaveRefusal } from '../platform/ui/save-refusal.tsx'
import styles from './exam.module.css'
import { fixedForGood } from './exams.ts'
import { PlannedClashes, type PlannedExam } from './planned-clashes.tsx'
import { publishRefusalText } from './publish-refusal.ts'
import { ShortWindow } from './short-window.tsx'

type StartDialogProps = {
  title: string
  classNames: readonly string[]
  durationMinutes: number
  /** Of a draft: what may clash with other exams. */
  planned?: PlannedExam
  closesAt: Date
  /** A draft is published by it. */
  isDraft: boolean
  isOpen: boolean
  isWorking: boolean
  error: unknown
  onStart: () => void
  onCancel: () => void
}

/** Asks before the doors open. */
export function StartDialog({ title, classNames, planned, error, onStart, ...dialog }: StartDialogProps) {
  const { isOpen } = dialog
  // By this device's clock, so it is no more than advice; the server's decides.
  const opensAt = useMemo(() => (isOpen ? new Date() : null), [isOpen])
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={`Open “${title}” now?`}
      confirmLabel="Start now"
      isWorking={dialog.isWorking}
      onConfirm={onStart}
      onCancel={dialog.onCancel}
    >
      <div className={styles.asked}>
        <p>
          {classNames.length > 0 ? `The students of ${classNames.join(', ')}` : 'Its students'} can start at once, until
          the closing time. An exam that is open cannot go back to a draft.
        </p>
        {dialog.isDraft && <p>{fixedForGood}</p>}
        {opensAt && (
          <ShortWindow opensAt={opensAt} closesAt={dialog.closesAt} durationMinutes={dialog.durationMinutes} />
        )}
        {opensAt && planned && (
          <PlannedClashes
            {...{ ...planned, title, opensAt, closesAt: dialog.closesAt }}
            durationMinutes={dialog.durationMinutes}
          />
        )}
      </div>
      <SaveRefusal error={error} text={publishRefusalText(error)} />
    </ConfirmDialog>
  )
}
