// Answers and flags, to be compared wherever they come from.
import { isDeepStrictEqual } from 'node:util'
import type { AttemptState } from '@sabimark/domain/attempt/fold.ts'

export type Summary = { answers: AttemptState['answers']; flagged: string[] }

/** Without the order in which they came. */
export function summary({
  answers,
  flagged,
}: {
  answers: AttemptState['answers']
  flagged: Iterable<string>
}): Summary {
  return { answers: { ...answers }, flagged: [...flagged].sort() }
}

export function difference(one: Summary, other: Summary): string {
  const questions = [...new Set([...Object.keys(one.answers), ...Object.keys(other.answers)])]
  const answers = questions
    .filter((question) => !isDeepStrictEqual(one.answers[question], other.answers[question]))
    .map((question) => `${question}: ${one.answers[question] ?? 'none'} against ${other.answers[question] ?? 'none'}`)
  const flags = [...one.flagged, ...other.flagged].filter(
    (question) => one.flagged.includes(question) !== other.flagged.includes(question),
  )
  return JSON.stringify({ answers, flags })
}
