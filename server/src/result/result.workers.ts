import { examStatisticsKind } from '../marking/plan-statistics.ts'
import type { DueKind } from '../platform/jobs/due-work.ts'
import type { Services } from '../platform/process/services.ts'
import { computeStatistics } from './statistics/compute-statistics.ts'

/** The due work of results: what the marks of an exam say about its questions. */
export function resultWorkers({ pools }: Pick<Services, 'pools'>): Record<string, DueKind> {
  // The figures of what was marked are the same at any time.
  return { [examStatisticsKind]: { needsClock: false, run: computeStatistics({ pools }) } }
}
