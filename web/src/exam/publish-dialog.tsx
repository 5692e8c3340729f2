import { ConfirmDialog } from '../platform/ui/confirm-dialog.tsx'
import { ConductLine } from './conduct-line.tsx'
import { EarlyPaper, type PaperRelease } from './early-paper.tsx'
import styles from './exam.module.css'
import { lagosText } from './exams.ts'
import { fixedForGood } from './fixed-for-good.ts'
import { reachedText } from './named-students.ts'
import { PlannedClashes, type PlannedExam } from './planned-clashes.tsx'
import { ShortWindow } from './short-window.tsx'

type PublishDialogProps = {
  title: string
  classNames: readonly string[]
  /** Students from outside the classes. */
  namedCount: number
  /** What may clash with other exams. */
  planned: PlannedExam
  durationMinutes: number
  opensAt: Date
  closesAt: Date
  /** Null where candidates wait for the questions anyway. */
  release: PaperRelease | null
  isOpen: boolean
  isWorking: boolean
  onPublish: () => void
  onCancel: () => void
}

/** Asks before an exam is given out. */
export function PublishDialog({
  title,
  classNames,
  namedCount,
  planned,
  opensAt,
  closesAt,
  release,
  ...dialog
}: PublishDialogProps) {
  return (
    <ConfirmDialog
      isOpen={dialog.isOpen}
      title={`Publish “${title}”?`}
      confirmLabel="Publish"
      isWorking={dialog.isWorking}
      onConfirm={dialog.onPublish}
      onCancel={dialog.onCancel}
    >
      <div className={styles.asked}>
        <p>
          {reachedText(classNames, namedCount)} will have it in their list. It opens {lagosText(opensAt.toISOString())}{' '}
          and closes {lagosText(closesAt.toISOString())}, Lagos time.
        </p>
        <p>{fixedForGood} Until it opens, it can be moved to another time.</p>
        <ConductLine durationMinutes={dialog.durationMinutes} />
        {release && <EarlyPaper {...release} />}
        <ShortWindow opensAt={opensAt} closesAt={closesAt} durationMinutes={dialog.durationMinutes} />
        <PlannedClashes {...{ ...planned, title, opensAt, closesAt }} durationMinutes={dialog.durationMinutes} />
      </div>
    </ConfirmDialog>
  )
}
