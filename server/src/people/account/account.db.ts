import type { Role } from '@sabimark/domain/people/role.ts'
import type { Pool } from 'pg'

/** An account with its password hash and when it was set; both null when it was never given a password. */
export type Account = {
  id: string
  name: string
  email: string
  isVerified: boolean
  passwordHash: string | null
  passwordSetAt: Date | null
}

const account = `SELECT u.id, u.name, u.email, u."emailVerified" AS "isVerified", a.password AS "passwordHash",
    a."updatedAt" AS "passwordSetAt"
  FROM auth."user" u LEFT JOIN auth.account a ON a."userId" = u.id AND a."providerId" = 'credential'`

export async function selectOptionalAccountByEmail(auth: Pool, email: string): Promise<Account | undefined> {
  return (await auth.query<Account>(`${account} WHERE u.email = $1`, [email])).rows[0]
}

export async function selectOptionalAccount(auth: Pool, id: string): Promise<Account | undefined> {
  return (await auth.query<Account>(`${account} WHERE u.id = $1`, [id])).rows[0]
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

/** Any school may invite whom it likes; until the mail is followed nothing comes of it. */
export function isMereInvitation({ role, status }: Membership): boolean {
  return role === 'teacher' && status === 'pending_verification'
}

/** The mail arrived: the address is proven. */
export async function markEmailProven(auth: Pool, accountId: string): Promise<void> {
  await auth.query(`UPDATE auth."user" SET "emailVerified" = true, "updatedAt" = now() WHERE id = $1`, [accountId])
}

/** Deletes an account nobody is by: left by a sign-up that did not end, or by a school that was freed. */
export async function deleteOrphanAccount(auth: Pool, accountId: string): Promise<boolean> {
  const { rowCount } = await auth.query(
    `DELETE FROM auth."user" WHERE id = $1 AND NOT EXISTS (SELECT FROM memberships_of_account($1))`,
    [accountId],
  )
  return rowCount === 1
}
