import { normaliseStudentNumber } from './student-number.ts'

/** No 0/o, 1/l/i, and no vowels, so that a child can copy it and it never spells a word. 28 characters. */
const alphabet = 'bcdfghjkmnpqrstvwxyz23456789'
const groups = 2
const groupLength = 4

/**
 * How many random bytes `firstPassword` should be given: enough that it practically never runs out (below 1 in 10^30).
 */
export const firstPasswordBytes = 32

/**
 * A password for a slip of paper, like 'bk7m-tq4x': 28^8 possibilities, 38 bits, for a door that lets all strangers
 * together guess some 150 times a day. Bytes must come from a cryptographic source; those that would favour some
 * letters are skipped. Refuses (RangeError) too few bytes.
 */
export function firstPassword(randomBytes: Uint8Array): string {
  const fairBelow = 256 - (256 % alphabet.length)
  const letters = Array.from(randomBytes)
    .filter((byte) => byte < fairBelow)
    .slice(0, groups * groupLength)
    .map((byte) => alphabet.charAt(byte % alphabet.length))
  if (letters.length < groups * groupLength) throw new RangeError('Too few random bytes for a password')
  return `${letters.slice(0, groupLength).join('')}-${letters.slice(groupLength).join('')}`
}

/**
 * A student's password or PIN as it is hashed and compared: without case, spaces and slashes, like the student's number, and
 * without the dash that groups a first password on the slip. Use it both when setting and when checking; never for
 * staff.
 */
export function normaliseStudentPassword(text: string): string {
  return normaliseStudentNumber(text).replaceAll('-', '')
}
