import { createHash, createHmac, pbkdf2Sync, randomBytes } from 'node:crypto'

const iterations = 4096

/** What PostgreSQL keeps of a password. Sent instead of the password, which so never reaches a statement log. */
export function scramVerifier(password: string, salt = randomBytes(16)): string {
  const salted = pbkdf2Sync(password, salt, iterations, 32, 'sha256')
  const hmac = (text: string) => createHmac('sha256', salted).update(text).digest()
  const storedKey = createHash('sha256').update(hmac('Client Key')).digest('base64')
  return `SCRAM-SHA-256$${iterations}:${salt.toString('base64')}$${storedKey}:${hmac('Server Key').toString('base64')}`
}
