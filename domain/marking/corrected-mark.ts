import type { AnswerValue } from '../attempt/event.ts'
import { isRuled } from '../bank/judge-typed.ts'
import type { ContentQuestion, ExamKey, RightKey } from '../exam/version.ts'
import type { MarkedAnswer } from './marked-answer.ts'

type Entry = ExamKey[string]

/** What counts as right of a question: its right answer, and those a correction put beside it. */
export function rightKeysOf({ correctOptionIds, rules, alsoRight = [] }: Entry): RightKey[] {
  return [{ correctOptionIds, ...(rules && { rules }) }, ...alsoRight]
}

/** The mark of a question staff have annulled or given to everybody, whatever was answered; null where they have not. */
export function adjusted(
  { id, marksHundredths }: Pick<ContentQuestion, 'id' | 'marksHundredths'>,
  entry: Entry | undefined,
): MarkedAnswer | null {
  switch (entry?.adjust) {
    case undefined:
      return null
    case 'annulled':
      return { questionId: id, outcome: 'annulled', earnedHundredths: 0, ofHundredths: 0 }
    case 'full':
      return { questionId: id, outcome: 'bonus', earnedHundredths: marksHundredths, ofHundredths: marksHundredths }
  }
}

/**
 * The best mark any of the right answers gives. While one of them waits for a person and none gives full marks, it waits. What
 * teachers ruled about this very answer decides, whatever else is right.
 */
export function bestMark(
  entry: Entry | undefined,
  value: AnswerValue | undefined,
  mark: (by: Entry | undefined) => MarkedAnswer,
): MarkedAnswer {
  const first = mark(entry)
  if (entry?.alsoRight === undefined || isRuled(value, entry.rules, entry.rulings)) return first
  return entry.alsoRight.map((right) => mark(right)).reduce(better, first)
}

function better(one: MarkedAnswer, other: MarkedAnswer): MarkedAnswer {
  return rankOf(other) > rankOf(one) ? other : one
}

/** Full marks, then what waits, then by marks. */
function rankOf({ outcome, earnedHundredths, ofHundredths }: MarkedAnswer): number {
  if (outcome === 'right') return ofHundredths + 2
  return outcome === 'waiting' ? ofHundredths + 1 : earnedHundredths
}
