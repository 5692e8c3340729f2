/** Why a figure cannot be given. */
export const reasons = [
  ...(['NO_PAPERS', 'NEEDS_2_PAPERS', 'NEEDS_3_PAPERS', 'NEEDS_4_PAPERS', 'NEEDS_20_PAPERS'] as const),
  ...(['NEEDS_2_QUESTIONS', 'NEEDS_3_QUESTIONS', 'NO_MARKS', 'NO_SINGLE_CHOICE', 'CHOSEN'] as const),
  ...(['SAME_MARK', 'SAME_TOTAL', 'SAME_REST', 'SAME_CHOICE', 'NOBODY_CHOSE', 'BELOW_NOTHING'] as const),
] as const
export type Reason = (typeof reasons)[number]

const sentences: Record<Reason, string> = {
  NO_PAPERS: 'No paper is counted yet.',
  NEEDS_2_PAPERS: 'This needs at least 2 papers.',
  NEEDS_3_PAPERS: 'This needs at least 3 papers.',
  NEEDS_4_PAPERS: 'This needs at least 4 papers.',
  NEEDS_20_PAPERS: 'This needs at least 20 papers.',
  NEEDS_2_QUESTIONS: 'This needs at least 2 questions.',
  NEEDS_3_QUESTIONS: 'This needs at least 3 questions.',
  NO_MARKS: 'There are no marks to earn.',
  NO_SINGLE_CHOICE: 'This is not a choice of one option, or its options are not known.',
  CHOSEN: 'Candidates chose which questions they answered, so papers cannot be compared question by question.',
  SAME_MARK: 'Every paper earned the same mark on this question.',
  SAME_TOTAL: 'All papers have the same total.',
  SAME_REST: 'All papers have the same total on the other questions.',
  SAME_CHOICE: 'Every paper chose it, or none did.',
  NOBODY_CHOSE: 'Nobody chose it.',
  BELOW_NOTHING: 'The question works against the total.',
}

/** Why, in one sentence. */
export function reasonText(reason: Reason): string {
  return sentences[reason]
}

/** A figure, or why there is none. Never NaN. */
export type Figure = number | Reason

/** Figures by name as they are stored and sent: null where there is none, and `why` says so. */
export type Figures<Name extends string> = Record<Name, number | null> & { why: Partial<Record<Name, Reason>> }

/** Takes figures and reasons apart. */
export function figuresOf<Name extends string>(named: Record<Name, Figure>): Figures<Name> {
  const entries = Object.entries<Figure>(named)
  const values = entries.map(([name, figure]) => [name, typeof figure === 'number' ? figure : null])
  const why = entries.filter(([, figure]) => typeof figure !== 'number')
  return { ...Object.fromEntries(values), why: Object.fromEntries(why) }
}
