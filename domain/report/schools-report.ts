import { rateOf } from '../result/analytics.ts'
import type { LagosWeek } from '../result/weeks.ts'
import { averageOf } from '../school/average.ts'
import { counted } from '../words/plural.ts'
import { type WeekOfReport, weeklyTrend } from './analytics-report.ts'
import {
  type Attended,
  attendedCells,
  attendedColumns,
  attendedRate,
  attendedSum,
  onDeviceText,
} from './attendance-report.ts'
import type { Cell, ReportColumn, ReportContent, ReportTable } from './report-content.ts'
import { countedPapers, headOf, noPapers, type PaperTotals, type ReportHead, wholeTable } from './report-head.ts'

/** What the papers of one school come to; `sd` is in percentage points, `gradeCounts` in the order of the scale. */
export type SchoolSums = PaperTotals & { school: string; sd: number | null; gradeCounts: readonly number[] }

/** How the sittings of one school were attended. */
export type SchoolAttended = Attended & { school: string; sittingsCount: number }

const school: ReportColumn = { label: 'School', kind: 'text' }

/** How the papers of some days went at each school. No person is named. */
export function schoolsPerformance(head: ReportHead, schools: readonly SchoolSums[]): ReportContent {
  const totals = totalsOf(schools)
  const rows = schools.map((one): Cell[] => [
    one.school,
    one.studentsCount,
    one.examsCount,
    one.markedCount,
    averageOf(one),
    rateOf(one.passedCount, one.markedCount),
  ])
  return {
    ...headOf('performance', head),
    counted: countedAtSchools(totals, schools, head),
    figures: [
      { label: 'Average Score', value: averageOf(totals), kind: 'percent' },
      { label: 'Pass Rate', value: rateOf(totals.passedCount, totals.markedCount), kind: 'percent' },
      { label: 'Total Students', value: totals.studentsCount, kind: 'count' },
      { label: 'Total Exams', value: totals.examsCount, kind: 'count' },
    ],
    bars: {
      title: 'School Performance',
      rows: schools
        .flatMap((one) => {
          const average = averageOf(one)
          return average === null ? [] : [{ label: one.school, studentsCount: one.studentsCount, average }]
        })
        .sort((one, other) => other.average - one.average),
    },
    tables: [
      schoolTable(
        [
          { label: 'Students', kind: 'count' },
          { label: 'Exams', kind: 'count' },
          { label: 'Papers', kind: 'count' },
          { label: 'Average', kind: 'percent' },
          { label: 'Pass Rate', kind: 'percent' },
        ],
        rows,
      ),
    ],
  }
}

/** How many papers of each school have each grade, by one scale, so that schools can be compared. */
export function schoolsGrades(
  head: ReportHead,
  { schools, grades }: { schools: readonly SchoolSums[]; grades: readonly string[] },
): ReportContent {
  const totals = totalsOf(schools)
  const rows = schools.map((one): Cell[] => [
    one.school,
    one.markedCount,
    ...one.gradeCounts,
    averageOf(one),
    rateOf(one.passedCount, one.markedCount),
  ])
  const ofBest = schools.reduce((sum, { gradeCounts }) => sum + (gradeCounts[0] ?? 0), 0)
  return {
    ...headOf('grades', head),
    counted: `${countedAtSchools(totals, schools, head)} Grades are by the usual scale, whatever scale a school has.`,
    figures: [
      { label: 'Papers', value: totals.markedCount, kind: 'count' },
      { label: 'Average Score', value: averageOf(totals), kind: 'percent' },
      { label: 'Pass Rate', value: rateOf(totals.passedCount, totals.markedCount), kind: 'percent' },
      { label: `Grade ${grades[0] ?? ''}`, value: rateOf(ofBest, totals.markedCount), kind: 'percent' },
    ],
    bars: null,
    tables: [
      schoolTable(
        [
          { label: 'Papers', kind: 'count' },
          ...grades.map((label): ReportColumn => ({ label, kind: 'count' })),
          { label: 'Average', kind: 'percent' },
          { label: 'Pass Rate', kind: 'percent' },
        ],
        rows,
      ),
    ],
  }
}

