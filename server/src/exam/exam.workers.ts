import type { Pool } from 'pg'
import type { DueKind } from '../platform/jobs/due-work.ts'
import { makePapers } from './paper/make-papers.ts'
import { settleStatus } from './publish/settle-status.ts'

/** The due work of exams: papers before the doors open, and the status when they open and after they have closed. */
export function examWorkers({ pools }: { pools: { app: Pool } }): Record<string, DueKind> {
  return {
    make_papers: { needsClock: true, run: makePapers(pools.app) },
    open_exam: { needsClock: true, run: settleStatus(pools.app) },
    complete_exam: { needsClock: true, run: settleStatus(pools.app) },
  }
}
