import { marksFromText, marksText } from '@sabimark/domain/bank/marks-text.ts'
import { type ExamForm, sumOf } from './exam-draft.ts'
import paper from './paper.module.css'

type PaperSumsProps = {
  form: ExamForm
  /** What the questions are given, added up. */
  minutes: number
  /** What each candidate's device fetches, as it was last kept; null before. */
  bytes: number | null
}

/** What the paper comes to against what is wanted: questions, marks and minutes, and what a candidate's device fetches. What is off is amber. */
export function PaperSums({ form, minutes, bytes }: PaperSumsProps) {
  const sum = sumOf(form)
  const total = marksFromText(form.totalMarks)
  const rounded = Math.round(minutes * 10) / 10
  const count = form.questions.length
  const wanted = form.totalQuestions.trim()
  const isOff = wanted !== '' && Number(wanted) !== count
  return (
    <p className={paper.sums}>
      <span data-off={isOff}>
        <b>{count}</b>
        {isOff && ` of ${wanted}`} {count === 1 && !isOff ? 'question' : 'questions'}
      </span>
      <span data-sum data-off={total !== sum}>
        <b>{marksText(sum)}</b>
        {total === null ? '' : ` of ${marksText(total)}`} marks
      </span>
      {count > 0 && (
        <span data-off={rounded > Number(form.duration)}>
          <b>{rounded}</b> of {form.duration || 0} min
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
