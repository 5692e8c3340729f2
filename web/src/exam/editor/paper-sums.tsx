import { marksFromText, marksText } from '@sabimark/domain/bank/marks-text.ts'
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react'
import styles from '../exam.module.css'
import { questionsText } from '../exams.ts'
import { type ExamForm, sumOf } from './exam-draft.ts'
import paper from './paper.module.css'

type OtherSumsProps = {
  form: ExamForm
  /** What the questions are given, added up. */
  minutes: number
  /** What each candidate's device fetches, as it was last kept; null before. */
  bytes: number | null
}

/** The running sum against the total. */
export function MarksSum({ form }: { form: ExamForm }) {
  const sum = sumOf(form)
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

/** The time questions are given against that of the exam, and what a candidate's device fetches. */
export function OtherSums({ form, minutes, bytes }: OtherSumsProps) {
  const rounded = Math.round(minutes * 10) / 10
  const wanted = form.totalQuestions.trim()
  const isOff = wanted !== '' && Number(wanted) !== form.questions.length
  return (
    <p className={`${styles.hint} ${paper.sums}`}>
      {isOff && <span data-off="true">{wanted} questions are meant</span>}
      {form.questions.length > 0 && (
        <span data-off={rounded > Number(form.duration)}>
          {rounded} of {form.duration || 0} min
        </span>
      )}
      {bytes !== null && (
        <span title="Questions and pictures, as the draft was last saved">{sizeText(bytes)} a candidate</span>
      )}
    </p>
  )
}

function sizeText(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1_000))} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`
}
