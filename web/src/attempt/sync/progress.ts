import {
  type AnswerValue,
  type AttemptEvent,
  changesAFlag,
  changesAnAnswer,
  type EventKind,
  type LogEntry,
} from '@sabimark/domain/attempt/event.ts'
import { type AttemptState, foldAttempt, inOrder } from '@sabimark/domain/attempt/fold.ts'

/** Answers, flags and place as the screen shows them. */
export type Progress = Omit<AttemptState, 'submitted'>

/** What to say about one question. */
export type QuestionMove = { kind: EventKind; question: string; value?: AnswerValue }

export const noProgress: Progress = { answers: {}, flagged: [], visited: [] }

/** One more event of this page. */
export function afterEvent(progress: Progress, event: AttemptEvent): Progress {
  return progressOf([...asEntries(progress), { ...event, epoch: 1 }])
}

/** The questions that have another answer after than before. */
export function changedIn(before: Progress['answers'], after: Progress['answers']): string[] {
  const questions = Object.keys({ ...before, ...after })
  return questions.filter((question) => JSON.stringify(before[question]) !== JSON.stringify(after[question]))
}

function progressOf(log: readonly LogEntry[]): Progress {
  const { submitted: _, ...progress } = foldAttempt(log, { countLate: true })
  return progress
}

/**
 * What a reload begins with: what the server knows, and in its place among that, what older loads of this device did and
 * the server may not have yet. `again` says once more, as moves of the new load, whatever could still change on its way:
 * what stands on the screen is what counts, whichever of the older events arrive and when.
 */
export function resume(
  known: readonly LogEntry[],
  unsent: readonly LogEntry[],
): { progress: Progress; again: QuestionMove[] } {
  const progress = progressOf([...known, ...unsent])
  const touched = new Set(unsent.flatMap(({ question }) => (question === undefined ? [] : [question])))
  const again = [...touched].flatMap((question) => {
    const isAbout = (entry: LogEntry) => entry.question === question
    const [ofServer, ofDevice] = [known.filter(isAbout), unsent.filter(isAbout)]
    return [
      ...(mayChange(ofServer, ofDevice, changesAnAnswer) ? [sayAnswer(question, progress)] : []),
      ...(mayChange(ofServer, ofDevice, changesAFlag) ? [sayFlag(question, progress)] : []),
    ]
  })
  return { progress, again }
}

/** Whether it depends on which of the unsent entries arrive what one question comes to. */
function mayChange(
  known: readonly LogEntry[],
  unsent: readonly LogEntry[],
  changesIt: (kind: EventKind) => boolean,
): boolean {
  const last = inOrder(known.filter(({ kind }) => changesIt(kind))).at(-1)
  const pending = unsent.filter((entry) => changesIt(entry.kind) && (last === undefined || isAfter(entry, last)))
  const possible = [last, ...pending].map(comesTo)
  return possible.some((one) => one !== possible[0])
}

function isAfter(entry: LogEntry, other: LogEntry): boolean {
  return entry.epoch > other.epoch || (entry.epoch === other.epoch && entry.seq > other.seq)
}

/** What the question has after this; nothing said is the same as taken back. */
function comesTo(entry: LogEntry | undefined): string {
  if (entry?.kind === 'flag') return 'flagged'
  return entry?.kind === 'answer' ? JSON.stringify(entry.value) : ''
}

function sayAnswer(question: string, { answers }: Progress): QuestionMove {
  const value = answers[question]
  return value === undefined ? { kind: 'clear', question } : { kind: 'answer', question, value }
}

function sayFlag(question: string, { flagged }: Progress): QuestionMove {
  return { kind: flagged.includes(question) ? 'flag' : 'unflag', question }
}

/** Progress as the entries that lead to it, before any page's first epoch. */
function asEntries({ answers, flagged, visited, lastQuestion }: Progress): LogEntry[] {
  const moves: QuestionMove[] = [
    ...visited.map((question) => ({ kind: 'visit' as const, question })),
    ...Object.entries(answers).map(([question, value]) => ({ kind: 'answer' as const, question, value })),
    ...flagged.map((question) => ({ kind: 'flag' as const, question })),
    ...(lastQuestion === undefined ? [] : [{ kind: 'visit' as const, question: lastQuestion }]),
  ]
  return moves.map((move, index) => ({ ...move, seq: index + 1, epoch: 0 }))
}
