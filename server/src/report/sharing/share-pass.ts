import { createHmac, timingSafeEqual } from 'node:crypto'

const lastsMs = 5 * 60_000
const passShape = /^([0-9a-z]{8,9})-([\w-]{43})$/

/** What an address is given for a right PIN: for five minutes it leads to the file. Signed with the first secret. */
export function writeSharePass(token: string, secrets: readonly string[], nowMs: number): string {
  const end = (nowMs + lastsMs).toString(36)
  return `${end}-${sign(token, end, secrets[0] ?? '').toString('base64url')}`
}

/** Whether any of the secrets signed it for this address, lately. */
export function isSharePass(pass: string, token: string, secrets: readonly string[], nowMs: number): boolean {
  const [, end = '', signature = ''] = passShape.exec(pass) ?? []
  const leftMs = Number.parseInt(end, 36) - nowMs
  // One of a clock that was ahead would last as long.
  if (!(leftMs > 0 && leftMs <= lastsMs)) return false
  const given = Buffer.from(signature, 'base64url')
  return secrets.some((secret) => timingSafeEqual(given, sign(token, end, secret)))
}

function sign(token: string, end: string, secret: string): Buffer {
  // The first words keep it from being taken for something else signed with the same secret.
  return createHmac('sha256', secret).update(`sabimark share pass 1\n${token}\n${end}`).digest()
}
