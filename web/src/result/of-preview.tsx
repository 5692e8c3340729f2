import { type MarkedPreview, markedPreviewOf } from '../attempt/marked-preview.ts'
import { AnswerReview } from './answer-review.tsx'
import { Fresh } from './fresh.tsx'
import styles from './result.module.css'
import type { ReviewedQuestion } from './results.ts'
import { ScoreHead } from './score-head.tsx'

/** The marks of a preview, or of the demo's exam, as long as this page's memory holds them. */
export default function OfPreview({ ownerId }: { ownerId: string }) {
  const preview = markedPreviewOf(ownerId)
  if (!preview) return null
  return (
    <Fresh label={preview.label} title={preview.title}>
      <div className={styles.sheet}>
        <ScoreHead score={preview.totals} />
        <AnswerReview questions={previewed(preview)} marked={preview.marked} headingLevel={3} />
      </div>
    </Fresh>
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
