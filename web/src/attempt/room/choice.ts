import type { AnswerValue } from '@sabimark/domain/attempt/event.ts'
import type { PaperQuestion } from '../paper.ts'
import type { QuestionMove } from '../sync/progress.ts'

/**
 * What pressing an option comes to: the answer where one is right; where several may be, one tick more or less, and nothing
 * ticked is no answer. Null where it changes nothing. Ticks stand in one order, so that the same ticks are the same answer.
 */
export function choiceOf(
  { id, rules }: Pick<PaperQuestion, 'id' | 'rules'>,
  answer: AnswerValue | undefined,
  optionId: string,
): QuestionMove | null {
  const chosen = Array.isArray(answer) ? answer : []
  if (rules?.kind !== 'several') {
    return chosen[0] === optionId ? null : { kind: 'answer', question: id, value: [optionId] }
  }
  const ticked = chosen.includes(optionId) ? chosen.filter((one) => one !== optionId) : [...chosen, optionId]
  return ticked.length === 0
    ? { kind: 'clear', question: id }
    : { kind: 'answer', question: id, value: [...ticked].sort() }
}
