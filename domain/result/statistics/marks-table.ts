/**
 * What each paper earned of each question. Marks are in whole units, so that sums are exact and equal totals are equal:
 * hundredths of a mark in an exam.
 */
export type MarksTable = {
  unitsPerMark: number
  paperCount: number
  questions: readonly QuestionColumn[]
}

/** One question: every list has one entry a paper, in the same order of papers. */
export type QuestionColumn = {
  id: string
  availableUnits: number
  earned: readonly number[]
  isOmitted: readonly boolean[]
  /** In the order of the content; none where the question has no options or they are not known. */
  options: readonly OptionColumn[]
  /** Whether one right option is chosen, so that a guess is right by chance. */
  isSingleChoice: boolean
}

export type OptionColumn = { id: string; isRight: boolean; isChosen: readonly boolean[] }

/** The total of each paper. */
export function totalsOf({ paperCount, questions }: MarksTable): number[] {
  return Array.from({ length: paperCount }, (_, paper) =>
    questions.reduce((sum, { earned }) => sum + (earned[paper] ?? 0), 0),
  )
}

/** What can be earned in all. */
export function availableOf({ questions }: MarksTable): number {
  return questions.reduce((sum, { availableUnits }) => sum + availableUnits, 0)
}