type SchoolWeeks = {
  schools: readonly SchoolSums[]
  weeks: readonly LagosWeek[]
  weekSums: readonly WeekOfReport[]
}

/** How papers spread at each school, and how the weeks went at all of them. */
export function schoolsAnalytics(head: ReportHead, { schools, ...weeks }: SchoolWeeks): ReportContent {
  const totals = totalsOf(schools)
  const rows = schools.map((one): Cell[] => [
    one.school,
    one.examsCount,
    one.markedCount,
    averageOf(one),
    one.sd === null ? null : Math.round(one.sd * 10) / 10,
  ])
  return {
    ...headOf('analytics', head),
    counted: countedAtSchools(totals, schools, head),
    figures: [
      { label: 'Schools with Papers', value: withPapers(schools), kind: 'count' },
      { label: 'Exams', value: totals.examsCount, kind: 'count' },
      { label: 'Papers', value: totals.markedCount, kind: 'count' },
      { label: 'Average Score', value: averageOf(totals), kind: 'percent' },
    ],
    bars: null,
    tables: [
      schoolTable(
        [
          { label: 'Exams', kind: 'count' },
          { label: 'Papers', kind: 'count' },
          { label: 'Mean', kind: 'percent' },
          { label: 'SD, points', kind: 'points' },
        ],
        rows,
      ),
      weeklyTrend(weeks, noPapers(totals, head)),
    ],
  }
}

/** Who came to the sittings of each school that closed on some days. */
export function schoolsAttendance(head: ReportHead, schools: readonly SchoolAttended[]): ReportContent {
  const sum = attendedSum(schools)
  const hasDevices = sum.onDeviceCount > 0
  const sittingsCount = schools.reduce((all, one) => all + one.sittingsCount, 0)
  const rows = schools.map((one): Cell[] => [one.school, one.sittingsCount, ...attendedCells(one, hasDevices)])
  return {
    ...headOf('attendance', head),
    counted: `${counted(sittingsCount, 'sitting')} closed on these days, at ${counted(schools.length, 'school')}.${onDeviceText(sum)}`,
    figures: [
      { label: 'Sittings', value: sittingsCount, kind: 'count' },
      { label: 'Expected', value: sum.expectedCount, kind: 'count' },
      { label: 'Absent', value: sum.absentCount, kind: 'count' },
      { label: 'Attendance', value: attendedRate(sum), kind: 'percent' },
    ],
    bars: null,
    tables: [
      wholeTable(
        'Schools',
        [school, { label: 'Sittings', kind: 'count' }, ...attendedColumns(hasDevices)],
        rows,
        'No sitting of any school closed on these days.',
      ),
    ],
  }
}

function schoolTable(columns: readonly ReportColumn[], rows: Cell[][]): ReportTable {
  return wholeTable('Schools', [school, ...columns], rows, 'There is no active school yet.')
}

const withPapers = (schools: readonly SchoolSums[]) => schools.filter(({ markedCount }) => markedCount > 0).length

function countedAtSchools(totals: PaperTotals, schools: readonly SchoolSums[], head: ReportHead): string {
  const papers = countedPapers(totals, head)
  return totals.markedCount === 0 ? papers : `${papers} They are of ${counted(withPapers(schools), 'school')}.`
}

function totalsOf(schools: readonly SchoolSums[]): PaperTotals {
  const add = (of: keyof PaperTotals) => schools.reduce((sum, one) => sum + one[of], 0)
  return {
    markedCount: add('markedCount'),
    millionthsSum: add('millionthsSum'),
    passedCount: add('passedCount'),
    studentsCount: add('studentsCount'),
    examsCount: add('examsCount'),
    waitingCount: add('waitingCount'),
  }
}
