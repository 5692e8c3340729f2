import type { Pool } from 'pg'
import { inSchool } from '../../platform/database/tenant.ts'
import { enqueue, type Worker } from '../../platform/jobs/due-work.ts'
import { selectOptionalSitting } from '../sitting.db.ts'
import { keepExpected } from './expected.db.ts'

/** Keeps whom a sitting expected, as it closes; one that closes later by now waits for that. */
export function closeSitting(pool: Pool): Worker {
  return ({ schoolId, reference }) =>
    inSchool(pool, { schoolId }, async (tx) => {
      const sitting = await selectOptionalSitting(tx, reference)
      if (!sitting) return
      if (sitting.closesAt > tx.now) await enqueue(tx, 'close_sitting', reference, sitting.closesAt)
      else await keepExpected(tx, reference)
    })
}
