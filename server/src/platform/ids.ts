import { randomBytes } from 'node:crypto'

/** A UUID v7: sorts by the time it was made, which is what keyset paging relies on. */
export function newId(nowMs: number = Date.now()): string {
  const bytes = randomBytes(16)
  bytes.writeUIntBE(nowMs, 0, 6)
  bytes[6] = 0x70 | ((bytes[6] ?? 0) & 0x0f)
  bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f)
  const hex = bytes.toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}

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
