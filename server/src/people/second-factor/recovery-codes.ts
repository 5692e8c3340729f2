import { createHmac, randomBytes } from 'node:crypto'
import { copyableBytes } from '@sabimark/domain/people/copyable-letters.ts'
import { readCode, recoveryCode, recoveryCodeCount } from '@sabimark/domain/people/second-factor/recovery-code.ts'

/** Ten codes to show once, and their hashes to keep. */
export function makeRecoveryCodes(accountId: string, shared: string) {
  const codes = new Set<string>()
  while (codes.size < recoveryCodeCount) codes.add(recoveryCode(randomBytes(copyableBytes)))
  const shown = [...codes]
  const hashes = shown.map((code) => hashOf(readCode(code)?.code ?? '', accountId, shared))
  return { shown, hashes }
}

/**
 * A code as it may be kept: keyed by what its factor's box holds, so that whoever reads the table alone can try nothing out, and
 * another SECRET can be put around the box.
 */
export function hashOf(code: string, accountId: string, shared: string): string {
  return keyed(`of a factor ${shared}`, code, accountId)
}

/** The same as it was kept before migration 135: keyed by whichever SECRET was the first then. */
export function oldHashesOf(code: string, accountId: string, secrets: readonly string[]): string[] {
  return secrets.map((secret) => keyed(secret, code, accountId))
}

function keyed(key: string, code: string, accountId: string): string {
  return createHmac('sha256', key).update(`recovery code:${accountId}:${code}`).digest('base64url')
}
