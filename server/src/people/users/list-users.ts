import type { userContract } from '@sabimark/contract/people/users/user.contract.ts'
import type { Tx } from '../../platform/database/tenant.ts'
import { isRefused } from '../../platform/http/refused.ts'
import { type ListSpec, type QueryOf, type RowOf, readList, type SortOf } from '../../platform/list/read-list.ts'
import { selectWithFactor } from '../account/second-factor.db.ts'
import type { PeopleServices } from '../account/services.ts'

type ListCall = typeof userContract.listUsers
export type UserQuery = QueryOf<ListCall>

const users: ListSpec<SortOf<ListCall>, UserQuery & { id?: string }> = {
  name: 'users',
  from: 'users u',
  id: 'u.id',
  whose: `u.school_id = $1 AND u.role IN ('super_admin', 'school_admin', 'teacher')`,
  equals: { role: 'u.role', status: 'u.status' },
  searched: ['u.find_key'],
  sorts: {
    name: { key: 'u.name_key', type: 'text', usual: 'asc' },
    newest: { key: 'u.id', type: 'uuid', usual: 'desc' },
    // Who never did stands before all others, or behind them.
    lastSignIn: { key: `coalesce(u.last_sign_in_at, 'epoch')`, type: 'timestamptz', usual: 'desc' },
  },
  first: 'name',
  columns: `u.id, u.name, u.email, u.role, u.status, u.revision,
    u.account_id AS "accountId", to_char(u.last_sign_in_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "lastSignInAt"`,
  joins: 'JOIN users u ON u.school_id = $1 AND u.id = p.id',
}

type Row = Omit<RowOf<ListCall>, 'hasSecondFactor'> & { accountId: string | null }

/** A page of the staff. Accounts are beyond the school's transaction, and are asked for by themselves. */
export async function listUsers({ pools }: Pick<PeopleServices, 'pools'>, tx: Tx, query: UserQuery & { id?: string }) {
  const page = await readList<Row, SortOf<ListCall>, UserQuery & { id?: string }>(tx, users, query)
  if (isRefused(page)) return page
  const accountIds = page.items.flatMap(({ accountId }) => accountId ?? [])
  const secured = await selectWithFactor(pools.auth, accountIds)
  const items = page.items.map(({ accountId, ...user }) => ({
    ...user,
    hasSecondFactor: accountId !== null && secured.has(accountId),
  }))
  return { ...page, items }
}

/** One of them who has just been written. */
export async function readUser(room: Pick<PeopleServices, 'pools'>, tx: Tx, id: string) {
  const page = await listUsers(room, tx, { id, size: 1 })
  const [user] = isRefused(page) ? [] : page.items
  if (!user) throw new Error('The user just written is not there.')
  return user
}
