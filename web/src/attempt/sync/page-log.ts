import type { AttemptEvent, LogEntry, LoggedEvent } from '@sabimark/domain/attempt/event.ts'
import { afterEvent, type Progress, type QuestionMove, resume } from './progress.ts'

/** All that one page knows of its attempt: what the server has, what older pages of this device did, what was done here. */
export type PageLog = {
  progress: () => Progress
  /** All the page has done. */
  own: () => readonly AttemptEvent[]
  /** What others than this page have done. */
  others: () => LogEntry[]
  /** The newest page load anybody has told of. */
  newestEpoch: () => number
  did: (event: AttemptEvent) => void
  /** The server has not taken this event of the page, which goes on as if it had never been. */
  undid: (seq: number) => void
  /** The server has this by now. Returns what must be said again, as `resume` does. */
  serverHas: (log: readonly LogEntry[]) => QuestionMove[]
  /** Older pages of this device did this, and the server may not have it. Returns the same. */
  olderDid: (unsent: readonly LogEntry[]) => QuestionMove[]
}

export function pageLog(epoch: number, log: readonly LogEntry[]): PageLog {
  let known = log
  let unsent: readonly LogEntry[] = []
  const own: LoggedEvent[] = []
  let { progress } = resume(known, unsent)

  function foldAgain(): QuestionMove[] {
    const resumed = resume([...known, ...own], unsent)
    progress = resumed.progress
    return resumed.again
  }

  return {
    progress: () => progress,
    own: () => own.map(({ epoch: _, ...event }) => event),
    others: () => [...known.filter((entry) => entry.epoch !== epoch), ...unsent],
    newestEpoch: () => known.reduce((newest, entry) => Math.max(newest, entry.epoch), epoch),
    did: (event) => {
      own.push({ ...event, epoch })
      progress = afterEvent(progress, event)
    },
    undid: (seq) => {
      const place = own.findIndex((entry) => entry.seq === seq)
      if (place >= 0) own.splice(place, 1)
      foldAgain()
    },
    serverHas: (now) => {
      known = now
      return foldAgain()
    },
    olderDid: (events) => {
      unsent = events
      return foldAgain()
    },
  }
}
