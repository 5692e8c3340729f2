import { lagosDate } from '../words/lagos-time.ts'
import type { ReportFormat, ReportType } from './report-content.ts'

/** What each format is as a file. */
export const fileKinds: Record<ReportFormat, { mediaType: string; ending: string }> = {
  pdf: { mediaType: 'application/pdf', ending: 'pdf' },
  excel: { mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', ending: 'xlsx' },
  csv: { mediaType: 'text/csv', ending: 'csv' },
}

/** The largest file that is kept, in bytes; the database refuses a larger one. */
export const largestFile = 20 * 1024 * 1024

/** How many days a file is kept. */
export const keptForDays = 30

/** How many reports may wait or be made at the same moment: of one person, of one school. */
export const mostAtOnce = { ofPerson: 3, ofSchool: 20 }

/** So many bytes of files a school keeps at most: they stand in its database, and a full disk would stop exams. */
export const mostKept = 500 * 1024 * 1024

/** And of one teacher: no teacher takes up the room of the school. */
export const mostKeptOfTeacher = 50 * 1024 * 1024

/** 'greenfield-report-cards-2026-11-22.pdf': the school, what it is, the day in Lagos. */
export function reportFileName(of: { subdomain: string; type: ReportType; format: ReportFormat; now: Date }): string {
  const name = [of.subdomain, of.type.replaceAll('_', '-'), lagosDate(of.now)].join('-')
  return `${name}.${fileKinds[of.format].ending}`
}

/** Whether a file would hold more than one may: cards, or rows of its main table. */
export function isTooLarge({
  type,
  format,
  count,
}: {
  type: ReportType
  format: ReportFormat
  count: number
}): boolean {
  if (type === 'report_cards') return count > 5_000
  return count > (format === 'csv' ? 500_000 : 50_000)
}
