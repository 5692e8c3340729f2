import type { Pool } from 'pg'

/** A session that has not run out, by PostgreSQL's clock: how long it lives without use, and how much of that is left. */
export type LiveSession = { accountId: string; schoolId: string | null; idleMs: number; leftMs: number }

export async function selectOptionalLiveSession(auth: Pool, token: string): Promise<LiveSession | undefined> {
  const { rows } = await auth.query<LiveSession>({
    name: 'live-session',
    text: `SELECT "userId" AS "accountId", "schoolId", "idleSeconds" * 1000.0::float8 AS "idleMs",
             (extract(epoch FROM "expiresAt" - now()) * 1000)::float8 AS "leftMs"
           FROM auth.session WHERE token = $1 AND "expiresAt" > now()`,
    values: [token],
  })
  return rows[0]
}

/**
 * Gives a session its whole idle span again. False where another request was faster by less than `grainMs`, or the
 * session is over: a page asks for several things at once, and one write is enough.
 */
export async function prolongSession(auth: Pool, token: string, grainMs: number): Promise<boolean> {
  const { rowCount } = await auth.query(
    `UPDATE auth.session SET "expiresAt" = now() + make_interval(secs => "idleSeconds"), "updatedAt" = now()
     WHERE token = $1 AND "expiresAt" > now()
       AND "expiresAt" <= now() + make_interval(secs => "idleSeconds" - $2::float8 / 1000)`,
    [token, grainMs],
  )
  return rowCount === 1
}

/** How long it lives without use; it begins anew. */
export async function setSessionSpan(auth: Pool, token: string, idleMs: number): Promise<void> {
  await auth.query(
    `UPDATE auth.session SET "idleSeconds" = $2::integer, "expiresAt" = now() + make_interval(secs => $2::integer), "updatedAt" = now()
     WHERE token = $1`,
    [token, Math.round(idleMs / 1000)],
  )
}

/** Puts a session into a school. */
export async function setSessionSchool(auth: Pool, token: string, schoolId: string): Promise<void> {
  await auth.query(`UPDATE auth.session SET "schoolId" = $2, "updatedAt" = now() WHERE token = $1`, [token, schoolId])
}

export async function deleteSession(auth: Pool, token: string): Promise<void> {
  await auth.query('DELETE FROM auth.session WHERE token = $1', [token])
}
