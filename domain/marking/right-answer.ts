import { acceptedWords } from '../bank/accepted-words.ts'
import type { ExamKey } from '../exam/version.ts'

/** A question's right answer as it is shown beside a mark: the right options, or the spellings and numbers that earn full marks. */
export function rightAnswerOf(key: ExamKey[string] | undefined): { correctOptionIds: string[]; accepted: string[] } {
  return { correctOptionIds: key?.correctOptionIds ?? [], accepted: acceptedWords(key?.rules) }
}
