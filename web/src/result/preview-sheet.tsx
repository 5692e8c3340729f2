import type { MarkedPreview } from '../attempt/marked-preview.ts'
import { AnswerReview } from './answer-review.tsx'
import styles from './result-page.module.css'
import type { ReviewedQuestion } from './results.ts'
import { ScoreHead } from './score-head.tsx'

/** A paper that is kept nowhere, as it was marked. */
type MarkedPaper = Pick<MarkedPreview, 'content' | 'order' | 'answers' | 'marked' | 'totals'>

/** The marks of a paper that is kept nowhere, against its questions. */
export function PreviewSheet({ preview, headingLevel }: { preview: MarkedPaper; headingLevel: 2 | 3 }) {
  return (
    <div className={styles.sheet}>
      <ScoreHead score={preview.totals} />
      <AnswerReview
        questions={previewed(preview)}
        passages={preview.content.passages}
        sections={preview.content.sections}
        marked={preview.marked}
        headingLevel={headingLevel}
      />
    </div>
  )
}

/** The questions in the order they were shown, with what was answered. */
function previewed({ content, order, answers }: MarkedPaper): ReviewedQuestion[] {
  return order.flatMap(({ questionId, optionIds }) => {
    const question = content.questions.find(({ id }) => id === questionId)
    if (!question) return []
    const options = optionIds.flatMap((optionId) => question.options.filter(({ id }) => id === optionId))
    return [{ ...question, options, answer: answers[questionId] ?? null }]
  })
}
