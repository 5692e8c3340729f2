import { createHash, randomBytes } from 'node:crypto'
import type { Pool, PoolClient } from 'pg'
import type { Tx } from '../../platform/database/tenant.ts'
import { inTransaction } from '../../platform/database/transaction.ts'

/** What a link in a mail is for, and how long it works. */
export const tokenHours = { verify_email: 48, reset_password: 1, invitation: 7 * 24 } as const
/** Links to a new address are in email-change.db.ts: they hold it. */
export type TokenKind = keyof typeof tokenHours

export type StoredToken = { accountId: string; schoolId: string | null; isUsed: boolean; isExpired: boolean }

/** Makes a one-time token; only its hash is kept. Older ones stay valid: mails overtake each other. */
export async function issueToken(
  auth: Pool,
  { kind, accountId, schoolId }: { kind: TokenKind; accountId: string; schoolId: string | null },
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await auth.query(
    `INSERT INTO auth.one_time_tokens (token_hash, kind, account_id, school_id, created_at, expires_at)
     VALUES ($1, $2, $3, $4, now(), now() + make_interval(hours => $5))`,
    [hashOf(token), kind, accountId, schoolId, tokenHours[kind]],
  )
  return token
}

/**
 * As issueToken, for mails that may be asked for again: at most one a minute and five a day per account, kind and
 * school, else null. What a clock that was ahead has dated lies in the future and counts for nothing.
 * The account's row lock makes simultaneous requests count each other.
 */
export async function issueTokenSparingly(
  auth: Pool,
  asked: { kind: TokenKind; accountId: string; schoolId: string | null },
): Promise<string | null> {
  return await inTransaction(auth, async (client) => {
    await client.query('SELECT FROM auth."user" WHERE id = $1 FOR NO KEY UPDATE', [asked.accountId])
    const { rows } = await client.query<{ isTooSoon: boolean }>(
      `SELECT count(*) FILTER (WHERE created_at > clock_timestamp() - interval '1 minute') >= 1 OR count(*) >= 5 AS "isTooSoon"
       FROM auth.one_time_tokens
       WHERE account_id = $1 AND kind = $2 AND school_id IS NOT DISTINCT FROM $3
         AND created_at BETWEEN clock_timestamp() - interval '1 day' AND clock_timestamp()`,
      [asked.accountId, asked.kind, asked.schoolId],
    )
    if (rows[0]?.isTooSoon) return null
    const token = randomBytes(32).toString('base64url')
    await client.query(
      `INSERT INTO auth.one_time_tokens (token_hash, kind, account_id, school_id, created_at, expires_at)
       VALUES ($1, $2, $3, $4, clock_timestamp(), clock_timestamp() + make_interval(hours => $5))`,
      [hashOf(token), asked.kind, asked.accountId, asked.schoolId, tokenHours[asked.kind]],
    )
    return token
  })
}

/** What is known of a token, used or not; undefined when it was never made or was swept. */
export async function readToken(auth: Pool, kind: TokenKind, token: string): Promise<StoredToken | undefined> {
  const { rows } = await auth.query<StoredToken>(
    `SELECT account_id AS "accountId", school_id AS "schoolId", used_at IS NOT NULL AS "isUsed",
            expires_at <= now() AS "isExpired"
     FROM auth.one_time_tokens WHERE token_hash = $1 AND kind = $2`,
    [hashOf(token), kind],
  )
  return rows[0]
}

/** Uses a token up; false when another request was faster or its time is over. */
export async function useToken(auth: PoolClient, token: string): Promise<boolean> {
  const { rowCount } = await auth.query(
    'UPDATE auth.one_time_tokens SET used_at = now() WHERE token_hash = $1 AND used_at IS NULL AND expires_at > now()',
    [hashOf(token)],
  )
  return rowCount === 1
}

/**
 * Follows an invitation into this school with a new password, or with the one the account has (null), while `lockStatus` holds who
 * is invited; false for a link that works no more (functions/accept-invitation.sql).
 */
export async function followInvitation(tx: Tx, token: string, passwordHash: string | null): Promise<boolean> {
  const asked = [hashOf(token), passwordHash]
  return (await tx.one<{ isDone: boolean }>('SELECT accept_invitation($1, $2) AS "isDone"', asked)).isDone
}

/** Follows the link of a sign-up's mail, while `lockStatus` holds its owner; false as there (functions/prove-email.sql). */
export async function followVerification(tx: Tx, token: string): Promise<boolean> {
  return (await tx.one<{ isDone: boolean }>('SELECT prove_email($1) AS "isDone"', [hashOf(token)])).isDone
}

/** What is kept of a token. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
