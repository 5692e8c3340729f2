/**
 * A student's number, "Student ID" on screens, as it is compared and looked up: 'gf / 2026 / 001' is 'GF/2026/001' is
 * 'GF2026001'. Without case, spaces and slashes, in NFC. Store what the school typed beside it: that is what people read.
 */
export function normaliseStudentNumber(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .normalize('NFC')
    .replaceAll(/[\s/\\]/gu, '')
}

/** What is wrong with the number of a new student, or null. With an @ it could never be typed at sign-in, where that is an address. */
export function studentNumberProblem(text: string): string | null {
  if (normaliseStudentNumber(text) === '') return 'Student ID is required.'
  return text.includes('@') ? 'A student ID cannot contain an @: sign-in would take it for an email address.' : null
}
