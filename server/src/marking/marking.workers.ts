import { inSchool } from '../platform/database/tenant.ts'
import type { DueKind } from '../platform/jobs/due-work.ts'
import type { Services } from '../platform/process/services.ts'
import { markAttempts } from './mark-attempts.ts'
import { markVersion, markVersionAgain } from './mark-version.ts'

/** The due work of marking: whatever was handed in, or has grown since. */
export function markingWorkers({ pools }: Pick<Services, 'pools'>): Record<string, DueKind> {
  return {
    mark_attempt: {
      // The marks of what was handed in are the same at any time.
      needsClock: false,
      run: ({ schoolId, reference }) =>
        inSchool(pools.app, { schoolId }, (tx) => markAttempts(tx, [reference], 'queue')),
    },
    [markVersionAgain]: { needsClock: false, run: markVersion({ pools }) },
  }
}
