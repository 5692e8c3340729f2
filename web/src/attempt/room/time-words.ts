const marks = [
  { ms: 60_000, text: '1 minute left.' },
  { ms: 600_000, text: '10 minutes left.' },
]

/**
 * What to say when the remaining time went from one value to the next: each mark once, on the way down. Infinity before
 * says that the candidate has just come in.
 */
export function timeWarning(beforeMs: number, nowMs: number): string | null {
  const crossed = marks.find(({ ms }) => nowMs <= ms && beforeMs > ms)
  if (!crossed || nowMs <= 0) return null
  return beforeMs === Number.POSITIVE_INFINITY ? `Less than ${crossed.text}` : crossed.text
}

export function minutesText(minutes: number): string {
  return minutes === 1 ? '1 minute' : `${minutes} minutes`
}
