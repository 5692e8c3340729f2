import { planForgottenClosings } from '../attempt/close-attempt.ts'
import { askAt, atEveryHome } from '../platform/database/at-home.ts'
import type { Home } from '../platform/database/homes.ts'
import type { Pools } from '../platform/database/pools.ts'
import { inSchool } from '../platform/database/tenant.ts'
import { enqueue, type Worker } from '../platform/jobs/due-work.ts'
import { selectUnmarked } from './marking.db.ts'

/** The kind of due work that looks through one school for attempts nothing else would close or mark. */
export const sweepAttemptsKind = 'sweep_attempts'

/** Asks for every school to be looked through, at every start. */
export async function scheduleAttemptSweep({ homes }: Pick<Pools, 'homes'>): Promise<void> {
  await atEveryHome(homes, scheduleAt)
}

async function scheduleAt(home: Home): Promise<void> {
  const { rows } = await home.platform.query<{ id: string }>('SELECT id FROM schools')
  await askAt(
    home,
    (ifHere) => `INSERT INTO due_work (school_id, kind, reference, due_at)
     SELECT id, $2, 'start', clock_timestamp() FROM unnest($1::uuid[]) AS id WHERE ${ifHere}
     ON CONFLICT (kind, school_id, reference) DO UPDATE SET due_at = excluded.due_at, failures = 0 RETURNING id`,
    [rows.map(({ id }) => id), sweepAttemptsKind],
  )
}

/** Puts back into the queue what a crash or a lost row left behind: nothing stays unclosed or unmarked for ever. */
export function sweepAttempts({ pools }: { pools: Pick<Pools, 'app'> }): Worker {
  return ({ schoolId }) =>
    inSchool(pools.app, { schoolId }, async (tx) => {
      await planForgottenClosings(tx)
      for (const attemptId of await selectUnmarked(tx)) await enqueue(tx, 'mark_attempt', attemptId)
    })
}
