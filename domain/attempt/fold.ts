import { type AnswerValue, changesAFlag, type LogEntry } from './event.ts'

/**
 * What a log of events comes to. `flagged` in the order of the last flags, `visited` of the first looks; `lastQuestion`
 * is where the candidate was last.
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
 * epoch does not count; but a late `submit` takes nothing back that came in time, or who has seen a score could move it
 * without staff. Only a `submit` of the newest epoch in the log ends the attempt: an older page cannot end what goes on
 * elsewhere. With `countLate` false the late events are as if they had never come. The log holds one event per (epoch,
 * seq); two with different content are refused before they are stored.
 */
export function foldAttempt(events: Iterable<LogEntry>, { countLate }: { countLate: boolean }): AttemptState {
  const answers = new Map<string, AnswerValue>()
  const flagged = new Set<string>()
  const visited = new Set<string>()
  let lastQuestion: string | undefined
  let isSubmitted = false
  let epoch: number | undefined
  for (const event of countedEvents(events, { countLate })) {
    isSubmitted = event.kind === 'submit' || (isSubmitted && event.epoch === epoch)
    epoch = event.epoch
    if (event.question === undefined) continue
    const { question } = event
    if (event.kind === 'answer' && event.value !== undefined) answers.set(question, event.value)
    if (event.kind === 'clear') answers.delete(question)
    if (changesAFlag(event.kind)) flagged.delete(question)
    if (event.kind === 'flag') flagged.add(question)
    visited.add(question)
    lastQuestion = question
  }
  return {
    answers: Object.fromEntries(answers),
    flagged: [...flagged],
    visited: [...visited],
    submitted: isSubmitted,
    ...(lastQuestion === undefined ? {} : { lastQuestion }),
  }
}

/** The events that count, in the order of the fold. */
export function countedEvents<Entry extends LogEntry>(
  events: Iterable<Entry>,
  { countLate }: { countLate: boolean },
): Entry[] {
  let end: Entry | undefined
  return inOrder(events).filter((event) => {
    if (event.isLate === true && !countLate) return false
    if (event.epoch === end?.epoch && (event.isLate === true || end.isLate !== true)) return false
    if (event.kind === 'submit') end = event
    return true
  })
}

/** By page load, and by number within it. */
export function inOrder<Entry extends LogEntry>(events: Iterable<Entry>): Entry[] {
  return [...events].sort((a, b) => a.epoch - b.epoch || a.seq - b.seq)
}
