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

/** The questions in which they differ, by answer or by flag. */
function differing(one: Summary, other: Summary): { answers: string[]; flags: string[] } {
  const questions = [...new Set([...Object.keys(one.answers), ...Object.keys(other.answers)])]
  return {
    answers: questions.filter((question) => !isDeepStrictEqual(one.answers[question], other.answers[question])),
    flags: [...one.flagged, ...other.flagged].filter(
      (question) => one.flagged.includes(question) !== other.flagged.includes(question),
    ),
  }
}

/** Whether they differ in these questions alone. */
export function differOnlyIn(questions: ReadonlySet<string>, one: Summary, other: Summary): boolean {
  const { answers, flags } = differing(one, other)
  return [...answers, ...flags].every((question) => questions.has(question))
}

export function difference(one: Summary, other: Summary): string {
  const { answers, flags } = differing(one, other)
  return JSON.stringify({
    answers: answers.map(
      (question) => `${question}: ${one.answers[question] ?? 'none'} against ${other.answers[question] ?? 'none'}`,
    ),
    flags,
  })
}
