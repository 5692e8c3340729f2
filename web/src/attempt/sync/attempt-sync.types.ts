import type { ServerLog } from '@sabimark/contract/answers.ts'
import type { AttemptEvent, LogEntry } from '@sabimark/domain/attempt/event.ts'
import type { ElapsedBase } from '@sabimark/domain/attempt/timing.ts'
import type { KeptPage, LocalPage, LocalStore } from './local-page.ts'
import type { QuestionMove } from './progress.ts'
import type { Device, Save } from './save-call.ts'
import type { SyncView, UnheardView } from './sync-view.ts'
import type { WayBack } from './way-back.ts'

export type SyncStart = {
  page: LocalPage
  /** Of a page that was loaded again: what it has done, in order, and up to which number the server has that. */
  goesOn?: { did: readonly AttemptEvent[]; ackedSeq: number } | undefined
  /** In memory alone. */
  ticket: string
  allowedMs: number
  /** False: at zero nothing more is taken, and the paper waits to be handed in. Absent: the clock hands in. */
  submitsByItself?: boolean | undefined
  clock: ElapsedBase
  /** What the server had when this page was started. */
  known: ServerLog
  /** Asks for that again. */
  readLog: () => Promise<ServerLog>
  save: Save
  /** Sends what older pages of this attempt left on the device; it goes before a `submit`, which makes late what follows. */
  sendOlder: () => Promise<unknown>
  store: LocalStore
  device: Device
  /** How a page stands whose paper lies sealed here. */
  unheard?: (() => UnheardView) | undefined
}

/** One load of the exam room: keeps, sends and shows what the candidate does. No DOM in here. */
export type AttemptSync = {
  view: () => SyncView
  subscribe: (listener: () => void) => () => void
  move: (move: QuestionMove) => void
  /**
   * A long text has come so far: it is shown and kept on the device as the answer it is, and said to the server when it is
   * time (domain/attempt/essay-pace.ts), before anything is done about another question and whenever the page ends.
   */
  typed: (move: QuestionMove) => void
  /**
   * While somebody types: asks for the move their text comes to before the paper ends or a newer window takes over, so that the
   * last words count. Ends with the function it returns.
   */
  whileTyping: (ask: () => QuestionMove | null) => () => void
  /** A key was pressed, or what was typed has been taken: what that comes to is asked for, and shown where it is something else. */
  keyed: () => void
  /** Notes something that is not about a question. */
  note: (kind: 'start' | 'gap' | 'leave' | 'return' | 'leave_full' | 'return_full') => void
  submit: () => void
  /**
   * Before somebody hands in: what another device has sent by now stands on the paper when this resolves, or could not
   * be asked for within a few seconds. Null where there was no page before this one.
   */
  askElsewhere: () => Promise<void> | null
  /**
   * Shows what this device keeps of other pages of the attempt, and says again what could still come to something else.
   * Once at the beginning, and again when the device has told more. A newer page among them stops this one.
   */
  takeUp: (others: readonly KeptPage[]) => void
  /** Sends what waits now, also when nothing does: the network is back, the window is looked at again. */
  tryNow: () => void
  /** Asks the server how things stand, after what is under way, which may have been answered before there was news. */
  lookNow: () => void
  remainingMs: () => number
  /**
   * From here on the page can be gone on with after a reload without a network. Returns what it knows of others' doing; its
   * own it keeps by `way` itself.
   */
  keepWayBack: (way: WayBack) => LogEntry[]
  /** Forgets this page on the device, once its result is known. */
  finish: () => void
  /** A newer page of this attempt has been opened beside this one. */
  replace: () => void
  /** The page is closed or left: what waits is sent once more, then all is still. Resolves when the device is still, too. */
  stop: () => Promise<void>
}
