import type { AnswerRules } from './answer-rules.ts'

/** What earns full marks in a blank, as it is shown with the right answers: spellings, or numbers with their unit. */
export function acceptedWords(rules: AnswerRules | undefined): string[] {
  if (rules?.kind === 'text') return rules.accepted.filter(({ percent }) => percent === 100).map(({ text }) => text)
  if (rules?.kind !== 'number') return []
  const unit = rules.unit?.texts[0]
  return rules.accepted
    .filter(({ percent }) => percent === 100)
    .map(({ value }) => (unit === undefined ? value : unit === '₦' ? `₦${value}` : `${value} ${unit}`))
}
