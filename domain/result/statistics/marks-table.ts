/**
 * What each paper earned of each question. Marks are in whole units, so that sums are exact and equal totals are equal:
 * hundredths of a mark in an exam.
 */
export type MarksTable = {
  unitsPerMark: number
  paperCount: number
  questions: readonly QuestionColumn[]
  /** What a paper comes to, where that is less than all its questions do; see `isCounted`. */
  availableUnits?: number
  /** What each paper has earned, where that is not the sum of its questions: never below 0, and with what everybody was given. */
  earned?: readonly number[]
}

/** One question: every list has one entry a paper, in the same order of papers. */
export type QuestionColumn = {
  id: string
  availableUnits: number
  earned: readonly number[]
  isOmitted: readonly boolean[]
  /** Where candidates choose what they answer: the papers on which it counts. Absent: all. */
  isCounted?: readonly boolean[]
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
export function availableOf({ questions, availableUnits: whole }: MarksTable): number {
  return whole ?? questions.reduce((sum, { availableUnits }) => sum + availableUnits, 0)
}
