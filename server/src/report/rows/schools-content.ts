import type { ReportContent } from '@sabimark/domain/report/report-content.ts'
import type { ReportHead } from '@sabimark/domain/report/report-head.ts'
import {
  schoolsAnalytics,
  schoolsAttendance,
  schoolsGrades,
  schoolsPerformance,
} from '@sabimark/domain/report/schools-report.ts'
import { weeksOfRange } from '@sabimark/domain/report/weeks-of-range.ts'
import { defaultScale } from '@sabimark/domain/result/grade.ts'
import type { Tx } from '../../platform/database/tenant.ts'
import { type Refused, refuse } from '../../platform/http/refused.ts'
import type { ReportParams } from './params.ts'
import { selectSchoolSums, selectSchoolsAttended, selectWeeksOfSchools } from './schools.db.ts'

/** A report over all schools, with a row for each and no person; those that name people are not allowed. */
export async function readSchoolsContent(
  tx: Tx,
  { type, level }: ReportParams,
  head: ReportHead,
): Promise<ReportContent | Refused<'NOT_ALLOWED' | 'UNKNOWN_CLASS'>> {
  const { range } = head
  if (level !== undefined) return refuse('UNKNOWN_CLASS')
  switch (type) {
    case 'performance':
      return schoolsPerformance(head, await selectSchoolSums(tx, range, defaultScale))
    case 'attendance':
      return schoolsAttendance(head, await selectSchoolsAttended(tx, range))
    case 'grades': {
      const grades = defaultScale.map(({ grade }) => grade)
      return schoolsGrades(head, { schools: await selectSchoolSums(tx, range, defaultScale), grades })
    }
    case 'analytics': {
      const weeks = weeksOfRange(range, tx.now)
      const [schools, weekSums] = await Promise.all([
        selectSchoolSums(tx, range, defaultScale),
        selectWeeksOfSchools(tx, range, weeks),
      ])
      return schoolsAnalytics(head, { schools, weeks, weekSums })
    }
    default:
      return refuse('NOT_ALLOWED')
  }
}
