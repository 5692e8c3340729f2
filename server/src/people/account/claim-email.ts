import type { Pool } from 'pg'
import type { Tx } from '../../platform/database/tenant.ts'
import {
  type Account,
  deleteOrphanAccount,
  type Membership,
  selectMemberships,
  selectOptionalAccountByEmail,
} from './account.db.ts'

export type Claimed = { account: Account; memberships: Membership[] }

/**
 * Makes everybody who wants this address wait for this transaction, then says who has it. An account nobody is by is
 * what a killed sign-up left: it is deleted, and the address is free.
 */
export async function claimEmail(auth: Pool, tx: Tx, email: string): Promise<Claimed | undefined> {
  await tx.run(`SELECT lock_over_schools(hashtextextended('account of ' || $1, 0))`, [email])
  const account = await selectOptionalAccountByEmail(auth, email)
  if (!account) return undefined
  const memberships = await selectMemberships(auth, account.id)
  if (memberships.length > 0) return { account, memberships }
  await deleteOrphanAccount(auth, account.id)
  return undefined
}
