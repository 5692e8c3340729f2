/** How many ready-made questions there are, rounded down to hundreds: a test counts them and fails when this is more. */
export const readyMadeCount = 16_300

/** The most a school takes into its bank at once. */
export const mostTaken = 200

/** From here on the specification's claim is kept. */
const promised = 7_000

/** What the landing page says of ready-made questions: the specification's words alone only where so many are there. */
export function readyMadeClaim(count: number): string {
  const claim = '7,000+ WAEC-standard questions'
  return count >= promised ? claim : `${claim} are on their way: ${count.toLocaleString('en-GB')} are here today`
}
