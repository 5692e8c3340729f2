import type { Pool } from 'pg'

/**
 * The newest time the database holds, as far as it can be read without entering a school: nobody sits an exam without
 * signing in shortly before. A clock that stands before it is wrong.
 */
export async function newestRowMs(auth: Pool): Promise<number | null> {
  const { rows } = await auth.query<{ newest: Date | null }>(
    `SELECT greatest(
       (SELECT max("updatedAt") FROM auth.session),
       (SELECT max("createdAt") FROM auth."user")
     ) AS newest`,
  )
  return rows[0]?.newest?.getTime() ?? null
}
