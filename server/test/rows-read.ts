import type { Pool } from 'pg'

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

/** The most rows any step of its plan found, or looked at in vain; the statement is run for it. */
export async function mostRowsRead(
  explain: (text: string, values: unknown[]) => Promise<readonly unknown[]>,
  { text, values }: Sent,
): Promise<number> {
  const plan = JSON.stringify(await explain(`EXPLAIN (ANALYZE, FORMAT JSON) ${text}`, values))
  const found = plan.matchAll(/"(?:Actual Rows|Rows Removed by Filter)":\s*([\d.]+)/g)
  return Math.max(...Array.from(found, ([, count]) => Number(count)))
}
