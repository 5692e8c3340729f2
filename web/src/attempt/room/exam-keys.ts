/** What a key asks for in the exam room; the eight keys of the JAMB hall, E to J for further options, and M for the flag. */
export type KeyWish = { kind: 'answer'; index: number } | { kind: 'flag' | 'previous' | 'next' | 'submit' | 'back' }

/** Keys that are down right now. */
export type HeldKeys = ReadonlySet<string>

/** What stands above the question: the dialog that asks before handing in, or any other. */
export type Above = 'nothing' | 'submit' | 'other'

const answerKeys = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j']

/**
 * What pressing `key` means. S between A and D is every candidate's fear: it only asks, and is ignored while an answer
 * key is held. While that dialog asks, R goes back and nothing else counts; behind any other dialog nothing counts.
 */
export function wishOf(key: string, { held, above }: { held: HeldKeys; above: Above }): KeyWish | null {
  const name = key.toLowerCase()
  if (held.has(name) || above === 'other') return null
  if (above === 'submit') return name === 'r' ? { kind: 'back' } : null
  const index = answerKeys.indexOf(name)
  if (index !== -1) return { kind: 'answer', index }
  if (name === 'm') return { kind: 'flag' }
  if (name === 'p') return { kind: 'previous' }
  if (name === 'n') return { kind: 'next' }
  if (name === 's' && !answerKeys.some((answerKey) => held.has(answerKey))) return { kind: 'submit' }
  return null
}
