import type { Pool, PoolClient, QueryResultRow } from 'pg'
import { statementName } from './statement-name.ts'

/** A transaction bound to one school: row-level security lets nothing else be seen or written. */
export type Tx = {
  schoolId: string
  /** PostgreSQL's clock, read in the statement that bound the school: the only clock rules are judged by. */
  now: Date
  /** All rows of a query. */
  rows<Row extends QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]>
  /** The row of a query that always has one. */
  one<Row extends QueryResultRow>(text: string, values?: unknown[]): Promise<Row>
  /** The row of a query that may find none. */
  optional<Row extends QueryResultRow>(text: string, values?: unknown[]): Promise<Row | undefined>
  /** Runs a statement; answers how many rows it touched. */
  run(text: string, values?: unknown[]): Promise<number>
}

/** Who asks is read in the transaction itself (http/route.ts); no policy asks for more than the school. */
export type Bound = { schoolId: string }

/** Runs `work` in one transaction bound to the school; commits when it returns, rolls back when it throws. */
export async function inSchool<T>(pool: Pool, bound: Bound, work: (tx: Tx) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  let broken: Error | undefined
  try {
    await client.query('BEGIN')
    const { rows } = await client.query<{ now: Date }>({
      name: 'bind-school',
      text: `SELECT set_config('app.school_id', $1, true), clock_timestamp() AS now`,
      values: [bound.schoolId],
    })
    const outcome = await work(asTx(client, bound.schoolId, rows[0]?.now ?? new Date(Number.NaN)))
    await client.query('COMMIT')
    return outcome
  } catch (error) {
    await client.query('ROLLBACK').catch((lost: Error) => {
      broken = lost
    })
    throw error
  } finally {
    // A connection that could not even roll back must not serve the next school.
    client.release(broken)
  }
}

function asTx(client: PoolClient, schoolId: string, now: Date): Tx {
  const rows = async <Row extends QueryResultRow>(text: string, values: unknown[] = []) =>
    (await client.query<Row>(prepared(text, values))).rows
  return {
    schoolId,
    now,
    rows,
    async one<Row extends QueryResultRow>(text: string, values: unknown[] = []) {
      const [row] = await rows<Row>(text, values)
      if (!row) throw new Error('A query that always has a row found none.')
      return row
    },
    async optional<Row extends QueryResultRow>(text: string, values: unknown[] = []) {
      return (await rows<Row>(text, values))[0]
    },
    async run(text, values = []) {
      return (await client.query(prepared(text, values))).rowCount ?? 0
    },
  }
}

function prepared(text: string, values: unknown[]) {
  const name = statementName(text)
  return name === undefined ? { text, values } : { name, text, values }
}

/** The constraint a database error names, to turn "already taken" into its refusal. */
export function violatedConstraint(error: unknown): string | null {
  if (error instanceof Error && 'constraint' in error && typeof error.constraint === 'string') return error.constraint
  return null
}
