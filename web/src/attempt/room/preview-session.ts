import { elapsedNow } from '@sabimark/domain/attempt/timing.ts'
import { browserDevice } from '../device/browser-device.ts'
import type { RoomSession } from '../room-session.ts'
import { afterEvent, noProgress, type QuestionMove } from '../sync/progress.ts'
import { type SyncView, typingOf } from '../sync/sync-view.ts'

/** The exam room for staff: everything works, in this window's memory alone. */
export function previewSession(durationMinutes: number, submitsByItself = true): RoomSession {
  const listeners = new Set<() => void>()
  let seq = 0
  let view: SyncView = {
    progress: noProgress,
    clock: { baseElapsedMs: 0, monotonicAtBase: browserDevice.now() },
    allowedMs: durationMinutes * 60_000,
    status: { status: 'saved_on_server' },
    typing: null,
    isWriting: false,
    cannotKeep: false,
    isFailing: false,
    waitingCount: 0,
    ended: null,
    isLocked: false,
    hasWayBack: false,
    isReplaced: false,
    isSubmitted: false,
    blocked: null,
    refused: null,
    arrived: null,
    moreMs: 0,
  }
  const change = (part: Partial<SyncView>) => {
    view = { ...view, ...part }
    for (const listener of listeners) listener()
  }
  const typing = new Set<() => QuestionMove | null>()
  const move = (one: QuestionMove) => {
    seq += 1
    if (view.ended === null && !view.isLocked) change({ progress: afterEvent(view.progress, { ...one, seq, atMs: 0 }) })
  }
  const end = (ended: 'candidate' | 'time') => {
    for (const one of [...typing].map((ask) => ask())) if (one) move(one)
    if (view.ended === null) change({ ended })
  }
  const lock = () => {
    for (const one of [...typing].map((ask) => ask())) if (one) move(one)
    change({ isLocked: true })
  }
  const remainingMs = () =>
    Math.max(0, view.allowedMs - elapsedNow({ ...view.clock, monotonicNow: browserDevice.now() }))
  // While somebody looks at it; left, it is over.
  let endTimer = () => {}
  const startTimer = () => browserDevice.after(remainingMs(), () => (submitsByItself ? end('time') : lock()))
  return {
    view: () => view,
    subscribe: (listener) => {
      if (listeners.size === 0) endTimer = startTimer()
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) endTimer()
      }
    },
    move,
    typed: move,
    whileTyping: (ask) => {
      typing.add(ask)
      return () => typing.delete(ask)
    },
    keyed: () => change({ typing: typingOf(typing) }),
    submit: () => end('candidate'),
    askElsewhere: () => null,
    remainingMs,
  }
}
