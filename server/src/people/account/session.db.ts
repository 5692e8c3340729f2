import { randomBytes } from 'node:crypto'
import type { AwaitedStep } from '@sabimark/domain/people/second-factor/second-factor.ts'
import type { EndedSession } from '@sabimark/domain/people/sessions/session-end.ts'
import { type IdleRule, mostOfStaffMs, type SessionSpan } from '@sabimark/domain/people/sessions/session-watch.ts'
import type { Pool } from 'pg'
import { newId } from '../../platform/ids.ts'

/** Where somebody signed in, and on what. */
export type From = { address: string; device: string }

/** The password that was right, as its hash, and whether a second factor was asked for beside it. */
export type Judged = { passwordHash: string | null; hasFactor: boolean }

/** Who signs in, and how that ends. `schoolId` is null until one is chosen, `from` where it is not kept. */
export type NewSession = {
  accountId: string
  /** What its account was let in by. */
  judged: Judged
  schoolId: string | null
  span: SessionSpan
  /** It opens nothing before that is done. */
  awaits?: AwaitedStep
  from: From | null
}

/** The session that was there on this browser; `done`: it must have waited for this step. */
export type Replaced = { token: string | null; done: AwaitedStep | null }

/**
 * Opens a session that begins now, in place of another, if there is one; answers its token. Null where what was judged is so no
 * more, or the step was done by another window (functions/open-session.sql).
 */
export async function insertSession(
  auth: Pool,
  { accountId, judged, schoolId, span, awaits, from }: NewSession,
  inPlaceOf: Replaced,
): Promise<string | null> {
  const token = randomBytes(32).toString('hex')
  const { rows } = await auth.query<{ isOpen: boolean }>({
    name: 'open-session',
    text: `SELECT open_session($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14) AS "isOpen"`,
    values: [
      newId(),
      token,
      accountId,
      judged.passwordHash,
      judged.hasFactor,
      inPlaceOf.token,
      inPlaceOf.done,
      schoolId,
      from?.address ?? null,
      from?.device ?? null,
      Math.round(span.spanMs / 1000),
      span.isKeptByUse,
      span.endsAfterExam,
      awaits ?? null,
    ],
  })
  return rows[0]?.isOpen ? token : null
}

/** A session that has not run out, by PostgreSQL's clock: how it ends, and how much is left until then. Use gives staff no more than `mostOfStaffMs` in all. */
export type LiveSession = SessionSpan & { accountId: string; schoolId: string | null; beganAt: Date; leftMs: number }

export async function selectOptionalLiveSession(auth: Pool, token: string): Promise<LiveSession | undefined> {
  const { rows } = await auth.query<LiveSession>({
    name: 'live-session',
    text: `SELECT "userId" AS "accountId", "schoolId",
             CASE WHEN "isKeptByUse" THEN least("idleSeconds" * 1000.0, $2 - extract(epoch FROM now() - "createdAt") * 1000)
               ELSE "idleSeconds" * 1000.0 END::float8 AS "spanMs",
             "isKeptByUse", "endsAfterExam", "createdAt" AS "beganAt",
             (extract(epoch FROM "expiresAt" - now()) * 1000)::float8 AS "leftMs"
           FROM auth.session WHERE token = $1 AND "expiresAt" > now() AND awaits IS NULL`,
    values: [token, mostOfStaffMs],
  })
  return rows[0]
}

/** The account of a session that waits for this step, and for nothing else. */
export async function selectOptionalAwaiting(
  auth: Pool,
  token: string,
  step: AwaitedStep,
): Promise<{ accountId: string } | undefined> {
  const { rows } = await auth.query<{ accountId: string }>(
    'SELECT "userId" AS "accountId" FROM auth.session WHERE token = $1 AND "expiresAt" > now() AND awaits = $2',
    [token, step],
  )
  return rows[0]
}

type KeptSession = EndedSession & { schoolId: string | null; awaits: AwaitedStep | null }

/** What is kept of a session that has run out, or never opened anything: `awaits` says so. */
export async function selectOptionalEndedSession(auth: Pool, token: string): Promise<KeptSession | undefined> {
  const { rows } = await auth.query<KeptSession>({
    name: 'ended-session',
    text: `SELECT "idleSeconds" * 1000.0::float8 AS "spanMs", "isKeptByUse", "endsAfterExam",
             (extract(epoch FROM "expiresAt" - "createdAt") * 1000)::float8 AS "livedMs", "isEnded", "schoolId", awaits
           FROM auth.session WHERE token = $1 AND ("expiresAt" <= now() OR awaits IS NOT NULL)`,
    values: [token],
  })
  return rows[0]
}

