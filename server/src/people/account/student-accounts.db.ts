import type { Pool } from 'pg'
import { inTransaction } from '../../platform/database/transaction.ts'
import { newId } from '../../platform/ids.ts'
import { studentAddress } from './password-of.ts'

export type NewStudentAccount = { userId: string; name: string; passwordHash: string }

/**
 * Makes the accounts of students, all at once, and answers which is whose. One that a killed transaction left behind is
 * taken again, with the new password: its address is the student's own. So is that of who was deleted and brought back:
 * nobody goes on by a session of before.
 */
export async function makeStudentAccounts(
  auth: Pool,
  students: readonly NewStudentAccount[],
): Promise<{ userId: string; accountId: string }[]> {
  if (students.length === 0) return []
  return await inTransaction(auth, async (client) => {
    const { rows } = await client.query<{ accountId: string; email: string }>(
      `INSERT INTO auth."user" (id, email, name, "emailVerified", "createdAt", "updatedAt")
       SELECT s.id, s.email, s.name, false, now(), now() FROM unnest($1::text[], $2::text[], $3::text[]) AS s(id, email, name)
       ON CONFLICT (email) DO UPDATE SET "updatedAt" = excluded."updatedAt"
       RETURNING id AS "accountId", email`,
      [
        students.map(() => newId()),
        students.map(({ userId }) => studentAddress(userId)),
        students.map(({ name }) => name),
      ],
    )
    const accountOf = new Map(rows.map(({ accountId, email }) => [email, accountId]))
    const made = students.flatMap(({ userId, passwordHash }) => {
      const accountId = accountOf.get(studentAddress(userId))
      return accountId === undefined ? [] : [{ userId, accountId, passwordHash }]
    })
    const accountIds = made.map(({ accountId }) => accountId)
    await client.query('DELETE FROM auth.account WHERE "userId" = ANY($1::text[])', [accountIds])
    await client.query('DELETE FROM auth.session WHERE "userId" = ANY($1::text[])', [accountIds])
    await client.query(
      `INSERT INTO auth.account (id, "accountId", "providerId", "userId", password, "createdAt", "updatedAt")
       SELECT a.id, a.account, 'credential', a.account, a.password, now(), now()
       FROM unnest($1::text[], $2::text[], $3::text[]) AS a(id, account, password)`,
      [made.map(() => newId()), accountIds, made.map(({ passwordHash }) => passwordHash)],
    )
    return made.map(({ userId, accountId }) => ({ userId, accountId }))
  })
}
