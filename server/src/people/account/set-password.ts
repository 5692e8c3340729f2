import type { Pool } from 'pg'
import { inTransaction } from '../../platform/database/transaction.ts'
import { newId } from '../../platform/ids.ts'
import { useToken } from './one-time-token.ts'

export type NewPassword = {
  accountId: string
  passwordHash: string
  /** The session that goes on, for who changes the own password while signed in; all others end. */
  keptSession?: string | null
  /** It came by a mailed link, which proves the address. */
  provesEmail?: boolean
  /** Used up with it. */
  token?: string
}

/**
 * Sets the password of an account, and with it ends every other way in that an older password or mail had opened: its
 * sessions and its links to choose a password. All of it or nothing; false when `token` no longer works.
 */
export async function setPassword(auth: Pool, asked: NewPassword): Promise<boolean> {
  const { accountId, passwordHash, keptSession = null, provesEmail = false, token } = asked
  return await inTransaction(auth, async (client) => {
    // Whoever sets another password of this account waits here.
    await client.query('SELECT FROM auth."user" WHERE id = $1 FOR NO KEY UPDATE', [accountId])
    if (token !== undefined && !(await useToken(client, token))) return false
    const { rowCount } = await client.query(
      `UPDATE auth.account SET password = $2, "updatedAt" = now() WHERE "userId" = $1 AND "providerId" = 'credential'`,
      [accountId, passwordHash],
    )
    if (rowCount === 0) {
      await client.query(
        `INSERT INTO auth.account (id, "accountId", "providerId", "userId", password) VALUES ($1, $2, 'credential', $2, $3)`,
        [newId(), accountId, passwordHash],
      )
    }
    await client.query(
      `UPDATE auth."user" SET "emailVerified" = "emailVerified" OR $2, "updatedAt" = now() WHERE id = $1`,
      [accountId, provesEmail],
    )
    await client.query(
      `UPDATE auth.one_time_tokens SET used_at = now()
       WHERE account_id = $1 AND kind = 'reset_password' AND used_at IS NULL`,
      [accountId],
    )
    await client.query('DELETE FROM auth.session WHERE "userId" = $1 AND token IS DISTINCT FROM $2', [
      accountId,
      keptSession,
    ])
    return true
  })
}
