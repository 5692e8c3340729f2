import { analyticsReport } from '@sabimark/domain/report/analytics-report.ts'
import type { ReportContent } from '@sabimark/domain/report/report-content.ts'
import type { ReportHead } from '@sabimark/domain/report/report-head.ts'
import { rangeBefore } from '@sabimark/domain/report/report-range.ts'
import { weeksOfRange } from '@sabimark/domain/report/weeks-of-range.ts'
import type { Tx } from '../../platform/database/tenant.ts'
import { selectExamSums, selectMoved, selectWeeksOfReport } from './analytics.db.ts'
import type { ReportParams } from './params.ts'
import { selectSum } from './performance.db.ts'
import { selectTotals } from './totals.db.ts'

/** How well the exams of these days measured, how its weeks went, and who has moved from the days before. */
export async function readAnalytics(
  tx: Tx,
  params: ReportParams,
  { head, mainRows }: { head: ReportHead; mainRows: number },
): Promise<ReportContent> {
  const { range } = head
  const earlier = rangeBefore(range)
  const asked = { range, params }
  const weeks = weeksOfRange(range, tx.now)
  const [totals, before, exams, weekSums, students] = await Promise.all([
    selectTotals(tx, asked),
    selectSum(tx, { range: earlier, params }),
    selectExamSums(tx, asked),
    selectWeeksOfReport(tx, asked, weeks),
    selectMoved(tx, { range: { from: earlier.from, until: range.until }, params }, range.from),
  ])
  return analyticsReport(head, { totals, before, exams, weeks, weekSums, students, mostMovers: mainRows })
}
