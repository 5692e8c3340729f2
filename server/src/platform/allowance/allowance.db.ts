import { createHash } from 'node:crypto'
import { type Allowance, isWithin, type Used } from '@sabimark/domain/words/allowance.ts'
import type { Tx } from '../database/tenant.ts'

/** What is counted, e.g. 'sign_up', and of whom: an address, a receiver, a school. */
export type Use = { what: string; who: string; allowance: Allowance }

/**
 * Whether an allowance is left, without using it. Counted over all servers; whoever looks at the same one at the same moment
 * waits until this transaction has ended.
 */
export async function isAllowanceLeft(tx: Tx, use: Use): Promise<boolean> {
  const key = keyOf(use)
  await tx.run(`SELECT lock_over_schools(hashtextextended($1 || ' ' || $2, 0))`, key)
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

/**
 * Uses, for each wish in turn, all it needs or nothing; answers which were granted. As `takeAllowance` over and over, in
 * three statements however many there are. What is used up under way counts for the wishes behind it.
 */
export async function takeAllowances(tx: Tx, wishes: readonly (readonly Use[])[]): Promise<boolean[]> {
  const keys = [...new Set(wishes.flat().map((use) => keyOf(use).join(' ')))].sort()
  const columns = [keys.map((key) => key.slice(0, key.lastIndexOf(' '))), keys.map((key) => key.split(' ').at(-1))]
  // In one order for everybody, so that no two wait for each other.
  await tx.run(
    `SELECT lock_over_schools(hashtextextended(k.what || ' ' || k.who, 0)) FROM unnest($1::text[], $2::text[]) AS k(what, who)`,
    columns,
  )
  const found = await tx.rows<Used & { key: string }>(
    `SELECT k.what || ' ' || k.who AS key,
       count(u.used_at) FILTER (WHERE u.used_at > clock_timestamp() - interval '1 hour')::int AS "lastHour",
       count(u.used_at)::int AS "lastDay"
     FROM unnest($1::text[], $2::text[]) AS k(what, who) LEFT JOIN allowance_uses u ON u.what = k.what AND u.who = k.who
       AND u.used_at BETWEEN clock_timestamp() - interval '1 day' AND clock_timestamp()
     GROUP BY 1`,
    columns,
  )
  const used = new Map<string, Used>(found.map(({ key, lastHour, lastDay }) => [key, { lastHour, lastDay }]))
  const taken: [string, string][] = []
  const granted = wishes.map((uses) => {
    const needed = uses.map((use) => ({ ...use, key: keyOf(use), was: used.get(keyOf(use).join(' ')) }))
    if (!needed.every(({ allowance, was }) => isWithin(allowance, was ?? { lastHour: 0, lastDay: 0 }))) return false
    for (const { key, was = { lastHour: 0, lastDay: 0 } } of needed) {
      used.set(key.join(' '), { lastHour: was.lastHour + 1, lastDay: was.lastDay + 1 })
      taken.push(key)
    }
    return true
  })
  await tx.run('INSERT INTO allowance_uses (what, who) SELECT * FROM unnest($1::text[], $2::text[])', [
    taken.map(([what]) => what),
    taken.map(([, who]) => who),
  ])
  return granted
}

/** How long ago each use of the last so many milliseconds was, the oldest first. */
export async function selectAgesOfUses(tx: Tx, use: Pick<Use, 'what' | 'who'>, withinMs: number): Promise<number[]> {
  const rows = await tx.rows<{ ageMs: number }>(
    `SELECT (extract(epoch FROM clock_timestamp() - used_at) * 1000)::float8 AS "ageMs" FROM allowance_uses
     WHERE what = $1 AND who = $2
       AND used_at BETWEEN clock_timestamp() - $3 * interval '1 millisecond' AND clock_timestamp() ORDER BY used_at`,
    [...keyOf(use), withinMs],
  )
  return rows.map(({ ageMs }) => ageMs)
}

/** Writes a use down, whatever is left of an allowance. */
export async function noteUse(tx: Tx, use: Pick<Use, 'what' | 'who'>): Promise<void> {
  await tx.run('INSERT INTO allowance_uses (what, who) VALUES ($1, $2)', keyOf(use))
}

const keyOf = ({ what, who }: Pick<Use, 'what' | 'who'>): [string, string] => [
  what,
  createHash('sha256').update(who).digest('base64url'),
]

/** Deletes what no allowance asks about any more, or ever should have. */
export async function sweepAllowances(tx: Tx): Promise<void> {
  await tx.run(
    `DELETE FROM allowance_uses WHERE used_at NOT BETWEEN clock_timestamp() - interval '1 day' AND clock_timestamp()`,
  )
}
