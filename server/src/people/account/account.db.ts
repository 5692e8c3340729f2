import type { Role } from '@sabimark/domain/people/role.ts'
import type { Pool } from 'pg'
import { inTransaction } from '../../platform/database/transaction.ts'
import { newId } from '../../platform/ids.ts'

/** An account with its password hash and when it was set; both null when it was never given a password. */
export type Account = {
  id: string
  name: string
  email: string
  isVerified: boolean
  passwordHash: string | null
  passwordSetAt: Date | null
  /** Whether it was chosen behind a mailed link, or in place of one that was: so by who reads the address. */
  isPasswordByMail: boolean
  /** When its owner was first told that a password will expire: this one, or one before it. */
  expiryToldAt: Date | null
}

const account = `SELECT u.id, u.name, u.email, u."emailVerified" AS "isVerified", a.password AS "passwordHash",
    a."updatedAt" AS "passwordSetAt", a."expiryToldAt",
    coalesce(a."setByMail", false) AS "isPasswordByMail"
  FROM auth."user" u LEFT JOIN auth.account a ON a."userId" = u.id AND a."providerId" = 'credential'`

export async function selectOptionalAccountByEmail(auth: Pool, email: string): Promise<Account | undefined> {
  return (await auth.query<Account>(`${account} WHERE u.email = $1`, [email])).rows[0]
}

export async function selectOptionalAccount(auth: Pool, id: string): Promise<Account | undefined> {
  return (await auth.query<Account>(`${account} WHERE u.id = $1`, [id])).rows[0]
}

export type NewAccount = { email: string; name: string; passwordHash: string | null; isVerified: boolean }

/** Throws when the address has an account (constraint user_email_key). Answers the account's id. */
export async function insertAccount(
  auth: Pool,
  { email, name, passwordHash, isVerified }: NewAccount,
): Promise<string> {
  const id = newId()
  await inTransaction(auth, async (client) => {
    await client.query(`INSERT INTO auth."user" (id, email, name, "emailVerified") VALUES ($1, $2, $3, $4)`, [
      id,
      email,
      name,
      isVerified,
    ])
    if (passwordHash === null) return
    await client.query(
      `INSERT INTO auth.account (id, "accountId", "providerId", "userId", password)
       VALUES ($1, $2, 'credential', $2, $3)`,
      [newId(), id, passwordHash],
    )
  })
  return id
}

type Status = 'pending_verification' | 'active' | 'inactive'

/** A person in one school, as seen before any school is entered. */
export type Membership = {
  schoolId: string
  school: string
  subdomain: string
  schoolStatus: Status
  userId: string
  role: Role
  status: Status
}

export async function selectMemberships(auth: Pool, accountId: string): Promise<Membership[]> {
  const { rows } = await auth.query<Membership>(
    `SELECT school_id AS "schoolId", school, subdomain, school_status AS "schoolStatus", user_id AS "userId", role, status
     FROM memberships_of_account($1)`,
    [accountId],
  )
  return rows
}

/** Whether the person may work in that school now. */
export function isActiveMembership({ status, schoolStatus }: Membership): boolean {
  return status === 'active' && schoolStatus === 'active'
}

/**
 * Any school may invite whom it likes; until the mail is followed nothing comes of it. Who signed a school up that waits for
 * its own mail is no guest of it.
 */
export function isMereInvitation({ role, status, schoolStatus }: Membership): boolean {
  const isOwner = role === 'school_admin' && schoolStatus === 'pending_verification'
  return status === 'pending_verification' && role !== 'student' && !isOwner
}

/** The owner is told by now that this password will expire; when that was first done stays. */
export async function noteExpiryTold(auth: Pool, accountId: string): Promise<void> {
  await auth.query(
    `UPDATE auth.account SET "expiryToldAt" = now() WHERE "userId" = $1 AND "providerId" = 'credential'
       AND coalesce("expiryToldAt" < "updatedAt", true)`,
    [accountId],
  )
}

/** Deletes an account nobody is by: left by a sign-up that did not end, or by a school that was freed. */
export async function deleteOrphanAccount(auth: Pool, accountId: string): Promise<boolean> {
  const { rowCount } = await auth.query(
    `DELETE FROM auth."user" WHERE id = $1 AND NOT EXISTS (SELECT FROM memberships_of_account($1))`,
    [accountId],
  )
  return rowCount === 1
}
