/** What a key asks for in the exam room; the eight keys of the JAMB hall. */
export type KeyWish = { kind: 'answer'; index: number } | { kind: 'previous' | 'next' | 'submit' | 'back' }

/** Keys that are down right now. */
export type HeldKeys = ReadonlySet<string>

const answerKeys = ['a', 'b', 'c', 'd', 'e', 'f']

/**
 * What pressing `key` means. S between A and D is every candidate's fear: it only asks, and is ignored while an answer
 * key is held. While the dialog asks, R goes back and nothing else counts.
 */
export function wishOf(key: string, { held, isAsking }: { held: HeldKeys; isAsking: boolean }): KeyWish | null {
  const name = key.toLowerCase()
  if (held.has(name)) return null
  if (isAsking) return name === 'r' ? { kind: 'back' } : null
  const index = answerKeys.indexOf(name)
  if (index !== -1) return { kind: 'answer', index }
  if (name === 'p') return { kind: 'previous' }
  if (name === 'n') return { kind: 'next' }
  if (name === 's' && !answerKeys.some((answerKey) => held.has(answerKey))) return { kind: 'submit' }
  return null
}
