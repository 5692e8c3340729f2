import { randomBytes } from 'node:crypto'
import { firstPassword, firstPasswordBytes } from '@sabimark/domain/people/first-password.ts'
import { hashPasswordOf } from './password-hash.ts'

/** A password for a slip and its hash; `plain` is in one answer and nowhere else. */
export type FirstPassword = { plain: string; passwordHash: string }

/** One for a teacher, made outside any transaction: hashing takes time. */
export async function makeFirstPassword({ accountId }: { accountId: string }): Promise<FirstPassword> {
  const plain = firstPassword(randomBytes(firstPasswordBytes))
  return { plain, passwordHash: await hashPasswordOf(`account ${accountId}`, plain) }
}
