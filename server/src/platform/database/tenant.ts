import type { Pool, PoolClient, QueryResultRow } from 'pg'
import { HomeMoved, mayHaveMoved, orMoved } from './at-home.ts'
import { againIfGaveWay } from './busy.ts'
import { homesBehind } from './citus-homes.ts'
import { nameOfConstraint } from './constraint-name.ts'
import type { Home, Homes } from './homes.ts'
import { statementName } from './statement-name.ts'
import { commit } from './transaction.ts'

/** A transaction bound to one school: row-level security lets nothing else be seen or written. */
export type Tx = Ask & {
  /** PostgreSQL's clock, read in the statement that bound the school: the only clock rules are judged by. */
  now: Date
  /** Where the other schools are, of several databases (decision 087). */
  homes?: Homes
  /** The request it works for; what no request asked for has none. */
  from?: AskedFrom
}

/** From where a request came (http/request.ts). */
type AskedFrom = { readonly address: string; readonly isCallerHidden: boolean; readonly device: string }

/** What can be asked inside it. Questions that do not wait for each other may be asked, and then travel, together. */
export type Ask = {
  schoolId: string
  /** All rows of a query. */
  rows<Row extends QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]>
  /** The row of a query that always has one. */
  one<Row extends QueryResultRow>(text: string, values?: unknown[]): Promise<Row>
  /** The row of a query that may find none. */
  optional<Row extends QueryResultRow>(text: string, values?: unknown[]): Promise<Row | undefined>
  /** As `rows`, for a text that depends on what is asked: planned anew each time, so that the named ones stay few. */
  unnamedRows<Row extends QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]>
  /** Runs a statement; answers how many rows it touched. */
  run(text: string, values?: unknown[]): Promise<number>
}

/** Who asks is read in the transaction itself (http/route.ts); no policy asks for more than the school. */
export type Bound = { schoolId: string }

/**
 * Runs `work` in one transaction bound to the school; commits when it returns, rolls back when it throws. When it has to
 * give way to another transaction, it is run once more (busy.ts).
 */
export async function inSchool<T>(pool: Pool, bound: Bound, work: (tx: Tx) => Promise<T>): Promise<T> {
  return await inSchoolAsking(pool, bound, async () => undefined, work)
}

/**
 * As `inSchool`, with a first question whose answer `work` is handed too: it travels with the statements that open the
 * transaction and bind the school, which saves every call a trip to the database.
 */
export async function inSchoolAsking<First, T>(
  pool: Pool,
  bound: Bound,
  first: (ask: Ask) => Promise<First>,
  work: (tx: Tx, first: First) => Promise<T>,
): Promise<T> {
  const homes = homesBehind(pool)
  if (!homes) return await againIfGaveWay(() => inSchoolOnce(pool, bound, first, work))
  return await againIfGaveWay(async () => {
    const home = await homes.of(bound.schoolId)
    try {
      const beside = async (tx: Tx, found: First) => await work({ ...tx, homes }, found)
      return await inSchoolOnce(home?.app ?? pool, bound, first, beside, home !== undefined)
    } catch (error) {
      if (home && mayHaveMoved(error)) homes.forget(bound.schoolId)
      throw error
    }
  })
}

/** One transaction bound to this school at a home that was found; whoever asks runs it again where it had to give way. */
export async function boundAt<T>(
  { app, group }: Pick<Home, 'app' | 'group'>,
  { schoolId }: Bound,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  return await inSchoolOnce(app, { schoolId }, async () => undefined, work, group !== null)
}

async function inSchoolOnce<First, T>(
  pool: Pool,
  { schoolId }: Bound,
  first: (ask: Ask) => Promise<First>,
  work: (tx: Tx, first: First) => Promise<T>,
  isAtHome = false,
): Promise<T> {
  const client = await pool.connect()
  let broken: Error | undefined
  let isOver = false
  try {
    const ask = asking(client, schoolId, () => isOver)
    const begun = client.query(begin)
    const bound = isAtHome ? orMoved(bind(client, schoolId, true)) : bind(client, schoolId)
    const asked = first(ask)
    if (isAtHome) await whereItIs(bound, [begun, asked])
    const [, now, answer] = await Promise.all([begun, bound, asked])
    const outcome = await work({ ...ask, now }, answer)
    // From here on: what is asked behind the end of it would run in no transaction, bound to no school.
    isOver = true
    await commit(client)
    return outcome
  } catch (error) {
    isOver = true
    await client.query('ROLLBACK').catch((lost: Error) => {
      broken = lost
    })
    throw error
  } finally {
    // A connection that could not even roll back must not serve the next school.
    client.release(broken)
  }
}

/** What a node answers of a group that has left it is nobody's answer: until it has said that it holds the school nothing is believed. */
async function whereItIs(bound: Promise<unknown>, beside: readonly Promise<unknown>[]): Promise<void> {
  for (const one of beside) one.catch(() => undefined)
  await bound
}

/** Prepared like everything else, so that it leaves in one packet with what follows. */
const begin = { name: 'begin', text: 'BEGIN' }

/** Beside what binds a school at home: its group is held there until the transaction ends. */
const held = `, hold_home() AS "isHere"`

async function bind(client: PoolClient, schoolId: string, isAtHome = false): Promise<Date> {
  const { rows } = await client.query<{ now: Date; isHere?: boolean }>({
    name: 'bind-school',
    text: `SELECT set_config('app.school_id', $1, true), clock_timestamp() AS now${isAtHome ? held : ''}`,
    values: [schoolId],
  })
  if (isAtHome && rows[0]?.isHere !== true) throw new HomeMoved('The group has moved.')
  return rows[0]?.now ?? new Date(Number.NaN)
}

function asking(client: PoolClient, schoolId: string, isOver: () => boolean): Ask {
  const send = async <Row extends QueryResultRow>(statement: { text: string; values: unknown[]; name?: string }) => {
    // Its connection may serve another school by now, whose rows it would be given.
    if (isOver()) throw new Error('This transaction is over.')
    return await client.query<Row>(statement)
  }
  const query = <Row extends QueryResultRow>(text: string, values: unknown[]) => send<Row>(prepared(text, values))
  const rows = async <Row extends QueryResultRow>(text: string, values: unknown[] = []) =>
    (await query<Row>(text, values)).rows
  return {
    schoolId,
    rows,
    async unnamedRows<Row extends QueryResultRow>(text: string, values: unknown[] = []) {
      return (await send<Row>({ text, values })).rows
    },
    async one<Row extends QueryResultRow>(text: string, values: unknown[] = []) {
      const [row] = await rows<Row>(text, values)
      if (!row) throw new Error('A query that always has a row found none.')
      return row
    },
    async optional<Row extends QueryResultRow>(text: string, values: unknown[] = []) {
      return (await rows<Row>(text, values))[0]
    },
    async run(text, values = []) {
      return (await query(text, values)).rowCount ?? 0
    },
  }
}

function prepared(text: string, values: unknown[]) {
  const name = statementName(text)
  return name === undefined ? { text, values } : { name, text, values }
}

/** The constraint a database error names, to turn "already taken" into its refusal. */
export function violatedConstraint(error: unknown): string | null {
  if (!(error instanceof Error && 'constraint' in error && typeof error.constraint === 'string')) return null
  return nameOfConstraint(error.constraint)
}
