import type { EventRefusal } from '@sabimark/contract/event-refusal.ts'
import type { EventKind } from '@sabimark/domain/attempt/event.ts'
import { type Outbox, type SyncStatus, syncStatus } from '@sabimark/domain/attempt/outbox.ts'
import type { ElapsedBase } from '@sabimark/domain/attempt/timing.ts'
import type { Progress, QuestionMove } from './progress.ts'

export type Typing = { question: string; isAnswer: boolean }

/** What the boxes somebody types in come to by now. */
export function typingOf(boxes: Iterable<() => QuestionMove | null>): Typing | null {
  for (const ask of boxes) {
    const move = ask()
    if (move) return { question: move.question, isAnswer: move.kind === 'answer' }
  }
  return null
}

/** The questions as they stand with what is being typed: one that has a first letter counts as answered. */
export function withTyping({ progress, typing }: Pick<SyncView, 'progress' | 'typing'>): Progress {
  if (typing === null || typing.isAnswer === (progress.answers[typing.question] !== undefined)) return progress
  const { [typing.question]: _before, ...others } = progress.answers
  return { ...progress, answers: typing.isAnswer ? { ...others, [typing.question]: '' } : others }
}

/** What the exam room shows; a new object whenever something changed. */
export type SyncView = {
  progress: Progress
  clock: ElapsedBase
  allowedMs: number
  status: SyncStatus
  /** What is in a box and not taken yet, for it is not at a pause: of which question, and whether there is an answer in it. */
  typing: Typing | null
  /** A write to the device is on its way; it has not failed. */
  isWriting: boolean
  /** This browser cannot keep anything: answers live in this window until the server has them. */
  cannotKeep: boolean
  /** The last try to reach the server failed. */
  isFailing: boolean
  /** Answers and flags given here that the server has not acknowledged. */
  waitingCount: number
  /** The paper was handed in here, by the candidate or by the clock; nothing more can be done. */
  ended: 'candidate' | 'time' | null
  /** The time is over and nothing more is taken; where the clock does not hand in, the candidate still does. */
  isLocked: boolean
  /** A reload without a network comes back to this page. */
  hasWayBack: boolean
  /** A newer window has taken over. */
  isReplaced: boolean
  isSubmitted: boolean
  /** The sentence of the refusal that keeps everything from the server. */
  blocked: string | null
  /** The latest reason why something done here does not count. */
  refused: { seq: number; code: EventRefusal } | null
  /** Questions whose answer was changed by what another window or device sent after all; `count` grows with each time. */
  arrived: { count: number; questions: readonly string[] } | null
  /** How much time has been given since the page was opened; below zero where staff have ended the exam early since. */
  moreMs: number
  /** Of a page whose paper lies sealed on this device. */
  unheard?: UnheardView | undefined
  /** What the room says in place of its own words; absent: nothing. */
  said?: SaidView
}

/**
 * `chip`: where the answers are, in a few words, with `more` where there is room, and `low` in the foot where there is none; `where`: for who
 * is about to leave. Who has handed in reads that nothing is sent yet, and that the next one may sit there.
 */
export type SaidView = { chip: string; more: string; low: string; where: string }

/**
 * `isMet`: the server has heard of this load of the page; `allWaits`: all it sends waits for staff; `isKept`: a reload without a
 * network goes on with it, by the code of the hall.
 */
export type UnheardView = { isMet: boolean; allWaits: boolean; isKept: boolean }

/** Whether this device holds everything that matters and the server has not got. */
export function isSafeHere({ status }: Pick<SyncView, 'status'>): boolean {
  return status.status === 'saved_here' || (status.status === 'not_on_server' && status.savedHere)
}

/** Moving around need not worry anybody; what was answered, flagged or handed in does. */
const telling: readonly EventKind[] = ['answer', 'clear', 'flag', 'unflag', 'submit']

export type StatusFacts = {
  outbox: Outbox
  storedSeq: number
  /** When each event was recorded, monotonic. */
  recordedAt: ReadonlyMap<number, number>
  nowMs: number
  /** What is being typed and not said yet; `isStored`: the device keeps it. */
  draft?: { question: string; isStored: boolean } | null
}

/** How many moves that matter to the candidate wait, and what may be said about them. */
export function statusOf({ outbox, storedSeq, recordedAt, nowMs, draft = null }: StatusFacts): {
  status: SyncStatus
  waitingCount: number
} {
  const waiting = outbox.events.filter(({ kind }) => telling.includes(kind))
  const oldest = waiting[0]
  const newest = waiting.at(-1)
  const status = syncStatus({
    savedHere: (newest === undefined || newest.seq <= storedSeq) && draft?.isStored !== false,
    unackedCount: waiting.length + (draft ? 1 : 0),
    // What is being typed waits by intent.
    oldestUnackedAgeMs: oldest === undefined ? null : nowMs - (recordedAt.get(oldest.seq) ?? nowMs),
  })
  const questions = new Set(waiting.flatMap(({ question }) => (question === undefined ? [] : [question])))
  if (draft) questions.add(draft.question)
  return { status, waitingCount: questions.size }
}
