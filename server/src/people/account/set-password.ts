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
  /** The hash of the password that was proven: where another one was set since, it stays. */
  inPlaceOf?: string | null
}

/**
 * Sets the password of an account, and with it ends every other way in that an older password or mail had opened: its
 * sessions, its links to choose a password and those to another address; and, where the address is proven for the first time,
 * the second factor. All of it or nothing; false when `token` no longer works, or `inPlaceOf` is the password no more.
 */
export async function setPassword(auth: Pool, asked: NewPassword): Promise<boolean> {
  const { accountId, passwordHash, keptSession = null, provesEmail = false, token, inPlaceOf } = asked
  return await inTransaction(auth, async (client) => {
    // Whoever sets another password of this account, or a second factor up, waits here.
    const { rows } = await client.query<{ isVerified: boolean }>(
      'SELECT "emailVerified" AS "isVerified" FROM auth."user" WHERE id = $1 FOR NO KEY UPDATE',
      [accountId],
    )
    if (token !== undefined && !(await useToken(client, token))) return false
    const { rowCount } = await client.query(
      `UPDATE auth.account SET password = $2, "updatedAt" = now(), "setByMail" = $4 OR "setByMail" AND $3::text IS NOT NULL
       WHERE "userId" = $1 AND "providerId" = 'credential' AND coalesce(password = $3, true)`,
      [accountId, passwordHash, inPlaceOf ?? null, provesEmail],
    )
    if (rowCount === 0 && inPlaceOf) return false
    if (rowCount === 0) {
      await client.query(
        `INSERT INTO auth.account (id, "accountId", "providerId", "userId", password, "setByMail")
         VALUES ($1, $2, 'credential', $2, $3, $4)`,
        [newId(), accountId, passwordHash, provesEmail],
      )
    }
    await client.query(
      `UPDATE auth."user" SET "emailVerified" = "emailVerified" OR $2, "updatedAt" = now() WHERE id = $1`,
      [accountId, provesEmail],
    )
    await client.query(
      `UPDATE auth.one_time_tokens SET used_at = now()
       WHERE account_id = $1 AND kind IN ('reset_password', 'change_email') AND used_at IS NULL`,
      [accountId],
    )
    // Whoever set one up before the address was ever proven need not be who reads its mail.
    if (provesEmail && rows[0]?.isVerified === false) {
      await client.query('DELETE FROM auth.two_factors WHERE account_id = $1', [accountId])
    }
    await client.query('DELETE FROM auth.session WHERE "userId" = $1 AND token IS DISTINCT FROM $2', [
      accountId,
      keptSession,
    ])
    return true
  })
}
