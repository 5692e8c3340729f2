import { acceptedWords } from '../bank/accepted-words.ts'
import type { ExamKey } from '../exam/version.ts'
import { rightKeysOf } from './corrected-mark.ts'

/** What is shown beside a mark: the right options, or what earns full marks, and why, where the author said so. */
export type RightAnswer = { correctOptionIds: string[]; accepted: string[]; explanation?: string }

/** A question's right answer, from its key. */
export function rightAnswerOf(key: ExamKey[string] | undefined): RightAnswer {
  const explanation = key?.explanation
  const all = key === undefined ? [] : rightKeysOf(key)
  // Of several right options a second answer is another set of them: they are not thrown together.
  const shown = key?.rules?.kind === 'several' ? all.slice(0, 1) : all
  return {
    correctOptionIds: [...new Set(shown.flatMap(({ correctOptionIds }) => correctOptionIds))],
    accepted: [...new Set(all.flatMap(({ rules }) => acceptedWords(rules)))],
    ...(explanation === undefined ? {} : { explanation }),
  }
}
