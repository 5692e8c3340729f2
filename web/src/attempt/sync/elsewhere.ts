import type { ServerLog } from '@sabimark/contract/answers.ts'

type Elsewhere = {
  /** As many this page knew of when it was started. */
  count: number
  /** Asks what the server has, as often as is sensible; fails when that was in vain. */
  readLog: () => Promise<ServerLog>
  isOver: () => boolean
  onHeard: (now: ServerLog) => void
}

export type Hearing = {
  /** A reply told this number of events of other pages: when it has grown, this page does not show something. */
  told: (count: number) => void
  /** Whether there is another page than this one. */
  hasOthers: () => boolean
  /** When all that was told of so far is heard, or was asked for in vain. */
  settled: () => Promise<void>
}

export function hearElsewhere({ count, readLog, isOver, onHeard }: Elsewhere): Hearing {
  let heard = count
  let wanted = count
  let isAsking = false
  let asking: Promise<void> = Promise.resolve()

  const ask = async () => {
    isAsking = true
    while (wanted > heard && !isOver()) {
      const askedFor = wanted
      const now = await readLog().catch(() => null)
      // In vain: the next reply says it again.
      if (now === null) break
      heard = Math.max(askedFor, now.elsewhere)
      if (!isOver()) onHeard(now)
    }
    isAsking = false
  }

  return {
    told: (now) => {
      wanted = Math.max(wanted, now)
      if (wanted > heard && !isAsking) asking = ask()
    },
    hasOthers: () => wanted > 0,
    settled: () => asking,
  }
}
