// The authenticator app of a journey (RFC 6238), by itself and not by what the server computes with.
import { createHmac } from 'node:crypto'

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Which code the app shows now. */
export const codeNow = (): number => Math.floor(Date.now() / 30_000)

/** A code an app shows for a secret: the one of now, or another. */
export function appCode(secret: string, which = codeNow()): string {
  const bits = [...secret].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('')
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(which))
  const mac = createHmac('sha1', key).update(counter).digest()
  const place = (mac.at(-1) ?? 0) & 15
  return String((mac.readUInt32BE(place) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}
