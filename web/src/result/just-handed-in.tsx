import { useEffect, useRef } from 'react'
import { useCarried } from '../platform/navigation.tsx'
import { AnswerReview } from './answer-review.tsx'
import { type CarriedResult, carriedResult } from './carried-result.ts'
import styles from './result.module.css'
import { ResultSheet } from './result-sheet.tsx'
import type { ReviewedQuestion } from './results.ts'
import { ScoreHead } from './score-head.tsx'

/** The result the exam room brought along, at the head of the dashboard. */
export default function JustHandedIn() {
  const carried = carriedResult(useCarried())
  const heading = useRef<HTMLHeadingElement>(null)
  const isThere = carried !== null
  useEffect(() => {
    if (isThere) heading.current?.focus({ preventScroll: true })
  }, [isThere])
  if (!carried) return null
  return (
    <section className={styles.fresh} aria-labelledby="handed-in">
      <h2 id="handed-in" ref={heading} tabIndex={-1}>
        <small>{carried.kind === 'preview' ? 'Preview: nothing was stored' : 'Handed in'}</small>
        {carried.kind === 'preview' ? carried.preview.title : carried.card.examTitle}
      </h2>
      {carried.kind === 'preview' ? (
        <PreviewSheet {...carried} />
      ) : (
        <ResultSheet card={carried.card} headingLevel={3} />
      )}
    </section>
  )
}

function PreviewSheet({ preview }: Extract<CarriedResult, { kind: 'preview' }>) {
  return (
    <div className={styles.sheet}>
      <ScoreHead score={preview.totals} />
      <AnswerReview questions={previewed(preview)} marked={preview.marked} headingLevel={3} />
    </div>
  )
}

/** The questions in the order they were shown, with what was answered. */
function previewed({
  content,
  order,
  answers,
}: Extract<CarriedResult, { kind: 'preview' }>['preview']): ReviewedQuestion[] {
  return order.flatMap(({ questionId, optionIds }) => {
    const question = content.questions.find(({ id }) => id === questionId)
    if (!question) return []
    const options = optionIds.flatMap((optionId) => question.options.filter(({ id }) => id === optionId))
    return [{ ...question, options, answer: answers[questionId] ?? null }]
  })
}
