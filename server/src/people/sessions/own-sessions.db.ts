import type { Pool } from 'pg'

/** A session of an account; `usedAt` is null where use is not written down. */
export type OwnSession = {
  id: string
  isThisOne: boolean
  address: string | null
  userAgent: string | null
  school: string | null
  beganAt: Date
  usedAt: Date | null
}

const mostShown = 100

/** Where an account is signed in: the session of this token first, then the newest. */
export async function selectOwnSessions(auth: Pool, accountId: string, token: string): Promise<OwnSession[]> {
  const { rows } = await auth.query<OwnSession>(
    `SELECT s.id, s.token = $2 AS "isThisOne", s."ipAddress" AS address, s."userAgent", m.school,
       s."createdAt" AS "beganAt", CASE WHEN s."isKeptByUse" THEN s."updatedAt" END AS "usedAt"
     FROM auth.session s LEFT JOIN memberships_of_account($1) m ON m.school_id::text = s."schoolId"
     WHERE s."userId" = $1 AND s."expiresAt" > now() AND s.awaits IS NULL
     ORDER BY s.token = $2 DESC, s."updatedAt" DESC, s.id LIMIT $3`,
    [accountId, token, mostShown],
  )
  return rows
}

/** Ends a session of this account; false where it has none of this id, whoever else may have. */
export async function deleteOwnSession(auth: Pool, accountId: string, id: string): Promise<boolean> {
  const { rowCount } = await auth.query(
    'DELETE FROM auth.session WHERE id = $1 AND "userId" = $2 AND "expiresAt" > now()',
    [id, accountId],
  )
  return rowCount === 1
}

/** Ends all sessions of an account but the one of this token; answers how many lived. */
export async function deleteOtherSessions(auth: Pool, accountId: string, token: string): Promise<number> {
  const { rows } = await auth.query<{ count: number }>(
    `WITH ended AS (DELETE FROM auth.session WHERE "userId" = $1 AND token <> $2 RETURNING "expiresAt")
     SELECT count(*) FILTER (WHERE "expiresAt" > now())::integer AS count FROM ended`,
    [accountId, token],
  )
  return rows[0]?.count ?? 0
}
