import { setTimeout as wait } from 'node:timers/promises'

/** How long it works in one go: less than a candidate's save takes on a slow machine. */
const workMs = 20

/**
 * A breath between pieces of work: after 20 ms of work it waits `restPerWork` times as long as was worked, so that a backup taken
 * beside exams leaves most of the machine to them. The database rests as well, since nobody reads what it sends. With 0 it never waits.
 */
export function restsBetween(restPerWork: number): () => Promise<void> {
  let since = performance.now()
  return async () => {
    const worked = performance.now() - since
    if (restPerWork === 0 || worked < workMs) return
    // A piece that was long in coming was waited for, not worked at.
    await wait(Math.min(worked, 2 * workMs) * restPerWork)
    since = performance.now()
  }
}
