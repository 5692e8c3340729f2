import type { AnswerValue } from '../attempt/event.ts'
import type { ExamContent, ExamKey } from '../exam/version.ts'
import { type MarkedAnswer, markPaper } from './mark-paper.ts'
import { isBlank } from './rules-2.ts'

/** Whether there is an answer to check: nothing ticked and nothing but spaces is none. */
export function canBeChecked(value: AnswerValue | undefined): value is AnswerValue {
  return value !== undefined && !isBlank(value)
}

/**
 * What one answer of a practice earns by itself: whether its section counts it is seen when the whole paper is marked. Null where a
 * person marks it, and for a question that is not in the content.
 */
export function checkedMark(
  { sections: _parts, ...content }: ExamContent,
  key: ExamKey,
  { questionId, value }: { questionId: string; value: AnswerValue },
): MarkedAnswer | null {
  const questions = content.questions.filter(({ id }) => id === questionId)
  const [mark] = markPaper({ content: { ...content, questions }, key, answers: { [questionId]: value } }).marked
  return mark === undefined || mark.outcome === 'waiting' ? null : mark
}
