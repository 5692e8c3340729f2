import type { Client } from '../platform/client.ts'
import { orpc } from '../platform/queries.ts'

export type Overview = Awaited<ReturnType<Client['report']['overview']>>
export type FirstSteps = NonNullable<Overview['firstSteps']>
export type Waiting = Overview['waiting'][number]
export type Performance = Awaited<ReturnType<Client['report']['performance']>>
export type ActivityLine = Awaited<ReturnType<Client['report']['recentActivity']>>['items'][number]

/** Exams open and close and papers come in while the home stays open, so what says so asks again. */
const everyMs = 60_000

/** One answer for the cards, the first steps and what waits. */
export const overviewQuery = orpc.report.overview.queryOptions({ refetchInterval: everyMs })
/** One answer for the top students and the subjects. */
export const performanceQuery = orpc.report.performance.queryOptions()
export const activityQuery = orpc.report.recentActivity.queryOptions({ refetchInterval: everyMs })
