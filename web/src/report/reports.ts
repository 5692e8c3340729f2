import type { SchoolOverview } from '@sabimark/contract/answers.ts'
import { orpc } from '../platform/queries.ts'

export type FirstSteps = NonNullable<SchoolOverview['firstSteps']>
export type Waiting = SchoolOverview['waiting'][number]

/** Exams open and close and papers come in while the home stays open, so what says so asks again. */
const everyMs = 60_000

/** One answer for the cards, the first steps and what waits. */
export const overviewQuery = orpc.report.overview.queryOptions({ refetchInterval: everyMs })
/** One answer for the top students and the subjects. */
export const performanceQuery = orpc.report.performance.queryOptions()
export const activityQuery = orpc.report.recentActivity.queryOptions({ refetchInterval: everyMs })
