import { Button } from '@mantine/core'
import { marksFromText, marksText } from '@sabimark/domain/bank/marks-text.ts'
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react'
import { RefusalNote } from '../../platform/ui/refusal-note.tsx'
import { SaveRefusal } from '../../platform/ui/save-refusal.tsx'
import styles from '../exam.module.css'
import { questionsText } from '../exams.ts'
import { publishRefusalText } from '../publish-refusal.ts'
import { type ExamForm, sumOf } from './exam-draft.ts'

type SaveBarProps = {
  form: ExamForm
  error: unknown
  hasErrors: boolean
  isKept: boolean
  isWorking: boolean
  onPublish: () => void
  onStart: () => void
}

/** Stays at the foot of the screen: the running sum against the total, and what can be done. */
export function SaveBar({ form, error, hasErrors, isKept, isWorking, onPublish, onStart }: SaveBarProps) {
  return (
    <div className={styles.bar}>
      <SaveRefusal error={error} text={publishRefusalText(error)} />
      {hasErrors && !error && <RefusalNote>Please correct the marked fields.</RefusalNote>}
      <div className={styles.barRow}>
        <div>
          <MarksSum form={form} />
          <div className={styles.kept} role="status">
            {isKept ? 'Saved as a draft.' : ''}
          </div>
        </div>
        <div className={styles.barActions}>
          <Button type="submit" variant="default" loading={isWorking}>
            Save draft
          </Button>
          <Button variant="default" disabled={isWorking} onClick={onStart}>
            Start now
          </Button>
          <Button disabled={isWorking} onClick={onPublish}>
            Publish
          </Button>
        </div>
      </div>
    </div>
  )
}

function MarksSum({ form }: { form: ExamForm }) {
  const sum = sumOf(form.questions)
  const total = marksFromText(form.totalMarks)
  const isRight = total !== null && total === sum
  const Icon = isRight ? IconCircleCheck : IconAlertTriangle
  return (
    <p className={styles.sum} data-right={isRight}>
      <Icon size={20} aria-hidden="true" />
      <span>
        {total === null ? (
          <>
            <strong>{marksText(sum)}</strong> marks given, no total yet
          </>
        ) : (
          <>
            <strong>
              {marksText(sum)} of {marksText(total)}
            </strong>{' '}
            marks given
          </>
        )}{' '}
        · {questionsText(form.questions.length)}
      </span>
    </p>
  )
}
