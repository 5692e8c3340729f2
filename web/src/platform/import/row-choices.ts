import type { RowChoice, RowReview } from './kind.ts'

/** A review with what somebody decided of these rows: what the server has said of one is of the row as it was. */
export function withChoices(review: RowReview, changes: readonly (readonly [number, RowChoice])[]): RowReview {
  const [choices, answers, sent] = [{ ...review.choices }, { ...review.answers }, { ...review.sent }]
  for (const [at, change] of changes) {
    choices[at] = { ...choices[at], ...change }
    delete answers[at]
    delete sent[at]
  }
  return { ...review, choices, answers, sent }
}
