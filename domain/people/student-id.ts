/**
 * A student ID as it is compared and looked up: 'gf / 2026 / 001' is 'GF/2026/001' is 'GF2026001'. Without case,
 * spaces and slashes, in NFC. Store what the school typed beside it: that is what people read.
 */
export function normaliseStudentId(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .normalize('NFC')
    .replaceAll(/[\s/\\]/gu, '')
}
