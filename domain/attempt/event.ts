import type { ContentQuestion, ExamContent } from '../exam/version.ts'

/**
 * Everything a candidate's page can report. `gap` is a stretch the page knows nothing about (it was closed or asleep);
 * `leave_full` and `return_full` are of full screen, where the exam asks for it.
 */
export const eventKinds = [
  'start',
  'answer',
  'clear',
  'flag',
  'unflag',
  'visit',
  'leave',
  'return',
  'leave_full',
  'return_full',
  'gap',
  'submit',
] as const

export type EventKind = (typeof eventKinds)[number]

/** Chosen option ids for choice questions, or text of at most `maxAnswerLength` characters for typed ones. */
export type AnswerValue = string[] | string

export const maxAnswerLength = 20_000

/**
 * One move. `seq` counts from 1 within one page load; `atMs` is milliseconds since the attempt started, never a clock
 * reading.
 */
export type AttemptEvent = { seq: number; atMs: number; kind: EventKind; question?: string; value?: AnswerValue }

/**
 * A move as the log keeps it: `epoch` numbers the page load, `isLate` says it arrived after the grace or after handing
 * in, or that its times cannot be true: it counts once staff accept it, and no score is shown while that is undecided.
 */
export type LoggedEvent = AttemptEvent & { epoch: number; isLate?: boolean }

/** A move in its place in the log; when it was done plays no part in what the log comes to. */
export type LogEntry = Omit<LoggedEvent, 'atMs'>

/**
 * What a `submit` carries that the clock of the page handed in, and not the candidate: it counts only where the page knew of all
 * the time there was.
 */
export const byTime = 'time'

export type EventProblem = 'UNKNOWN_KIND' | 'QUESTION_NOT_IN_PAPER' | 'OPTION_NOT_IN_QUESTION' | 'WRONG_VALUE'

const kindsAboutAQuestion: readonly EventKind[] = ['answer', 'clear', 'flag', 'unflag', 'visit']

/** Whether this version knows what a move of this kind means; a newer page may report others. */
export function isEventKind(kind: string): kind is EventKind {
  return eventKinds.some((known) => known === kind)
}

/** Whether a move of this kind must name a question. */
export function isAboutAQuestion(kind: EventKind): boolean {
  return kindsAboutAQuestion.includes(kind)
}

/** Whether a move can change a mark. Mirrored by `save_events`. */
export function changesAnAnswer(kind: EventKind): boolean {
  return kind === 'answer' || kind === 'clear'
}

export function changesAFlag(kind: EventKind): boolean {
  return kind === 'flag' || kind === 'unflag'
}

/**
 * Why a move does not fit the paper, or null. Only `answer` carries a value, and a `submit` that the clock made; a choice
 * question takes exactly one of its own options, or several where it says so.
 */
export function eventProblem(
  event: AttemptEvent | { kind: string; question?: undefined; value?: undefined },
  content: ExamContent,
): EventProblem | null {
  if (!isEventKind(event.kind)) return 'UNKNOWN_KIND'
  const question = content.questions.find((one) => one.id === event.question)
  if (question === undefined && (isAboutAQuestion(event.kind) || event.question !== undefined)) {
    return 'QUESTION_NOT_IN_PAPER'
  }
  if (event.kind === 'submit' && event.value === byTime) return null
  if (event.kind !== 'answer') return event.value === undefined ? null : 'WRONG_VALUE'
  if (question === undefined) return 'QUESTION_NOT_IN_PAPER'
  return valueProblem(event.value, question)
}

function valueProblem(value: AnswerValue | undefined, question: ContentQuestion): EventProblem | null {
  // What is written on paper has no field on the page.
  if (question.rules?.kind === 'essay' && question.rules.answerOn === 'paper') return 'WRONG_VALUE'
  if (question.type === 'essay' || question.type === 'fill_blank') {
    return typeof value === 'string' && value.length <= maxAnswerLength ? null : 'WRONG_VALUE'
  }
  if (!Array.isArray(value) || !isChoice(value, question)) return 'WRONG_VALUE'
  return value.every((id) => question.options.some((option) => option.id === id)) ? null : 'OPTION_NOT_IN_QUESTION'
}

/** One option, or where several may be right at least one and none twice; none at all is said by `clear`. */
function isChoice(value: readonly string[], { rules }: ContentQuestion): boolean {
  if (rules?.kind !== 'several') return value.length === 1
  return value.length > 0 && new Set(value).size === value.length
}
