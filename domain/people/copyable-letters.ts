/** No 0/o, 1/l/i, and no vowels, so that anybody can copy it and it never spells a word. 28 characters. */
export const copyableAlphabet = 'bcdfghjkmnpqrstvwxyz23456789'

/** How many random bytes to hand over for ten letters: enough that they practically never run out (below 1 in 10^25). */
export const copyableBytes = 32

/**
 * Letters to write down, from bytes of a cryptographic source; those that would favour some letters are skipped. Refuses
 * (RangeError) too few bytes.
 */
export function copyableLetters(randomBytes: Uint8Array, count: number): string {
  const fairBelow = 256 - (256 % copyableAlphabet.length)
  const letters = Array.from(randomBytes)
    .filter((byte) => byte < fairBelow)
    .slice(0, count)
    .map((byte) => copyableAlphabet.charAt(byte % copyableAlphabet.length))
  if (letters.length < count) throw new RangeError('Too few random bytes')
  return letters.join('')
}
