import type { Pool } from 'pg'
import { sweepAllowances } from '../../platform/allowance/allowance.db.ts'
import type { Pools } from '../../platform/database/pools.ts'
import { inSchool } from '../../platform/database/tenant.ts'
import { enqueue, type Worker } from '../../platform/jobs/due-work.ts'
import { scheduleKeptSweep } from '../../platform/record/sweep-kept.ts'
import { platformSchoolId } from '../../school/school.db.ts'
import { sweepGuesses } from './guess.db.ts'

/** The kind of due work that tidies what identity leaves behind; it asks for itself again. */
export const sweepAccountsKind = 'sweep_accounts'

const everyMs = { hourly: 3_600_000, daily: 86_400_000 }

/** Puts the sweeps on the way, at every start; each is one piece of work however often it is asked for. */
export async function scheduleAccountSweep({ app }: Pick<Pools, 'app'>): Promise<void> {
  await inSchool(app, { schoolId: platformSchoolId }, async (tx) => {
    for (const reference of Object.keys(everyMs)) await enqueue(tx, sweepAccountsKind, reference)
  })
}

/**
 * Hourly it deletes old wrong guesses, sessions that ran out, old links, and accounts nobody became somebody with; daily
 * those of people who were deleted, however old they are, and it has every school's kept answers and pictures swept.
 */
export function sweepAccounts({ pools }: { pools: Pools }): Worker {
  return async ({ reference }) => {
    const often = reference === 'daily' ? 'daily' : 'hourly'
    if (often === 'daily') await sweepDaily(pools)
    else await sweep(pools.auth)
    await inSchool(pools.app, { schoolId: platformSchoolId }, async (tx) => {
      if (often === 'hourly') await sweepAllowances(tx)
      await enqueue(tx, sweepAccountsKind, often, new Date(tx.now.getTime() + everyMs[often]))
    })
  }
}

async function sweep(auth: Pool): Promise<void> {
  await sweepGuesses(auth)
  // For a day the sign-in page can say why somebody is signed out.
  await auth.query(`DELETE FROM auth.session WHERE "expiresAt" < now() - interval '1 day'`)
  // A used or old link is known a while longer, so that whoever clicks it again is told what happened to it.
  await auth.query(`DELETE FROM auth.one_time_tokens WHERE expires_at < now() - interval '7 days'`)
  // A day is far longer than any sign-up takes. What is older than a month is looked at once a day.
  await auth.query(
    `WITH young AS (
       SELECT id FROM auth."user" WHERE "createdAt" BETWEEN now() - interval '30 days' AND now() - interval '1 day')
     DELETE FROM auth."user" WHERE id IN (
       SELECT id FROM young EXCEPT SELECT accounts_with_membership(ARRAY(SELECT id FROM young)))`,
  )
}

async function sweepDaily(pools: Pools): Promise<void> {
  await sweepOldAccounts(pools.auth)
  await scheduleKeptSweep(pools)
}

/** So many accounts are looked at together. */
const portion = 2_000

async function sweepOldAccounts(auth: Pool): Promise<void> {
  for (let after = ''; ; ) {
    const { rows } = await auth.query<{ id: string }>(
      `SELECT id FROM auth."user" WHERE id > $1 AND "createdAt" < now() - interval '1 day' ORDER BY id LIMIT $2`,
      [after, portion],
    )
    const ids = rows.map(({ id }) => id)
    const last = ids.at(-1)
    if (last === undefined) return
    await auth.query(
      'DELETE FROM auth."user" WHERE id = ANY($1::text[]) AND id NOT IN (SELECT accounts_with_membership($1::text[]))',
      [ids],
    )
    after = last
  }
}
