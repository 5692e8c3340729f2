import type { ReportFormat } from '@sabimark/domain/report/report-content.ts'
import type { ReportRange } from '@sabimark/domain/report/report-range.ts'
import type { PreviewedType } from './report-choice.ts'

/** The specification's four, each with what it says. */
export const mainTypes = {
  performance: { name: 'Performance', line: 'Average score, pass rate and recent results' },
  attendance: { name: 'Attendance', line: 'Who was expected, who sat, who was absent' },
  grades: { name: 'Grades', line: 'How many of each grade, by subject and class' },
  analytics: { name: 'Analytics', line: 'How exams and questions did, week by week' },
} as const satisfies Partial<Record<PreviewedType, object>>
export type MainType = keyof typeof mainTypes

/** What quick actions show, as they are called there. */
export const otherTypes = {
  class_performance: 'Class Performance',
  merit_list: 'Merit Lists',
} as const satisfies Omit<Record<PreviewedType, string>, MainType>

export const rangeNames: Readonly<Record<ReportRange, string>> = {
  this_week: 'This Week',
  this_month: 'This Month',
  this_term: 'This Term',
  this_year: 'This Year',
  custom: 'Custom',
}

export const formatNames: Readonly<Record<ReportFormat, string>> = { pdf: 'PDF', excel: 'Excel', csv: 'CSV' }
