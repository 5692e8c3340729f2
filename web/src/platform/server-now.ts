/** By how much the server's clock is ahead of this device's, by its last answer; 0 before the first, and in the demo. */
let aheadMs = 0

const secondMs = 1000

/** Reads the server's clock from the `Date` header of an answer. It has whole seconds, rounded down: one more, or what it tells of would lie ahead. */
export function hearServerDate({ headers }: Response): void {
  const serverMs = Date.parse(headers.get('date') ?? '')
  if (!Number.isNaN(serverMs)) aheadMs = serverMs + secondMs - Date.now()
}

/**
 * What time it is on the server: for words such as "Today" and "Your free trial ends today.", which are wrong on a device whose
 * clock is. The exam room needs none: it counts what is left (decision 007).
 */
export const serverNow = (): Date => new Date(Date.now() + aheadMs)
