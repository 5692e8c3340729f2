import { isOnPaper } from '@sabimark/domain/exam/on-paper.ts'
import type { PaperQuestion } from './paper.ts'

/** Where a page remembers, for its receipt alone, which questions were answered: what is kept no longer than the page. */
export const answeredKey = (attemptId: string) => ['answered', attemptId]

/** Question by question whether it was answered; null for one on paper. */
export type Answered = readonly (boolean | null)[]

export function answeredOf(questions: readonly PaperQuestion[], answers: Record<string, unknown>): Answered {
  return questions.map((question) => (isOnPaper(question) ? null : answers[question.id] !== undefined))
}

/**
 * What the exam room sends along to the dashboard. Navigation state stays in the tab's history beyond sign-out, where the
 * next person at this computer reaches it with Back: only ids may stand here, never a result and never a key.
 */
export type HandedIn = {
  /** The specification's flag. */
  showResults: true
  /** Null for the demo's exam, whose marking only this page's memory holds. */
  attemptId: string | null
  ownerId: string
}