/**
 * Gives a session that is kept by use its whole span, within the most it may have, also where it has more left. False where another request was faster by less
 * than `grainMs`, or the session is over: a page asks for several things at once, and one write is enough.
 */
export async function prolongSession(auth: Pool, token: string, grainMs: number): Promise<boolean> {
  const { rowCount } = await auth.query(
    `UPDATE auth.session SET "updatedAt" = now(),
       "expiresAt" = least(now() + make_interval(secs => "idleSeconds"), "createdAt" + make_interval(secs => $3::float8 / 1000))
     WHERE token = $1 AND "isKeptByUse" AND "expiresAt" > now()
       AND ("expiresAt" <= now() + make_interval(secs => "idleSeconds" - $2::float8 / 1000)
         OR "expiresAt" > now() + make_interval(secs => "idleSeconds" + $2::float8 / 1000))`,
    [token, grainMs, mostOfStaffMs],
  )
  return rowCount === 1
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

/** Gives these sessions of a school the span they began with again, where handing in has cut it and they are not over. */
export async function restoreCutSessions(
  auth: Pool,
  { schoolId, sessions }: { schoolId: string; sessions: readonly { token: string; accountId: string }[] },
): Promise<void> {
  await auth.query({
    name: 'restore-cut-sessions',
    text: `UPDATE auth.session s SET "expiresAt" = s."createdAt" + make_interval(secs => s."idleSeconds"), "updatedAt" = now()
           FROM unnest($2::text[], $3::text[]) AS g(token, account)
           WHERE s.token = g.token AND s."userId" = g.account AND s."schoolId" = $1 AND s."endsAfterExam"
             AND s."expiresAt" > now() AND s."expiresAt" < s."createdAt" + make_interval(secs => s."idleSeconds")`,
    values: [schoolId, sessions.map(({ token }) => token), sessions.map(({ accountId }) => accountId)],
  })
}

/** Puts a session into a school, whose rules it has from then on; one that use does not keep ends when it did. False where it is over. */
export async function setSessionSchool(
  auth: Pool,
  token: string,
  { schoolId, span, from }: Pick<NewSession, 'schoolId' | 'span' | 'from'>,
): Promise<boolean> {
  const { rowCount } = await auth.query(
    `UPDATE auth.session SET "schoolId" = $2, "ipAddress" = $3, "userAgent" = $4, "updatedAt" = now(),
       "idleSeconds" = CASE WHEN "isKeptByUse" THEN $5::integer ELSE "idleSeconds" END,
       "expiresAt" = CASE WHEN "isKeptByUse"
         THEN least(now() + make_interval(secs => $5::integer), "createdAt" + make_interval(secs => $6::float8 / 1000))
         ELSE "expiresAt" END
     WHERE token = $1 AND "expiresAt" > now()`,
    [token, schoolId, from?.address ?? null, from?.device ?? null, Math.round(span.spanMs / 1000), mostOfStaffMs],
  )
  return rowCount === 1
}

/**
 * From their next use on the sessions of a school's staff live so long without one. Without any they end soon after, also in a browser
 * that was closed hours ago; who sits at a page has half an hour to be told (`isOverlongSession`).
 */
export async function setIdleOfStaff(auth: Pool, schoolId: string, { idleMs }: IdleRule): Promise<void> {
  await auth.query(
    `UPDATE auth.session SET "idleSeconds" = $2::integer,
       "expiresAt" = least("expiresAt", now() + make_interval(secs => $2::integer + 1800))
     WHERE "schoolId" = $1 AND "isKeptByUse" AND "expiresAt" > now() AND "idleSeconds" <> $2::integer`,
    [schoolId, Math.round(idleMs / 1000)],
  )
}

/** Ends every session that is in this school. Which school it was is kept for a day, as of any that has run out. */
export async function endSessionsOfSchool(auth: Pool, schoolId: string): Promise<void> {
  await auth.query(
    `UPDATE auth.session SET "expiresAt" = now(), "isEnded" = true WHERE "schoolId" = $1 AND "expiresAt" > now()`,
    [schoolId],
  )
}

export async function deleteSession(auth: Pool, token: string): Promise<void> {
  await auth.query('DELETE FROM auth.session WHERE token = $1', [token])
}
