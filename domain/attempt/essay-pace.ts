/** So much of an essay is said at once, in characters that have changed since it was said last. */
const changedCharacters = 400
/** At the latest so long after the first change that was not said. */
const latestMs = 120_000
/** The same where the device keeps nothing: until it is said, the text lives in the window alone. */
const latestUnkeptMs = 15_000
/**
 * What begins to be typed so long after the last reply has the room ask at once: an end that was brought nearer is heard of before
 * it comes (endNoticeMinutes of domain/exam/time/candidate-time.ts).
 */
export const askAfterMs = 60_000

/** What was typed since it was said last: how much has changed, and how long ago that began. */
export type Unsaid = { changed: number; sinceMs: number; isKept: boolean }

/**
 * In how many milliseconds an essay that is being typed is said to the server; 0 is now. It travels whole each time, and data
 * costs money: seldom, as the device keeps what is typed at every pause.
 */
export function sayEssayInMs({ changed, sinceMs, isKept }: Unsaid): number {
  if (changed >= changedCharacters) return 0
  return Math.max(0, (isKept ? latestMs : latestUnkeptMs) - sinceMs)
}

/** How many characters an edit has changed: what stands between the same beginning and the same end. */
export function changedBetween(before: string, after: string): number {
  const shorter = Math.min(before.length, after.length)
  let start = 0
  while (start < shorter && before[start] === after[start]) start += 1
  let end = 0
  while (end < shorter - start && before[before.length - 1 - end] === after[after.length - 1 - end]) end += 1
  return Math.max(before.length, after.length) - start - end
}
