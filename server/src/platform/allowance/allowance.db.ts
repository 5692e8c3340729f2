import { createHash } from 'node:crypto'
import { type Allowance, isWithin, type Used } from '@sabimark/domain/school/allowance.ts'
import type { Tx } from '../database/tenant.ts'

/** What is counted, e.g. 'sign_up', and of whom: an address, a receiver, a school. */
export type Use = { what: string; who: string; allowance: Allowance }

/**
 * Whether an allowance is left, without using it. Counted over all servers; whoever looks at the same one at the same moment
 * waits until this transaction has ended.
 */
export async function isAllowanceLeft(tx: Tx, use: Use): Promise<boolean> {
  const key = keyOf(use)
  await tx.run(`SELECT pg_advisory_xact_lock(hashtextextended($1 || ' ' || $2, 0))`, key)
  // What a clock that was ahead has written lies in the future: it counts for nobody, or it would for as long.
  const used = await tx.one<Used>(
    `SELECT count(*) FILTER (WHERE used_at > clock_timestamp() - interval '1 hour')::int AS "lastHour",
            count(*)::int AS "lastDay"
     FROM allowance_uses WHERE what = $1 AND who = $2
       AND used_at BETWEEN clock_timestamp() - interval '1 day' AND clock_timestamp()`,
    key,
  )
  return isWithin(use.allowance, used)
}

/** Uses an allowance once, or says false and uses nothing. A transaction that fails has used nothing. */
export async function takeAllowance(tx: Tx, use: Use): Promise<boolean> {
  if (!(await isAllowanceLeft(tx, use))) return false
  await tx.run('INSERT INTO allowance_uses (what, who) VALUES ($1, $2)', keyOf(use))
  return true
}

const keyOf = ({ what, who }: Use) => [what, createHash('sha256').update(who).digest('base64url')]

/** Deletes what no allowance asks about any more, or ever should have. */
export async function sweepAllowances(tx: Tx): Promise<void> {
  await tx.run(
    `DELETE FROM allowance_uses WHERE used_at NOT BETWEEN clock_timestamp() - interval '1 day' AND clock_timestamp()`,
  )
}
