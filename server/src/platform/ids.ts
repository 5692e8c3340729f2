import { randomBytes } from 'node:crypto'

/**
 * Makes UUIDs v7, which sort by the time they were made: keyset paging relies on it. Those of one sequence that fall into
 * one millisecond are counted on (RFC 9562, 6.2): what is made first sorts first.
 */
export function idSequence(): (nowMs?: number) => string {
  let lastMs = 0
  let count = 0
  return (nowMs = Date.now()) => {
    const bytes = randomBytes(16)
    bytes.writeUIntBE(nowMs, 0, 6)
    // It begins anywhere in the lower half of its twelve bits; as many again are left to count on.
    count = nowMs === lastMs ? count + 1 : bytes.readUInt16BE(6) & 0x7ff
    lastMs = nowMs
    bytes.writeUInt16BE(0x7000 | (count & 0xfff), 6)
    bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f)
    const hex = bytes.toString('hex')
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
  }
}

/** A UUID v7 of this moment, or of the one given. */
export const newId = idSequence()

const shortAlphabet = '23456789abcdefghjkmnpqrstuvwxyz'

/** A random id for a question or option inside a paper: no time order, so it tells nothing about which came first. */
export function newShortId(): string {
  let id = ''
  while (id.length < 12) {
    for (const byte of randomBytes(16)) {
      // 248 = 8 × 31: beyond it the first letters would come up more often.
      if (byte < 248 && id.length < 12) id += shortAlphabet[byte % 31]
    }
  }
  return id
}
