import type { reportParams } from '@sabimark/contract/report/report-content.ts'
import type { z } from 'zod'

/** Which report of which days, as it was asked for. */
export type AskedReport = z.infer<typeof reportParams>

/** The same with the teacher to whose classes and exams it is limited; null is the whole school. Nothing is read without it. */
export type ReportParams = AskedReport & { teacherId: string | null }
