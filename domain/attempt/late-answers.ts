import { type AnswerValue, changesAnAnswer, type LoggedEvent } from './event.ts'
import { countedEvents, foldAttempt, inOrder } from './fold.ts'
import type { ArrivedEvent } from './late-decision.ts'

/**
 * What came late to one question: `answer` is null where it was taken back. It `changesNothing` where the question has
 * the same answer accepted or refused: another one overrules it, says the same, or its page was handed in before.
 * `arrivedMs`: the server's elapsed time then.
 */
export type LateAnswer = { questionId: string; answer: AnswerValue | null; changesNothing: boolean; arrivedMs: number }

/**
 * The late answers of a log, one for each question, whatever was decided about them: the last one that counts if they
 * are accepted, or where none would, the last that came. Those that change something are what the fold with late events
 * and the fold without differ in. Every late answer is told of, as each makes the score wait for staff.
 */
export function lateAnswersIn(events: readonly ArrivedEvent[]): LateAnswer[] {
  const isLateAnswer = ({ kind, isLate }: LoggedEvent) => isLate === true && changesAnAnswer(kind)
  const late = events.filter(isLateAnswer)
  if (late.length === 0) return []
  const counted = countedEvents(events, { countLate: true }).filter(isLateAnswer)
  const last = new Map<string, ArrivedEvent>()
  for (const event of [...inOrder(late), ...counted]) if (event.question !== undefined) last.set(event.question, event)
  const accepted = answersOf(events, true)
  const refused = answersOf(events, false)
  return [...last].map(([questionId, { value, arrivedMs }]) => ({
    arrivedMs,
    questionId,
    answer: value ?? null,
    changesNothing: isSame(accepted.get(questionId), refused.get(questionId)),
  }))
}

function answersOf(events: readonly LoggedEvent[], countLate: boolean): Map<string, AnswerValue> {
  return new Map(Object.entries(foldAttempt(events, { countLate }).answers))
}

function isSame(one: AnswerValue | undefined, other: AnswerValue | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
