import { useMemo } from 'react'
import { serverNow } from '../platform/server-now.ts'
import { ConfirmDialog } from '../platform/ui/confirm-dialog.tsx'
import { SaveRefusal } from '../platform/ui/save-refusal.tsx'
import { ConductLine } from './conduct-line.tsx'
import { EarlyPaper, type PaperRelease } from './early-paper.tsx'
import styles from './exam.module.css'
import { lagosText } from './exams.ts'
import { fixedForGood } from './fixed-for-good.ts'
import { reachedText } from './named-students.ts'
import { PlannedClashes, type PlannedExam } from './planned-clashes.tsx'
import { publishRefusalText } from './publish-refusal.ts'
import { ShortWindow } from './short-window.tsx'

type StartDialogProps = {
  title: string
  classNames: readonly string[]
  /** Students from outside the classes. */
  namedCount: number
  /** Of a further sitting: who sits it. The exam itself has been published and is not withdrawn by taking it away. */
  further?: string
  durationMinutes: number
  /** Of a draft: what may clash with other exams. */
  planned?: PlannedExam
  closesAt: Date
  /** Null where candidates wait for the questions anyway. */
  release: PaperRelease | null
  /** A draft is published by it. */
  isDraft: boolean
  isOpen: boolean
  isWorking: boolean
  error: unknown
  onStart: () => void
  onCancel: () => void
}

/** Asks before the doors open. */
export function StartDialog({ title, classNames, namedCount, planned, error, onStart, ...dialog }: StartDialogProps) {
  const { isOpen } = dialog
  // No more than advice: the server decides by the moment the press arrives.
  const opensAt = useMemo(() => (isOpen ? serverNow() : null), [isOpen])
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
          {dialog.further ?? reachedText(classNames, namedCount)} can start at once, until{' '}
          {lagosText(dialog.closesAt.toISOString())}, Lagos time. Once somebody has begun it, it cannot be{' '}
          {dialog.further === undefined ? 'withdrawn' : 'taken away'}.
        </p>
        {dialog.isDraft && <p>{fixedForGood}</p>}
        {dialog.isDraft && <ConductLine durationMinutes={dialog.durationMinutes} />}
        {dialog.release && <EarlyPaper {...dialog.release} />}
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
