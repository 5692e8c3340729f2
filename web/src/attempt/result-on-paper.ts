import type { TicketResultCard } from '@sabimark/contract/answers.ts'
import type { PaperQuestion } from './paper.ts'
import { passagesOf, sectionsOf } from './paper-needs.ts'

/** The result with the questions the exam room has: they are not sent a second time. */
export function resultOnPaper(card: TicketResultCard, paper: readonly PaperQuestion[]): TicketResultCard {
  const { answers } = card
  if (answers === null) return card
  const questions = paper.map(({ id, type, text, options, marksHundredths, rules, passageId, section }) => ({
    id,
    type,
    text,
    options: options.map((option) => ({ id: option.id, text: option.text })),
    marksHundredths,
    ...(rules && { rules }),
    ...(passageId !== undefined && { passageId }),
    ...(section && { section: section.place }),
    answer: answers[id] ?? null,
  }))
  const passages = passagesOf(paper)
  const sections = sectionsOf(paper)
  return {
    ...card,
    questions,
    answers: null,
    ...(passages.length > 0 && { passages }),
    ...(sections.length > 0 && { sections }),
  }
}
