import { closeAttempts } from '../../src/attempt/close-attempt.ts'
import { markAttempts } from '../../src/marking/mark-attempts.ts'
import { inSchool } from '../../src/platform/database/tenant.ts'
import type { SharedSitting } from './shared-sitting.ts'
import { moveBack } from './sitting.ts'

const minute = 60_000

/** The clock ends this attempt, which began so long ago, and it is marked. */
export async function endByClock(
  { server, of }: Pick<SharedSitting, 'server' | 'of'>,
  { attemptId }: { attemptId: string },
  begunAgo = 62 * minute,
): Promise<void> {
  await moveBack(server, of.school, attemptId, begunAgo)
  await closeAttempts({ pools: server.pools, wakeJobs: () => undefined })({
    ...{ schoolId: of.school.schoolId, reference: attemptId },
  })
  await inSchool(server.pools.app, of.school, (tx) => markAttempts(tx, [attemptId], 'marked'))
}
