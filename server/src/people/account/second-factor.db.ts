import type { SignInRules } from '@sabimark/domain/people/sign-in-rules.ts'
import type { Pool, PoolClient } from 'pg'
import { inTransaction } from '../../platform/database/transaction.ts'

/** What signing in asks, by PostgreSQL's clock: whether the account has a second factor, and what its schools want. */
export type SignInAsks = { hasFactor: boolean; schools: SignInRules[]; now: Date }

export async function selectSignInAsks(auth: Pool, accountId: string): Promise<SignInAsks> {
  const { rows } = await auth.query<
    { hasFactor: boolean; now: Date } & { [K in keyof SignInRules]: SignInRules[K] | null }
  >({
    name: 'sign-in-asks',
    text: `SELECT clock_timestamp() AS now,
             EXISTS (SELECT FROM auth.two_factors WHERE account_id = $1) AS "hasFactor",
             r.school_id AS "schoolId", r.password_expiry AS "passwordExpiry",
             r.password_expiry_since AS "passwordExpirySince", r.two_factor_since AS "twoFactorSince"
           FROM (SELECT) one LEFT JOIN sign_in_rules_of_account($1) r ON true`,
    values: [accountId],
  })
  const [first] = rows
  if (!first) throw new Error('A row is missing.')
  const schools = rows.flatMap(({ schoolId, passwordExpiry, passwordExpirySince, twoFactorSince }) =>
    schoolId === null || passwordExpiry === null
      ? []
      : [{ schoolId, passwordExpiry, passwordExpirySince, twoFactorSince }],
  )
  return { hasFactor: first.hasFactor, schools, now: first.now }
}

/** Which of these accounts have a second factor. */
export async function selectWithFactor(auth: Pool, accountIds: readonly string[]): Promise<Set<string>> {
  const { rows } = await auth.query<{ id: string }>({
    name: 'with-second-factor',
    text: 'SELECT account_id AS id FROM auth.two_factors WHERE account_id = ANY($1::text[])',
    values: [accountIds],
  })
  return new Set(rows.map(({ id }) => id))
}

/** The second factor of an account, and PostgreSQL's time: codes are judged by no other clock. */
export type StoredFactor = { box: string; confirmedAt: Date; lastStep: number; now: Date }

export async function selectOptionalFactor(auth: Pool, accountId: string): Promise<StoredFactor | undefined> {
  const { rows } = await auth.query<StoredFactor>(
    `SELECT secret AS box, confirmed_at AS "confirmedAt", last_step::float8 AS "lastStep", clock_timestamp() AS now
     FROM auth.two_factors WHERE account_id = $1`,
    [accountId],
  )
  return rows[0]
}

export async function selectNow(auth: Pool): Promise<Date> {
  const { rows } = await auth.query<{ now: Date }>('SELECT clock_timestamp() AS now')
  return rows[0]?.now ?? new Date()
}

/** How many codes are left of those that were written down. */
export async function countRecoveryCodes(auth: Pool, accountId: string): Promise<number> {
  const { rows } = await auth.query<{ left: number }>(
    'SELECT count(*)::integer AS left FROM auth.recovery_codes WHERE account_id = $1 AND used_at IS NULL',
    [accountId],
  )
  return rows[0]?.left ?? 0
}

/** Takes the code of a step; false when another request took one meanwhile. The box is made anew where it is given. */
export async function takeStep(
  auth: Pool,
  { accountId, step, before, box }: { accountId: string; step: number; before: StoredFactor; box: string },
): Promise<boolean> {
  const { rowCount } = await auth.query(
    'UPDATE auth.two_factors SET last_step = $2, secret = $5 WHERE account_id = $1 AND last_step = $3 AND secret = $4',
    [accountId, step, before.lastStep, before.box, box],
  )
  return rowCount === 1
}

/** Takes a code that was written down; false when there is none, or it opened something before. */
export async function takeRecoveryCode(auth: Pool, accountId: string, hashes: readonly string[]): Promise<boolean> {
  const { rowCount } = await auth.query(
    `UPDATE auth.recovery_codes SET used_at = clock_timestamp()
     WHERE account_id = $1 AND code_hash = ANY ($2::text[]) AND used_at IS NULL`,
    [accountId, hashes],
  )
  return rowCount === 1
}

type NewFactor = { accountId: string; box: string; step: number; hashes: readonly string[]; keptSession: string }

