import type { reportParams } from '@sabimark/contract/report/report-content.ts'
import type { z } from 'zod'

/** Which report of which days, as it was asked for. */
export type ReportParams = z.infer<typeof reportParams>
