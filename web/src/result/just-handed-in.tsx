import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import { type MarkedPreview, markedPreviewOf } from '../attempt/marked-preview.ts'
import { useCarried } from '../platform/navigation.tsx'
import { useMe } from '../platform/session.ts'
import { Loaded } from '../platform/ui/loaded.tsx'
import { AnswerReview } from './answer-review.tsx'
import { carriedResult } from './carried-result.ts'
import styles from './result.module.css'
import { ResultSheet } from './result-sheet.tsx'
import { type ReviewedQuestion, resultQuery } from './results.ts'
import { ScoreHead } from './score-head.tsx'

/** The result of the paper that the exam room has just handed in, at the head of the dashboard. */
export default function JustHandedIn() {
  const me = useMe()
  const carried = carriedResult(useCarried(), me.id)
  if (!carried) return null
  return carried.attemptId === null ? <OfPreview ownerId={me.id} /> : <OfAttempt attemptId={carried.attemptId} />
}

function OfAttempt({ attemptId }: { attemptId: string }) {
  const query = useQuery(resultQuery(attemptId))
  return (
    <Loaded query={query} waiting="Loading result...">
      {({ card }) =>
        card && (
          <Fresh label="Handed in" title={card.examTitle}>
            <ResultSheet card={card} headingLevel={3} isOwn />
          </Fresh>
        )
      }
    </Loaded>
  )
}

function OfPreview({ ownerId }: { ownerId: string }) {
  const preview = markedPreviewOf(ownerId)
  if (!preview) return null
  return (
    <Fresh label="Preview: nothing was stored" title={preview.title}>
      <div className={styles.sheet}>
        <ScoreHead score={preview.totals} />
        <AnswerReview questions={previewed(preview)} marked={preview.marked} headingLevel={3} />
      </div>
    </Fresh>
  )
}

function Fresh({ label, title, children }: { label: string; title: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <section className={styles.fresh} aria-labelledby="handed-in">
      <h2 id="handed-in" ref={heading} tabIndex={-1}>
        <small>{label}</small>
        {title}
      </h2>
      {children}
    </section>
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
