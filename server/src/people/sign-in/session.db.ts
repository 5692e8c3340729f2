import type { Pool } from 'pg'
import { sessionDays } from '../account/better-auth.ts'

/** A session that has not run out, by PostgreSQL's clock. `isAging`: a day old, so it may be prolonged. */
export type LiveSession = { accountId: string; schoolId: string | null; isAging: boolean }

export async function selectOptionalLiveSession(auth: Pool, token: string): Promise<LiveSession | undefined> {
  const { rows } = await auth.query<LiveSession>({
    name: 'live-session',
    text: `SELECT "userId" AS "accountId", "schoolId", "expiresAt" < now() + make_interval(days => $2) AS "isAging"
           FROM auth.session WHERE token = $1 AND "expiresAt" > now()`,
    values: [token, sessionDays - 1],
  })
  return rows[0]
}

export async function prolongSession(auth: Pool, token: string): Promise<void> {
  await auth.query(
    `UPDATE auth.session SET "expiresAt" = now() + make_interval(days => $2), "updatedAt" = now() WHERE token = $1`,
    [token, sessionDays],
  )
}

/** Puts a session into a school. */
export async function setSessionSchool(auth: Pool, token: string, schoolId: string): Promise<void> {
  await auth.query(`UPDATE auth.session SET "schoolId" = $2, "updatedAt" = now() WHERE token = $1`, [token, schoolId])
}

export async function deleteSession(auth: Pool, token: string): Promise<void> {
  await auth.query('DELETE FROM auth.session WHERE token = $1', [token])
}
