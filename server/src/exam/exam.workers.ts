import type { Pool } from 'pg'
import type { DueKind } from '../platform/jobs/due-work.ts'
import { closeSitting } from './attendance/close-sitting.ts'
import { makePapers } from './paper/make-papers.ts'
import { settleStatus } from './publish/settle-status.ts'
import { releaseResultsDue } from './release/release-results-due.ts'
import { releaseResultsKind } from './release/set-release.ts'

/** The due work of exams: papers before the doors open, who was expected as they close, the status after either, and scores on their day. */
export function examWorkers({ pools }: { pools: { app: Pool } }): Record<string, DueKind> {
  return {
    make_papers: { needsClock: true, run: makePapers(pools.app) },
    open_exam: { needsClock: true, run: settleStatus(pools.app) },
    close_sitting: { needsClock: true, run: closeSitting(pools.app) },
    [releaseResultsKind]: { needsClock: true, run: releaseResultsDue(pools.app) },
    complete_exam: { needsClock: true, run: settleStatus(pools.app) },
  }
}
