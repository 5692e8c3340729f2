import {
  type AnswerValue,
  type AttemptEvent,
  changesAnAnswer,
  type EventKind,
  type LoggedEvent,
} from '@sabimark/domain/attempt/event.ts'
import { type AttemptState, foldAttempt } from '@sabimark/domain/attempt/fold.ts'

/** Answers, flags and place as the screen shows them. */
export type Progress = Omit<AttemptState, 'submitted'>

/** What to say about one question. */
export type QuestionAct = { kind: EventKind; question: string; value?: AnswerValue }

export const noProgress: Progress = { answers: {}, flagged: [], visited: [] }

/** The progress after more events: the one fold of the house, begun at what is known. */
export function foldOnto(progress: Progress, events: readonly LoggedEvent[]): Progress {
  const { submitted: _, ...after } = foldAttempt([...asEvents(progress), ...events], { countLate: true })
  return after
}

/** One more event of this page. */
export function afterEvent(progress: Progress, event: AttemptEvent): Progress {
  return foldOnto(progress, [{ ...event, epoch: 1 }])
}

/**
 * What a reload begins with: what the server knows, then what older loads of this device did and the server may not
 * have yet. `again` says the difference once more as acts of the new load, so that what stands on the screen is what
 * counts, whatever arrives of the older ones and when.
 *
 * Between the load before this one (`epoch` - 1) and this one nobody can have been. A still older load may have been
 * followed by another device: of it only questions without an answer on the server are taken.
 */
export function resume(
  server: Progress,
  unsent: readonly LoggedEvent[],
  epoch: number,
): { progress: Progress; again: QuestionAct[] } {
  const counts = (event: LoggedEvent) =>
    event.epoch >= epoch - 1 || event.question === undefined || server.answers[event.question] === undefined
  const progress = foldOnto(server, unsent.filter(counts))
  const touched = new Set(unsent.flatMap(({ question }) => (question === undefined ? [] : [question])))
  const again = [...touched].flatMap((question) => {
    const ofThis = unsent.filter((event) => event.question === question)
    return [...sayAnswer(question, server, ofThis, progress), ...sayFlag(question, server, ofThis, progress)]
  })
  return { progress, again }
}

/** The answer once more, unless it stays the same whichever of the unsent events arrive. */
function sayAnswer(
  question: string,
  server: Progress,
  unsent: readonly LoggedEvent[],
  { answers }: Progress,
): QuestionAct[] {
  const value = answers[question]
  const possible = [server.answers[question], ...unsent.filter(changesTheAnswer).map((event) => event.value)]
  if (possible.every((one) => JSON.stringify(one) === JSON.stringify(value))) return []
  return [value === undefined ? { kind: 'clear', question } : { kind: 'answer', question, value }]
}

function sayFlag(
  question: string,
  server: Progress,
  unsent: readonly LoggedEvent[],
  { flagged }: Progress,
): QuestionAct[] {
  const isFlagged = flagged.includes(question)
  const possible = [
    server.flagged.includes(question),
    ...unsent.flatMap(({ kind }) => (kind === 'flag' || kind === 'unflag' ? [kind === 'flag'] : [])),
  ]
  return possible.every((one) => one === isFlagged) ? [] : [{ kind: isFlagged ? 'flag' : 'unflag', question }]
}

function changesTheAnswer({ kind }: LoggedEvent): boolean {
  return changesAnAnswer(kind)
}

/** Progress as the events that lead to it, before any page's first epoch. */
function asEvents({ answers, flagged, visited, lastQuestion }: Progress): LoggedEvent[] {
  const acts: QuestionAct[] = [
    ...visited.map((question) => ({ kind: 'visit' as const, question })),
    ...Object.entries(answers).map(([question, value]) => ({ kind: 'answer' as const, question, value })),
    ...flagged.map((question) => ({ kind: 'flag' as const, question })),
    ...(lastQuestion === undefined ? [] : [{ kind: 'visit' as const, question: lastQuestion }]),
  ]
  return acts.map((act, index) => ({ ...act, seq: index + 1, atMs: 0, epoch: 0 }))
}
