import type { AnswerValue } from '@sabimark/domain/attempt/event.ts'
import { markPaper } from '@sabimark/domain/marking/mark-paper.ts'
import { rightAnswerOf } from '@sabimark/domain/marking/right-answer.ts'
import { tryOutContent, tryOutKey, tryOutOrder } from './try-out-paper.ts'

/** What this browser can mark by itself: all but the essay. */
const marked = {
  ...tryOutContent,
  questions: tryOutContent.questions.filter(({ id }) => Object.hasOwn(tryOutKey, id)),
}

/** The try-out paper with these answers, marked here by the rules every exam is marked by. */
export function markTryOut(answers: Record<string, AnswerValue>) {
  const { marked: marks, totals } = markPaper({ content: marked, key: tryOutKey, answers })
  return {
    content: tryOutContent,
    order: tryOutOrder,
    answers,
    totals,
    marked: marks.map((mark) => ({ ...mark, ...rightAnswerOf(tryOutKey[mark.questionId]) })),
  }
}