/**
 * Switches the second factor of an account on and ends its other sessions: none of them proved it. False when it is on
 * already, or the session that sets it up is over.
 */
export async function insertFactor(
  auth: Pool,
  { accountId, box, step, hashes, keptSession }: NewFactor,
): Promise<boolean> {
  return await inTransaction(auth, async (client) => {
    // A password that is set at this moment ends the session, and with it what it would set up.
    await client.query('SELECT FROM auth."user" WHERE id = $1 FOR NO KEY UPDATE', [accountId])
    const { rowCount: isOpen } = await client.query('SELECT FROM auth.session WHERE token = $1', [keptSession])
    if (isOpen === 0) return false
    const { rowCount } = await client.query(
      `INSERT INTO auth.two_factors (account_id, secret, confirmed_at, last_step) VALUES ($1, $2, clock_timestamp(), $3)
       ON CONFLICT (account_id) DO NOTHING`,
      [accountId, box, step],
    )
    if (rowCount === 0) return false
    await insertRecoveryCodes(client, accountId, hashes)
    await client.query('DELETE FROM auth.session WHERE "userId" = $1 AND token <> $2', [accountId, keptSession])
    await client.query('UPDATE auth.session SET "pendingFactor" = NULL WHERE token = $1', [keptSession])
    return true
  })
}

/** Other codes in place of those that were written down; false when the second factor is off meanwhile. */
export async function replaceRecoveryCodes(auth: Pool, accountId: string, hashes: readonly string[]): Promise<boolean> {
  return await inTransaction(auth, async (client) => {
    // Whoever makes others of this account waits here.
    const { rowCount } = await client.query('SELECT FROM auth.two_factors WHERE account_id = $1 FOR UPDATE', [
      accountId,
    ])
    if (rowCount === 0) return false
    await client.query('DELETE FROM auth.recovery_codes WHERE account_id = $1', [accountId])
    await insertRecoveryCodes(client, accountId, hashes)
    return true
  })
}

async function insertRecoveryCodes(client: PoolClient, accountId: string, hashes: readonly string[]): Promise<void> {
  await client.query(
    `INSERT INTO auth.recovery_codes (account_id, code_hash, is_by_factor) SELECT $1, h, true FROM unnest($2::text[]) AS h`,
    [accountId, hashes],
  )
}

/** Some of the boxes, from behind an account on. */
export async function selectBoxes(auth: Pool, after: string): Promise<{ accountId: string; box: string }[]> {
  const { rows } = await auth.query<{ accountId: string; box: string }>(
    `SELECT account_id AS "accountId", secret AS box FROM auth.two_factors WHERE account_id > $1 ORDER BY account_id LIMIT 500`,
    [after],
  )
  return rows
}

/** Another box in place of one; false when the factor is another by now. */
export async function replaceBox(
  auth: Pool,
  { accountId, box, by }: { accountId: string; box: string; by: string },
): Promise<boolean> {
  const { rowCount } = await auth.query(
    'UPDATE auth.two_factors SET secret = $3 WHERE account_id = $1 AND secret = $2',
    [accountId, box, by],
  )
  return rowCount === 1
}

/** How many people have codes left that were hashed by a SECRET. */
export async function countOldRecoveryCodes(auth: Pool): Promise<number> {
  const { rows } = await auth.query<{ people: number }>(
    `SELECT count(DISTINCT account_id)::integer AS people FROM auth.recovery_codes
     WHERE NOT is_by_factor AND used_at IS NULL`,
  )
  return rows[0]?.people ?? 0
}

/** Switches it off, with the codes that were written down; false when it was. */
export async function deleteFactor(auth: Pool, accountId: string): Promise<boolean> {
  const { rowCount } = await auth.query('DELETE FROM auth.two_factors WHERE account_id = $1', [accountId])
  return rowCount === 1
}

/** What this browser was shown to set one up with, boxed; null for nothing. */
export async function selectPendingFactor(auth: Pool, token: string): Promise<string | null> {
  const { rows } = await auth.query<{ box: string | null }>(
    'SELECT "pendingFactor" AS box FROM auth.session WHERE token = $1',
    [token],
  )
  return rows[0]?.box ?? null
}

export async function setPendingFactor(auth: Pool, token: string, box: string): Promise<void> {
  await auth.query('UPDATE auth.session SET "pendingFactor" = $2 WHERE token = $1', [token, box])
}
