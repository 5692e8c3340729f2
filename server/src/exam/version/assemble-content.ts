import { shownRules } from '@sabimark/domain/bank/answer-rules.ts'
import { keptOptionIds } from '@sabimark/domain/bank/kept-places.ts'
import type { NegativeRule } from '@sabimark/domain/exam/negative-rule.ts'
import { type AuthorOrder, inAuthorOrder } from '@sabimark/domain/exam/paper.ts'
import type { ContentSection } from '@sabimark/domain/exam/section.ts'
import { type ContentPassage, type ExamContent, rulesVersionFor } from '@sabimark/domain/exam/version.ts'
import type { ChosenBankQuestion, StoredKey } from './version.db.ts'

/** What candidates get, and what only staff may know of it. */
export type AssembledContent = { content: ExamContent; authorOrder: AuthorOrder; key: StoredKey }

/**
 * Parts the chosen questions into what candidates get and what only staff may know; `idOf` names each in this exam, and
 * each passage, which stands in the content once. The content, which every candidate can read as it is, stands in the order
 * of ids that are drawn at random: the author's is kept beside it.
 */
export function assembleContent(
  chosen: readonly ChosenBankQuestion[],
  idOf: (bankId: string) => string,
  { sections, negative }: AskedPaper = { sections: [], negative: null },
): AssembledContent {
  const passages = passagesOf(chosen, idOf)
  const named = chosen.map((question) => ({
    ...question,
    id: idOf(question.bankQuestionId),
    passageId: passages.get(question.passage?.id ?? '')?.id,
  }))
  const questions = inOrderOfId(named).map(contentQuestion)
  const parts = { ...(sections.length > 0 && { sections: [...sections] }), ...(negative && { negative }) }
  const content: ExamContent = {
    rulesVersion: rulesVersionFor(questions, parts),
    questions,
    ...(passages.size > 0 && { passages: inOrderOfId([...passages.values()]) }),
    ...parts,
  }
  return {
    content,
    authorOrder: inAuthorOrder(content, named.map(orderAsWritten)),
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

/** By their ids in the bank. */
function passagesOf(chosen: readonly ChosenBankQuestion[], idOf: (bankId: string) => string) {
  const passages = new Map<string, ContentPassage>()
  for (const { passage } of chosen) {
    if (passage && !passages.has(passage.id)) passages.set(passage.id, { id: idOf(passage.id), text: passage.text })
  }
  return passages
}

/** What an exam says beside its questions. */
export type AskedPaper = { sections: readonly ContentSection[]; negative: NegativeRule | null }

/** How the author put the options of one question, and which of them stay there on every paper. */
function orderAsWritten({ id, options }: Pick<NamedQuestion, 'id' | 'options'>): AuthorOrder[number] {
  const keptIds = keptOptionIds(options)
  return {
    questionId: id,
    optionIds: options.map((option) => option.id),
    ...(keptIds.length > 0 && { keptIds }),
  }
}

type NamedQuestion = ChosenBankQuestion & { id: string; passageId: string | undefined }

function contentQuestion({ id, type, text, options, marksHundredths, rules, passageId, section }: NamedQuestion) {
  return {
    id,
    type,
    text,
    options: inOrderOfId(options).map((option) => ({ id: option.id, text: option.text })),
    marksHundredths,
    ...(rules.kind === 'one' ? {} : { rules: shownRules(rules) }),
    ...(passageId !== undefined && { passageId }),
    ...(typeof section === 'number' && { section }),
  }
}

function inOrderOfId<T extends { id: string }>(items: readonly T[]): T[] {
  return items.toSorted((one, other) => (one.id < other.id ? -1 : 1))
}
