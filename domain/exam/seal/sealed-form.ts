/**
 * How a paper is sealed for a device, the same at the server that seals it and on the device that opens it. The key is PBKDF2 with
 * HMAC-SHA-256 over the 16 digits of the hall code, its salt the seal's id as written. A part is a nonce, what AES-256-GCM made of the packed
 * text (gzip), and its tag. The rounds are what OWASP recommends: a code is tried so slowly that none is found in a night.
 */
export const sealedForm = { rounds: 600_000, keyBytes: 32, nonceBytes: 12, tagBytes: 16 } as const

/**
 * What is authenticated with a part: no part opens as another one, of another seal, or as another candidate's own. `place`: the number of
 * a part of the paper, or whose own part it is.
 */
export function sealedLabel(sealId: string, place: number | { ownOf: string }): string {
  return `sabimark sealed 1 ${sealId} ${typeof place === 'number' ? place : `own ${place.ownOf}`}`
}

const letters = 'ACDEFHJKMNPRTUVWXY'
const digits = '34679'

/**
 * The sign by which people tell sealed papers apart, such as K7: it is on the code card and at the door of the device, so that the code of
 * another paper is noticed. It tells nothing of the code.
 */
export function sealSign(sealId: string): string {
  const number = Number.parseInt(sealId.slice(-6), 16)
  const letter = letters.charAt(number % letters.length)
  return `${letter}${digits.charAt(Math.floor(number / letters.length) % digits.length)}`
}
