import { copyableBytes, copyableLetters } from './copyable-letters.ts'
import { normaliseStudentNumber } from './student-number.ts'

const groups = 2
const groupLength = 4

/** How many random bytes `firstPassword` should be given. */
export const firstPasswordBytes = copyableBytes

/**
 * A password for a slip of paper, like 'bk7m-tq4x': 28^8 possibilities, 38 bits, for a door that lets all strangers
 * together guess some 150 times a day. Bytes must come from a cryptographic source. Refuses (RangeError) too few bytes.
 */
export function firstPassword(randomBytes: Uint8Array): string {
  const letters = copyableLetters(randomBytes, groups * groupLength)
  return `${letters.slice(0, groupLength)}-${letters.slice(groupLength)}`
}

/**
 * A student's password or PIN as it is hashed and compared: without case, spaces and slashes, like the student's number, and
 * without the dash that groups a first password on the slip. Use it both when setting and when checking; never for
 * staff.
 */
export function normaliseStudentPassword(text: string): string {
  return normaliseStudentNumber(text).replaceAll('-', '')
}
