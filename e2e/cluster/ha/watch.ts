// What is seen from outside while the primary is struck: acknowledgements as they come, and what the server says of itself.
import type { Tally } from '../../kill/candidate.ts'
import { pause } from '../../kill/patience.ts'
import type { Said } from './outage.ts'

/** A tally that notes when each acknowledgement came. */
export function tallyWithTimes(ackMs: number[]): Tally {
  let count = 0
  return {
    get acknowledgements() {
      return count
    },
    set acknowledgements(next) {
      if (next > count) ackMs.push(performance.now())
      count = next
    },
    failures: new Map(),
    problems: [],
  }
}

/** Asks whether the server is ready, again and again until it is told to stop. */
export async function watchReadiness(url: string, said: Said[], signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const askedMs = performance.now()
    const answer = await fetch(`${url}/health/ready`, { signal: AbortSignal.timeout(20_000) }).catch(() => undefined)
    said.push({ askedMs, answeredMs: performance.now(), isReady: answer?.ok ?? false })
    await pause(250)
  }
}
