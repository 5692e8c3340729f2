import { classPerformanceReport } from '@sabimark/domain/report/class-performance-report.ts'
import { gradesReport } from '@sabimark/domain/report/grades-report.ts'
import { usualPlaces } from '@sabimark/domain/report/merit-list.ts'
import { meritListReport } from '@sabimark/domain/report/merit-list-report.ts'
import type { ReportContent, ReportType } from '@sabimark/domain/report/report-content.ts'
import type { ReportHead } from '@sabimark/domain/report/report-head.ts'
import type { Tx } from '../../platform/database/tenant.ts'
import { selectGradeScale } from '../../school/grading/grading.db.ts'
import { readAnalytics } from './analytics-rows.ts'
import { readAttendance } from './attendance-rows.ts'
import { selectClassSubjectSums } from './class-performance.db.ts'
import { selectGradeSums } from './grades.db.ts'
import { selectStudentSums } from './merit-list.db.ts'
import type { ReportParams } from './params.ts'
import { readPerformance } from './performance-rows.ts'
import { readCardList } from './read-card-list.ts'
import { selectTotals } from './totals.db.ts'

type Facts = { head: ReportHead; mainRows: number }
type Read = (tx: Tx, params: ReportParams, facts: Facts) => Promise<ReportContent>

/** How each type of report is read. */
export const readContent: Readonly<Record<ReportType, Read>> = {
  performance: readPerformance,
  attendance: readAttendance,
  grades: async (tx, params, { head }) => {
    const asked = { range: head.range, params }
    const scale = await selectGradeScale(tx)
    const [totals, counts] = await Promise.all([selectTotals(tx, asked), selectGradeSums(tx, asked, scale)])
    return gradesReport(head, { totals, grades: scale.map(({ grade }) => grade), counts })
  },
  analytics: readAnalytics,
  class_performance: async (tx, params, { head }) => {
    const asked = { range: head.range, params }
    const [totals, sums] = await Promise.all([selectTotals(tx, asked), selectClassSubjectSums(tx, asked)])
    return classPerformanceReport(head, { totals, sums })
  },
  merit_list: async (tx, params, { head }) => {
    const asked = { range: head.range, params }
    const [totals, students] = await Promise.all([selectTotals(tx, asked), selectStudentSums(tx, asked)])
    return meritListReport(head, { totals, students, top: params.top ?? usualPlaces })
  },
  report_cards: readCardList,
}
