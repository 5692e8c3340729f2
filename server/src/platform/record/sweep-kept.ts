import { askAt, atEveryHome } from '../database/at-home.ts'
import type { Home } from '../database/homes.ts'
import type { Pools } from '../database/pools.ts'
import { inSchool } from '../database/tenant.ts'
import { deleteUnusedPictures } from '../files/files.db.ts'
import type { Worker } from '../jobs/due-work.ts'
import { deleteOldRequests } from './requests.db.ts'

/** The kind of due work that deletes what one school has kept for some days and nobody asks for any more. */
export const sweepKeptKind = 'sweep_kept'

/** Asks for every school to be swept. */
export async function scheduleKeptSweep({ homes }: Pick<Pools, 'homes'>): Promise<void> {
  await atEveryHome(homes, scheduleAt)
}

async function scheduleAt(home: Home): Promise<void> {
  const { rows } = await home.platform.query<{ id: string }>('SELECT id FROM schools')
  await askAt(
    home,
    (ifHere) => `INSERT INTO due_work (school_id, kind, reference, due_at)
     SELECT id, $2, 'daily', clock_timestamp() FROM unnest($1::uuid[]) AS id WHERE ${ifHere} ON CONFLICT DO NOTHING RETURNING id`,
    [rows.map(({ id }) => id), sweepKeptKind],
  )
}

/** Deletes the keys and answers of calls that are a week old, and pictures no question took. */
export function sweepKept({ pools }: { pools: Pick<Pools, 'app'> }): Worker {
  return ({ schoolId }) =>
    inSchool(pools.app, { schoolId }, async (tx) => {
      await deleteOldRequests(tx)
      await deleteUnusedPictures(tx)
    })
}
