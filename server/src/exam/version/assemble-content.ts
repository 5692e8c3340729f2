import { shownRules } from '@sabimark/domain/bank/answer-rules.ts'
import { orderOf, type Paper } from '@sabimark/domain/exam/paper.ts'
import { type ExamContent, rulesVersionFor } from '@sabimark/domain/exam/version.ts'
import type { ChosenBankQuestion, StoredKey } from './version.db.ts'

/** What candidates get, and what only staff may know of it. */
export type AssembledContent = { content: ExamContent; authorOrder: Paper['order']; key: StoredKey }

/**
 * Parts the chosen questions into what candidates get and what only staff may know; `idOf` names each in this exam. The
 * content, which every candidate can read as it is, stands in the order of ids that are drawn at random: the author's is
 * kept beside it.
 */
export function assembleContent(
  chosen: readonly ChosenBankQuestion[],
  idOf: (question: ChosenBankQuestion) => string,
): AssembledContent {
  const named = chosen.map((question) => ({ ...question, id: idOf(question) }))
  const questions = inOrderOfId(named).map(contentQuestion)
  return {
    content: { rulesVersion: rulesVersionFor(questions), questions },
    authorOrder: orderOf({ questions: named }),
    key: Object.fromEntries(
      named.map(({ id, correctOptionIds, rules, explanation, bankQuestionId }) => [
        id,
        {
          correctOptionIds,
          ...(rules.kind === 'one' ? {} : { rules }),
          ...(explanation.trim() === '' ? {} : { explanation }),
          bankQuestionId,
        },
      ]),
    ),
  }
}

function contentQuestion({ id, type, text, options, marksHundredths, rules }: ChosenBankQuestion & { id: string }) {
  return {
    id,
    type,
    text,
    options: inOrderOfId(options).map((option) => ({ id: option.id, text: option.text })),
    marksHundredths,
    ...(rules.kind === 'one' ? {} : { rules: shownRules(rules) }),
  }
}

function inOrderOfId<T extends { id: string }>(items: readonly T[]): T[] {
  return items.toSorted((one, other) => (one.id < other.id ? -1 : 1))
}
