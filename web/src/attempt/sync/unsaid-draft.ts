import { changedBetween, sayEssayInMs } from '@sabimark/domain/attempt/essay-pace.ts'
import { type AnswerValue, type AttemptEvent, changesAnAnswer } from '@sabimark/domain/attempt/event.ts'
import type { Outbox } from '@sabimark/domain/attempt/outbox.ts'
import type { QuestionMove } from './progress.ts'
import type { Device } from './save-call.ts'
import { timer } from './timer.ts'

/** What somebody is typing and has not said yet: kept on the device at every pause, said seldom. */
export type UnsaidDraft = {
  move: () => QuestionMove | null
  /** So far it has come; `before` is what the question had until now. */
  typed: (move: QuestionMove, before: AnswerValue | undefined) => void
  /** Whether the device keeps anything has changed. */
  plan: () => void
  /** What it comes to; it is said now. */
  take: () => QuestionMove | null
  /** This is said: it takes the place of what was typed for the same question. */
  said: (move: Pick<QuestionMove, 'kind' | 'question'>) => void
  /** As the next event of the page it would be, for the device to keep. */
  asEvent: (outbox: Outbox, elapsedMs: number) => AttemptEvent | undefined
}

/** `onDue`: it is to be said now. `isKept`: whether this device keeps anything. */
export function unsaidDraft(device: Device, { isKept, onDue }: { isKept: () => boolean; onDue: () => void }) {
  const due = timer(device)
  let draft: { move: QuestionMove; changed: number; since: number; typedAtMs: number | null } | null = null

  const drop = () => {
    due.clear()
    draft = null
  }
  const self: UnsaidDraft = {
    move: () => draft?.move ?? null,
    typed: (move, before) => {
      const changed = (draft?.changed ?? 0) + changedBetween(textOf(before), textOf(move.value))
      const since = draft?.since ?? device.now()
      draft = { move, changed, since, typedAtMs: null }
      self.plan()
    },
    plan: () => {
      if (draft === null) return
      const { changed, since } = draft
      due.set(sayEssayInMs({ changed, sinceMs: device.now() - since, isKept: isKept() }), onDue)
    },
    take: () => {
      const move = draft?.move ?? null
      drop()
      return move
    },
    said: ({ kind, question }) => {
      if (changesAnAnswer(kind) && draft?.move.question === question) drop()
    },
    asEvent: ({ nextSeq, lastAtMs }, elapsedMs) => {
      if (draft === null) return undefined
      draft.typedAtMs = Math.max(lastAtMs, draft.typedAtMs ?? Math.round(elapsedMs))
      return { seq: nextSeq, atMs: draft.typedAtMs, ...draft.move }
    },
  }
  return self
}

function textOf(value: AnswerValue | undefined): string {
  return typeof value === 'string' ? value : ''
}
