import type { Pools } from '../../platform/database/pools.ts'
import { inSchool } from '../../platform/database/tenant.ts'
import type { Worker } from '../../platform/jobs/due-work.ts'
import { deleteOldPresence } from './presence.db.ts'

/** Forgets when candidates of yesterday were heard. */
export function sweepPresence({ pools }: { pools: Pick<Pools, 'app'> }): Worker {
  return ({ schoolId }) => inSchool(pools.app, { schoolId }, deleteOldPresence)
}
