import type { EndedSession } from '@sabimark/domain/people/session-end.ts'
import type { SessionSpan } from '@sabimark/domain/people/session-watch.ts'
import type { Pool } from 'pg'

/** A session that has not run out, by PostgreSQL's clock: how it ends, and how much is left until then. */
export type LiveSession = SessionSpan & { accountId: string; schoolId: string | null; leftMs: number }

export async function selectOptionalLiveSession(auth: Pool, token: string): Promise<LiveSession | undefined> {
  const { rows } = await auth.query<LiveSession>({
    name: 'live-session',
    text: `SELECT "userId" AS "accountId", "schoolId", "idleSeconds" * 1000.0::float8 AS "spanMs",
             "isKeptByUse", "endsAfterExam",
             (extract(epoch FROM "expiresAt" - now()) * 1000)::float8 AS "leftMs"
           FROM auth.session WHERE token = $1 AND "expiresAt" > now()`,
    values: [token],
  })
  return rows[0]
}

/** What is kept of a session that has run out. */
export async function selectOptionalEndedSession(auth: Pool, token: string): Promise<EndedSession | undefined> {
  const { rows } = await auth.query<EndedSession>({
    name: 'ended-session',
    text: `SELECT "idleSeconds" * 1000.0::float8 AS "spanMs", "isKeptByUse", "endsAfterExam",
             (extract(epoch FROM "expiresAt" - "createdAt") * 1000)::float8 AS "livedMs"
           FROM auth.session WHERE token = $1 AND "expiresAt" <= now()`,
    values: [token],
  })
  return rows[0]
}

/**
 * Gives a session that is kept by use its whole span again. False where another request was faster by less than `grainMs`, or the
 * session is over: a page asks for several things at once, and one write is enough.
 */
export async function prolongSession(auth: Pool, token: string, grainMs: number): Promise<boolean> {
  const { rowCount } = await auth.query(
    `UPDATE auth.session SET "expiresAt" = now() + make_interval(secs => "idleSeconds"), "updatedAt" = now()
     WHERE token = $1 AND "isKeptByUse" AND "expiresAt" > now()
       AND "expiresAt" <= now() + make_interval(secs => "idleSeconds" - $2::float8 / 1000)`,
    [token, grainMs],
  )
  return rowCount === 1
}

/** How it ends; it begins now. */
export async function setSessionSpan(auth: Pool, token: string, span: SessionSpan): Promise<void> {
  await auth.query(
    `UPDATE auth.session SET "idleSeconds" = $2::integer, "expiresAt" = now() + make_interval(secs => $2::integer),
       "isKeptByUse" = $3, "endsAfterExam" = $4, "updatedAt" = now()
     WHERE token = $1`,
    [token, Math.round(span.spanMs / 1000), span.isKeptByUse, span.endsAfterExam],
  )
}

/** Leaves so long to the sessions of these accounts in a school that end after an exam; what is nearer its end stays. */
export async function endSessionsAfterExam(
  auth: Pool,
  { schoolId, accountIds, inMs }: { schoolId: string; accountIds: readonly string[]; inMs: number },
): Promise<void> {
  await auth.query({
    name: 'end-sessions-after-exam',
    text: `UPDATE auth.session SET "expiresAt" = now() + make_interval(secs => $3::float8 / 1000), "updatedAt" = now()
           WHERE "userId" = ANY ($2::text[]) AND "schoolId" = $1 AND "endsAfterExam"
             AND "expiresAt" > now() + make_interval(secs => $3::float8 / 1000)`,
    values: [schoolId, accountIds, inMs],
  })
}

/** Puts a session into a school. */
export async function setSessionSchool(auth: Pool, token: string, schoolId: string): Promise<void> {
  await auth.query(`UPDATE auth.session SET "schoolId" = $2, "updatedAt" = now() WHERE token = $1`, [token, schoolId])
}

export async function deleteSession(auth: Pool, token: string): Promise<void> {
  await auth.query('DELETE FROM auth.session WHERE token = $1', [token])
}
