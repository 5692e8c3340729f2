import type { Pool, QueryResultRow } from 'pg'
import type { Home, Homes } from './homes.ts'

/** The group is not, or not any more, where it was looked for: nothing was done, and it is looked up again (busy.ts). */
export class HomeMoved extends Error {
  override name = 'HomeMoved'
  readonly code = '40001'
}

/** Schema, function or view of a group that has left its node; what the database says of them when they have gone with it. */
const goneCodes = new Set(['3F000', '42883', '42P01'])

const lost = /^(08|57P0|ECONN|EPIPE|ETIMEDOUT|EHOST)|Connection terminated|timeout exceeded when trying to connect/

/** Whether it is worth to look up where the group is: it has left the node, or its node does not answer. */
export function mayHaveMoved(error: unknown): boolean {
  if (error instanceof HomeMoved) return true
  if (!(error instanceof Error)) return false
  return lost.test('code' in error ? String(error.code) : error.message)
}

/** A statement with the condition that it does something only where the group is held. It says what it has done (RETURNING). */
export type IfHere = (ifHere: string) => string

/** One statement of no school over the rows of a group, which is held where it is meanwhile. */
async function askAtHome<Row extends object>(
  { app }: Pick<Home, 'app'>,
  text: IfHere,
  values: unknown[],
): Promise<Row[]> {
  const { rows } = await orMoved(
    app.query<Row & { isHere: boolean; isOfIt: true | null }>(
      `WITH held AS MATERIALIZED (SELECT hold_home() AS is_here),
       done AS (${text('(SELECT is_here FROM held)')})
       SELECT held.is_here AS "isHere", of_it.* FROM held LEFT JOIN (SELECT true AS "isOfIt", * FROM done) of_it ON true`,
      values,
    ),
  )
  if (rows[0]?.isHere !== true) throw new HomeMoved('The group has moved.')
  return rows.filter(({ isOfIt }) => isOfIt)
}

/** As `askAtHome`, at whichever home. */
export async function askAt<Row extends QueryResultRow>(
  home: Pick<Home, 'group' | 'app'>,
  text: IfHere,
  values: unknown[],
): Promise<Row[]> {
  if (home.group !== null) return await askAtHome<Row>(home, text, values)
  return (await home.app.query<Row>(text('true'), values)).rows
}

/**
 * Does something at every home. A node that is lost keeps nobody from the others: what is left undone at its groups is done the next time.
 */
export async function atEveryHome(homes: Homes, work: (home: Home) => Promise<void>): Promise<void> {
  for (const home of await homes.all())
    await work(home).catch((error: unknown) => {
      if (home.group === null || !mayHaveMoved(error)) throw error
    })
}

/** One call of a group's saves, made only where the group is. It has committed when this returns. */
export async function callAtHome<Row extends QueryResultRow>(
  pool: Pool,
  { name, columns, call }: { name: string; columns: string; call: (argument: string) => string },
  batch: string,
): Promise<Row[]> {
  const { rows } = await orMoved(
    pool.query<Row & { isHere: boolean }>({
      name,
      // The argument names what is held, so it is held first.
      text: `WITH held AS MATERIALIZED (SELECT hold_home() AS is_here)
        SELECT is_here AS "isHere", ${columns}
        FROM held LEFT JOIN LATERAL ${call(`CASE WHEN is_here THEN $1::jsonb ELSE '[]' END`)} ON true`,
      values: [batch],
    }),
  )
  if (rows[0]?.isHere !== true) throw new HomeMoved('The group has moved.')
  return rows
}

/** What is asked of a home that is gone says so. */
export async function orMoved<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof Error && 'code' in error && goneCodes.has(String(error.code)))
      throw new HomeMoved('The group has moved.', { cause: error })
    throw error
  }
}
