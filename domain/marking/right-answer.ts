import { acceptedWords } from '../bank/accepted-words.ts'
import type { ExamKey } from '../exam/version.ts'

/** What is shown beside a mark: the right options, or what earns full marks, and why, where the author said so. */
export type RightAnswer = { correctOptionIds: string[]; accepted: string[]; explanation?: string }

/** A question's right answer, from its key. */
export function rightAnswerOf(key: ExamKey[string] | undefined): RightAnswer {
  const explanation = key?.explanation
  return {
    correctOptionIds: key?.correctOptionIds ?? [],
    accepted: acceptedWords(key?.rules),
    ...(explanation === undefined ? {} : { explanation }),
  }
}
