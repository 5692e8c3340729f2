import { randomBytes } from 'node:crypto'
import type { Pool } from 'pg'
import type { Tx } from '../../platform/database/tenant.ts'
import { hashOf } from '../account/one-time-token.ts'

/** How long the link to a new address works. */
export const emailChangeHours = 48

type Asked = { accountId: string; email: string; judgedHash: string | null }

/** A link to a new address; nothing is kept of it yet. */
export function makeLink(): string {
  return randomBytes(32).toString('base64url')
}

/**
 * Keeps a link to a new address in the transaction that mails it, for who is signed in here and proved this password; null: it goes
 * out once more (functions/keep-email-link.sql). What is refused leaves the address that waits as it was.
 */
export async function keepLinkSparingly(
  tx: Tx,
  token: string,
  { accountId, email, judgedHash }: Asked,
): Promise<'kept' | 'too_soon' | 'gone'> {
  const { outcome } = await tx.one<{ outcome: 'kept' | 'too_soon' | 'gone' }>(
    'SELECT keep_email_link($1, $2, $3, $4, $5) AS outcome',
    [hashOf(token), accountId, email, judgedHash, emailChangeHours],
  )
  return outcome
}

/** The new address that waits for its link, and until when it does. */
export async function selectOptionalPendingEmail(
  auth: Pool,
  accountId: string,
): Promise<{ email: string; until: string } | undefined> {
  const { rows } = await auth.query<{ email: string; until: string }>(
    `SELECT new_email AS email, to_char(expires_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS until
     FROM auth.one_time_tokens
     WHERE account_id = $1 AND kind = 'change_email' AND used_at IS NULL AND expires_at > now()
     ORDER BY created_at DESC LIMIT 1`,
    [accountId],
  )
  return rows[0]
}

/** No link to a new address of the account works any more. */
export async function dropLinks(auth: Pool, accountId: string): Promise<void> {
  await auth.query(
    `UPDATE auth.one_time_tokens SET used_at = now()
     WHERE account_id = $1 AND kind = 'change_email' AND used_at IS NULL`,
    [accountId],
  )
}

type Link = { accountId: string; email: string; isUsed: boolean }

/** What is known of a link, used or not; undefined when it was never made or was swept. */
export async function selectOptionalLink(auth: Pool, token: string): Promise<Link | undefined> {
  const { rows } = await auth.query<Link>(
    `SELECT account_id AS "accountId", new_email AS email, used_at IS NOT NULL AS "isUsed"
     FROM auth.one_time_tokens WHERE token_hash = $1 AND kind = 'change_email'`,
    [hashOf(token)],
  )
  return rows[0]
}

/** 'again': the account is at a school by now that is in another database and was not asked; nothing is done. */
export type Followed = 'moved' | 'taken' | 'gone' | 'again'

/** The schools of other databases that were asked, and those of them where somebody waits who has not come in yet. */
export type Elsewhere = { asked: readonly string[]; waiting: readonly string[] }

/** Gives the account the address, at all its schools of this database (functions/follow-email-change.sql). */
export async function followLink(
  tx: Tx,
  token: string,
  keptSession: string | null,
  { asked, waiting }: Elsewhere,
): Promise<Followed> {
  const { outcome } = await tx.one<{ outcome: Followed }>(
    'SELECT follow_email_change($1, $2, $3::uuid[], $4::uuid[]) AS outcome',
    [hashOf(token), keptSession, asked, waiting],
  )
  return outcome
}

/** Where the account came in or is invited, and where a try to follow one of its links that did not end has left somebody. */
export async function selectSchoolsToFollow(auth: Pool, accountId: string): Promise<string[]> {
  const { rows } = await auth.query<{ schoolId: string }>(
    `SELECT DISTINCT m.school_id AS "schoolId"
     FROM unnest(ARRAY[$1::text] || accounts_left_unmade($1)) a(id) CROSS JOIN memberships_of_account(a.id) m`,
    [accountId],
  )
  return rows.map(({ schoolId }) => schoolId)
}
