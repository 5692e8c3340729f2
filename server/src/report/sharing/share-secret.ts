import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'

/** 128 bits: nobody guesses an address. */
const tokenBytes = 16

/** What a token looks like: 22 letters of base64url. */
export const shareToken = /^[\w-]{22}$/

export type ShareSecret = { token: string; pin: string; tokenHash: string; pinHash: string }

/** A new address and its PIN: told once, and only their hashes are kept. */
export function newShareSecret(): ShareSecret {
  const token = randomBytes(tokenBytes).toString('base64url')
  const pin = String(randomInt(1_000_000)).padStart(6, '0')
  return { token, pin, tokenHash: hashOfShareToken(token), pinHash: hashOfPin(token, pin).toString('base64url') }
}

export const hashOfShareToken = (token: string) => createHash('sha256').update(`share:${token}`).digest('base64url')

/** The key is the address, which is kept nowhere: without it a million PINs are tried against nothing. */
const hashOfPin = (token: string, pin: string) => createHmac('sha256', token).update(`pin:${pin}`).digest()

/** Whether it is this link's PIN. A link that is not there costs the same time and has none. */
export function isPinRight(token: string, pin: string, pinHash: string | undefined): boolean {
  const typed = hashOfPin(token, pin)
  const kept = pinHash === undefined ? Buffer.alloc(typed.length) : Buffer.from(pinHash, 'base64url')
  return timingSafeEqual(typed, kept) && pinHash !== undefined
}
