import type { Pool } from 'pg'
import type { Worker } from '../platform/jobs/due-work.ts'
import { makePapers } from './paper/make-papers.ts'
import { settleStatus } from './publish/settle-status.ts'

/** The due work of exams: papers before the doors open, and the status when they open and after they have closed. */
export function examWorkers({ pools }: { pools: { app: Pool } }): Record<string, Worker> {
  return {
    make_papers: makePapers(pools.app),
    open_exam: settleStatus(pools.app),
    complete_exam: settleStatus(pools.app),
  }
}
