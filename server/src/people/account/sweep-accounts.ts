import type { Pool } from 'pg'
import { sweepAllowances } from '../../platform/allowance/allowance.db.ts'
import type { Pools } from '../../platform/database/pools.ts'
import { inSchool } from '../../platform/database/tenant.ts'
import { enqueue, type Worker } from '../../platform/jobs/due-work.ts'
import { platformSchoolId } from '../../school/school.db.ts'
import { sweepGuesses } from '../sign-in/guess.db.ts'

/** The kind of due work that tidies what identity leaves behind; it asks for itself again. */
export const sweepAccountsKind = 'sweep_accounts'

const everyMs = 3_600_000

/** Puts the sweep on the way, at every start; it is one piece of work however often it is asked for. */
export async function scheduleAccountSweep({ app }: Pick<Pools, 'app'>): Promise<void> {
  await inSchool(app, { schoolId: platformSchoolId }, (tx) => enqueue(tx, sweepAccountsKind, 'hourly'))
}

/** Deletes old wrong guesses, sessions that ran out, old links, and accounts nobody became somebody with. */
export function sweepAccounts({ pools }: { pools: Pools }): Worker {
  return async () => {
    await sweep(pools.auth)
    await inSchool(pools.app, { schoolId: platformSchoolId }, async (tx) => {
      await sweepAllowances(tx)
      await enqueue(tx, sweepAccountsKind, 'hourly', new Date(tx.now.getTime() + everyMs))
    })
  }
}

async function sweep(auth: Pool): Promise<void> {
  await sweepGuesses(auth)
  // For a day the sign-in page can say why somebody is signed out.
  await auth.query(`DELETE FROM auth.session WHERE "expiresAt" < now() - interval '1 day'`)
  // A used or old link is known a while longer, so that whoever clicks it again is told what happened to it.
  await auth.query(`DELETE FROM auth.one_time_tokens WHERE expires_at < now() - interval '7 days'`)
  // A day is far longer than any sign-up takes; a month back is far longer than a server stands still.
  await auth.query(
    `WITH young AS (
       SELECT id FROM auth."user" WHERE "createdAt" BETWEEN now() - interval '30 days' AND now() - interval '1 day')
     DELETE FROM auth."user" WHERE id IN (
       SELECT id FROM young EXCEPT SELECT accounts_with_membership(ARRAY(SELECT id FROM young)))`,
  )
}
