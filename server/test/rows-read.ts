import type { Pool } from 'pg'
import type { Tx } from '../src/platform/database/tenant.ts'

/** A statement as it was sent. */
export type Sent = { text: string; values: unknown[] }

/** The same pool, and what is asked of it. */
export function recorded(pool: Pool): { pool: Pool; sent: Sent[] } {
  const sent: Sent[] = []
  const query = (text: string, values: unknown[] = []) => {
    sent.push({ text, values })
    return pool.query(text, values)
  }
  return { pool: Object.create(pool, { query: { value: query } }), sent }
}

/** The same transaction, and what is asked of it. */
export function recordedTx(tx: Tx): { tx: Tx; sent: Sent[] } {
  const sent: Sent[] = []
  const recording =
    <Way extends 'rows' | 'unnamedRows' | 'one' | 'optional'>(way: Way) =>
    (text: string, values: unknown[] = []) => {
      sent.push({ text, values })
      return tx[way](text, values)
    }
  const ways = { rows: recording('rows'), unnamedRows: recording('unnamedRows') } as Pick<Tx, 'rows' | 'unnamedRows'>
  const single = { one: recording('one'), optional: recording('optional') } as Pick<Tx, 'one' | 'optional'>
  return { tx: { ...tx, ...ways, ...single }, sent }
}

/** Joins are planned as loops in loops, as PostgreSQL does where it expects one row of each table. */
export async function planInLoops(tx: Tx): Promise<void> {
  for (const other of ['hashjoin', 'mergejoin', 'material', 'memoize'])
    await tx.run('SELECT set_config($1, $2, true)', [`enable_${other}`, 'off'])
}

/** The most rows any step of its plan found, or looked at in vain; the statement is run for it. */
export async function mostRowsRead(
  explain: (text: string, values: unknown[]) => Promise<readonly unknown[]>,
  { text, values }: Sent,
): Promise<number> {
  const plan = JSON.stringify(await explain(`EXPLAIN (ANALYZE, FORMAT JSON) ${text}`, values))
  const found = plan.matchAll(/"(?:Actual Rows|Rows Removed by Filter)":\s*([\d.]+)/g)
  return Math.max(...Array.from(found, ([, count]) => Number(count)))
}

type Step = {
  'Relation Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  Plans?: Step[]
}

/** All rows of this table its plan goes through, each as often as it does; the statement is run for it. */
export async function rowsReadOf(
  table: string,
  explain: (text: string, values: unknown[]) => Promise<readonly Record<string, unknown>[]>,
  { text, values }: Sent,
): Promise<number> {
  const count = (step: Step): number => {
    const isIt = step['Relation Name'] === table
    const each = isIt ? step['Actual Rows'] + (step['Rows Removed by Filter'] ?? 0) : 0
    return each * step['Actual Loops'] + (step.Plans ?? []).reduce((sum, below) => sum + count(below), 0)
  }
  const rows = await explain(`EXPLAIN (ANALYZE, FORMAT JSON) ${text}`, values)
  const plans = rows.flatMap((row) => row['QUERY PLAN'] as { Plan: Step }[])
  return plans.reduce((sum, { Plan }) => sum + count(Plan), 0)
}
