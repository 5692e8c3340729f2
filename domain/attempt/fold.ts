import type { AnswerValue, LoggedEvent } from './event.ts'

/**
 * What a log of events comes to. `flagged` and `visited` in the order it happened; `lastQuestion` is where the
 * candidate was last.
 */
export type AttemptState = {
  answers: Record<string, AnswerValue>
  flagged: string[]
  visited: string[]
  submitted: boolean
  lastQuestion?: string
}

/**
 * Folds the log of one attempt. Events count in the order (epoch, seq), whatever the order they came in. A repeat
 * stands beside its first in that order, where doing it again changes nothing. What follows an epoch's `submit` in that
 * epoch does not count. Only a `submit` of the newest epoch in the log ends the attempt: an older page cannot end what
 * goes on elsewhere. With `countLate` false the late events are as if they had never come. The log holds one event per
 * (epoch, seq); two with different content are refused before they are stored.
 */
export function foldAttempt(events: Iterable<LoggedEvent>, { countLate }: { countLate: boolean }): AttemptState {
  const answers = new Map<string, AnswerValue>()
  const flagged = new Set<string>()
  const visited = new Set<string>()
  let lastQuestion: string | undefined
  let newestEpoch: number | undefined
  let submittedEpoch: number | undefined
  for (const event of inOrder(events, countLate)) {
    newestEpoch = event.epoch
    if (event.epoch === submittedEpoch) continue
    if (event.kind === 'submit') submittedEpoch = event.epoch
    if (event.question === undefined) continue
    const { question } = event
    if (event.kind === 'answer' && event.value !== undefined) answers.set(question, event.value)
    if (event.kind === 'clear') answers.delete(question)
    if (event.kind === 'flag') flagged.add(question)
    if (event.kind === 'unflag') flagged.delete(question)
    visited.add(question)
    lastQuestion = question
  }
  return {
    answers: Object.fromEntries(answers),
    flagged: [...flagged],
    visited: [...visited],
    submitted: submittedEpoch !== undefined && submittedEpoch === newestEpoch,
    ...(lastQuestion === undefined ? {} : { lastQuestion }),
  }
}

function inOrder(events: Iterable<LoggedEvent>, countLate: boolean): LoggedEvent[] {
  return [...events]
    .filter((event) => countLate || event.isLate !== true)
    .sort((a, b) => a.epoch - b.epoch || a.seq - b.seq)
}
