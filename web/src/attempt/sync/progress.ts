import type { AnswerValue, AttemptEvent, EventKind, LoggedEvent } from '@sabimark/domain/attempt/event.ts'
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
 */
export function resume(server: Progress, unsent: readonly LoggedEvent[]): { progress: Progress; again: QuestionAct[] } {
  const progress = foldOnto(server, unsent)
  const touched = new Set(unsent.flatMap(({ question }) => (question === undefined ? [] : [question])))
  return { progress, again: [...touched].flatMap((question) => differences(question, server, progress)) }
}

function differences(question: string, before: Progress, after: Progress): QuestionAct[] {
  const acts: QuestionAct[] = []
  const value = after.answers[question]
  if (JSON.stringify(value) !== JSON.stringify(before.answers[question])) {
    acts.push(value === undefined ? { kind: 'clear', question } : { kind: 'answer', question, value })
  }
  const isFlagged = after.flagged.includes(question)
  if (isFlagged !== before.flagged.includes(question)) acts.push({ kind: isFlagged ? 'flag' : 'unflag', question })
  return acts
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
