import { createHmac, randomBytes } from 'node:crypto'
import { copyableBytes } from '@sabimark/domain/people/copyable-letters.ts'
import { readCode, recoveryCode, recoveryCodeCount } from '@sabimark/domain/people/recovery-code.ts'

/** Ten codes to show once, and their hashes to keep. */
export function makeRecoveryCodes(accountId: string, secrets: readonly string[]) {
  const codes = new Set<string>()
  while (codes.size < recoveryCodeCount) codes.add(recoveryCode(randomBytes(copyableBytes)))
  const shown = [...codes]
  const hashes = shown.map((code) => hashesOf(readCode(code)?.code ?? '', accountId, secrets.slice(0, 1))[0] ?? '')
  return { shown, hashes }
}

/**
 * A code as it may be kept: keyed by each of the secrets, so that whoever reads the table alone can try nothing out, and by
 * the account.
 */
export function hashesOf(code: string, accountId: string, secrets: readonly string[]): string[] {
  return secrets.map((secret) =>
    createHmac('sha256', secret).update(`recovery code:${accountId}:${code}`).digest('base64url'),
  )
}
