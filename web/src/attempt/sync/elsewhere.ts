import type { Client } from '../../platform/client.ts'

/** What the server has of the attempt, and how many events of other pages. */
export type KnownToServer = Pick<Awaited<ReturnType<Client['attempt']['start']>>, 'log' | 'elsewhere' | 'order'>

type Elsewhere = {
  /** What this page was started with. */
  known: KnownToServer
  /** Asks for that again, as the same page. */
  lookAgain: () => Promise<KnownToServer>
  onHeard: (now: KnownToServer) => void
}

/**
 * Takes the number of events of other pages that a reply tells; when it has grown, something has come that this page
 * does not show, and the server is asked what it has.
 */
export function hearElsewhere({ known, lookAgain, onHeard }: Elsewhere): (count: number) => void {
  let heardCount = known.elsewhere
  let isAsking = false
  const ask = async () => {
    isAsking = true
    const now = await lookAgain().catch(() => null)
    isAsking = false
    // Nothing heard: the next reply says it again.
    if (now === null) return
    heardCount = now.elsewhere
    onHeard(now)
  }
  return (count) => {
    if (count > heardCount && !isAsking) void ask()
  }
}
