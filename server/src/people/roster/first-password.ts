import { randomBytes } from 'node:crypto'
import { firstPassword, firstPasswordBytes, normaliseStudentPassword } from '@sabimark/domain/people/first-password.ts'
import { hashPasswordOf } from '../account/password-hash.ts'

/** A password for a slip and its hash; `plain` is in one answer and nowhere else. */
export type FirstPassword = { plain: string; passwordHash: string }

/** Made outside any transaction: hashing takes time. */
export async function makeFirstPassword(
  whose: 'student' | 'teacher',
  { accountId }: { accountId: string },
): Promise<FirstPassword> {
  const plain = firstPassword(randomBytes(firstPasswordBytes))
  const asHashed = whose === 'student' ? normaliseStudentPassword(plain) : plain
  return { plain, passwordHash: await hashPasswordOf(`account ${accountId}`, asHashed) }
}
