import type { PlanFeature } from '../words/plan/plan-features.ts'
import type { ReportType } from './report-content.ts'

/** What basic analytics shows on the screen, on paper: every plan has it. */
const basicReports: readonly ReportType[] = ['performance', 'grades']

/** The feature a kind of report belongs to; null for those every plan has. */
export function featureOfReport(type: ReportType): PlanFeature | null {
  return basicReports.includes(type) ? null : 'all_reports'
}
