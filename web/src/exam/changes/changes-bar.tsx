import { Button } from '@mantine/core'
import { RefusalNote } from '../../platform/ui/refusal-note.tsx'
import { SaveRefusal } from '../../platform/ui/save-refusal.tsx'
import { type Conflict, DraftConflict } from '../editor/draft-conflict.tsx'
import type { ExamForm } from '../editor/exam-draft.ts'
import { PaperSums } from '../editor/paper-sums.tsx'
import styles from '../exam.module.css'

type ChangesBarProps = {
  form: ExamForm
  /** What the questions are given, added up. */
  minutes: number
  error: unknown
  conflict: (Conflict & { onKeepMine: () => void }) | null
  hasErrors: boolean
  isKept: boolean
  isWorking: boolean
  /** Null where an administrator publishes them. */
  onPublish: (() => void) | null
}

/** Stays at the foot of the screen: what the paper would come to, and what can be done with it. */
export function ChangesBar({ form, minutes, error, conflict, onPublish, ...bar }: ChangesBarProps) {
  const { hasErrors, isKept, isWorking } = bar
  return (
    <div className={styles.bar}>
      {conflict ? <DraftConflict {...conflict} isWorking={isWorking} /> : <SaveRefusal error={error} />}
      {hasErrors && !error && <RefusalNote>Please correct the marked fields.</RefusalNote>}
      <div className={styles.barRow}>
        <div>
          <PaperSums form={form} minutes={minutes} bytes={null} />
          <div className={styles.kept} role="status">
            {isKept ? 'Saved, and not published.' : ''}
          </div>
        </div>
        <div className={styles.barActions}>
          <Button type="submit" variant={onPublish ? 'default' : 'filled'} loading={isWorking}>
            Save changes
          </Button>
          {onPublish && (
            <Button disabled={isWorking} onClick={onPublish}>
              Publish changes
            </Button>
          )}
        </div>
      </div>
    </div>
  )
}
