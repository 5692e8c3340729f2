import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const ivBytes = 12
const tagBytes = 16

/** The words keep this key from ever being the one of something else that SECRET guards. */
function keyOf(secret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', 'sabimark second factor 1', 32))
}

/** Puts what the app and the server share into a box that only this account's row can be read from: AES-256-GCM, by the first secret. */
export function boxSecret(shared: string, accountId: string, secrets: readonly string[]): string {
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv('aes-256-gcm', keyOf(secrets[0] ?? ''), iv).setAAD(Buffer.from(accountId))
  const body = Buffer.concat([cipher.update(shared, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url')
}

/** What is in a box, by whichever of the secrets made it; null when none of them did. `isOld`: it was not the first. */
export function openBox(
  box: string,
  accountId: string,
  secrets: readonly string[],
): { shared: string; isOld: boolean } | null {
  const bytes = Buffer.from(box, 'base64url')
  if (bytes.length <= ivBytes + tagBytes) return null
  for (const [place, secret] of secrets.entries()) {
    try {
      const decipher = createDecipheriv('aes-256-gcm', keyOf(secret), bytes.subarray(0, ivBytes), {
        authTagLength: tagBytes,
      })
        .setAAD(Buffer.from(accountId))
        .setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
      const shared = decipher.update(bytes.subarray(ivBytes + tagBytes)).toString('utf8') + decipher.final('utf8')
      return { shared, isOld: place > 0 }
    } catch {
      // Another secret, or a box that is not ours.
    }
  }
  return null
}
