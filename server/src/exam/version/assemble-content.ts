import { type ExamContent, rulesVersion } from '@sabimark/domain/exam/version.ts'
import type { ChosenBankQuestion, StoredKey } from './version.db.ts'

/** Parts the chosen questions into what candidates get and what only staff may know; `idOf` names each in this exam. */
export function assembleContent(
  chosen: readonly ChosenBankQuestion[],
  idOf: (question: ChosenBankQuestion) => string,
): { content: ExamContent; key: StoredKey } {
  const named = chosen.map((question) => ({ ...question, id: idOf(question) }))
  return {
    content: {
      rulesVersion,
      questions: named.map(({ id, type, text, options, marksHundredths }) => ({
        id,
        type,
        text,
        options: options.map((option) => ({ id: option.id, text: option.text })),
        marksHundredths,
      })),
    },
    key: Object.fromEntries(
      named.map(({ id, correctOptionIds, bankQuestionId }) => [id, { correctOptionIds, bankQuestionId }]),
    ),
  }
}
