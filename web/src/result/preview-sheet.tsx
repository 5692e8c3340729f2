import type { MarkedPreview } from '../attempt/marked-preview.ts'
import { AnswerReview } from './answer-review.tsx'
import styles from './result.module.css'
import type { ReviewedQuestion } from './results.ts'
import { ScoreHead } from './score-head.tsx'

/** The marks of a paper that is kept nowhere, against its questions. */
export function PreviewSheet({ preview, headingLevel }: { preview: MarkedPreview; headingLevel: 2 | 3 }) {
  return (
    <div className={styles.sheet}>
      <ScoreHead score={preview.totals} />
      <AnswerReview
        questions={previewed(preview)}
        passages={preview.content.passages}
        marked={preview.marked}
        headingLevel={headingLevel}
      />
    </div>
  )
}

/** The questions in the order they were shown, with what was answered. */
function previewed({ content, order, answers }: MarkedPreview): ReviewedQuestion[] {
  return order.flatMap(({ questionId, optionIds }) => {
    const question = content.questions.find(({ id }) => id === questionId)
    if (!question) return []
    const options = optionIds.flatMap((optionId) => question.options.filter(({ id }) => id === optionId))
    return [{ ...question, options, answer: answers[questionId] ?? null }]
  })
}
