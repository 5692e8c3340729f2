import { createHmac, timingSafeEqual } from 'node:crypto'

const idBytes = 16
const macBytes = 32
/** A multiple of three bytes, so that every receipt has exactly one spelling. */
const receiptShape = new RegExp(`^[A-Za-z0-9_-]{${((idBytes + macBytes) / 3) * 4}}$`)

/** What a sign-up is answered with: it names the school to come and is signed with the first secret. */
export function writeReceipt(schoolId: string, secrets: readonly string[]): string {
  const [secret] = secrets
  if (secret === undefined) throw new Error('There is no secret to sign receipts with.')
  const body = Buffer.from(schoolId.replaceAll('-', ''), 'hex')
  return Buffer.concat([body, macOf(body, secret)]).toString('base64url')
}

/** The school of a receipt, or null when none of the secrets signed it. */
export function readReceipt(receipt: string, secrets: readonly string[]): string | null {
  if (!receiptShape.test(receipt)) return null
  const bytes = Buffer.from(receipt, 'base64url')
  const body = bytes.subarray(0, idBytes)
  const isOurs = secrets.some((secret) => timingSafeEqual(bytes.subarray(idBytes), macOf(body, secret)))
  return isOurs ? body.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5') : null
}

function macOf(body: Buffer, secret: string): Buffer {
  // The first words keep a receipt from ever being taken for something else signed with the same secret.
  return createHmac('sha256', secret).update('sabimark sign-up receipt 1\n').update(body).digest()
}
