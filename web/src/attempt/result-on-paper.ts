import type { Client } from '../platform/client.ts'
import type { PaperQuestion } from './paper.ts'
import { passagesOf } from './paper-needs.ts'

export type ResultCard = NonNullable<Awaited<ReturnType<Client['result']['ofTicket']>>['card']>

/** The result with the questions the exam room has: they are not sent a second time. */
export function resultOnPaper(card: ResultCard, paper: readonly PaperQuestion[]): ResultCard {
  const { answers } = card
  if (answers === null) return card
  const questions = paper.map(({ id, type, text, options, marksHundredths, rules, passageId }) => ({
    id,
    type,
    text,
    options: options.map((option) => ({ id: option.id, text: option.text })),
    marksHundredths,
    ...(rules && { rules }),
    ...(passageId !== undefined && { passageId }),
    answer: answers[id] ?? null,
  }))
  const passages = passagesOf(paper)
  return { ...card, questions, ...(passages.length > 0 && { passages }), answers: null }
}
