import { rateOf } from '../result/analytics.ts'
import type { LagosWeek } from '../result/weeks.ts'
import { averageOf, type MarksSum } from '../school/average.ts'
import { averageChange } from './change.ts'
import type { Cell, ReportColumn, ReportContent, ReportTable } from './report-content.ts'
import {
  changeSentence,
  classText,
  countedPapers,
  headOf,
  noPapers,
  type PaperTotals,
  type ReportHead,
  wholeTable,
} from './report-head.ts'

/** The papers of one exam. `sd` is in percentage points; the last three are of the exam's statistics, null before the first. */
export type ExamSums = MarksSum & {
  examTitle: string
  subject: string
  sd: number | null
  alpha: number | null
  semPercent: number | null
  flaggedCount: number | null
}

/** What was handed in in one week. */
export type WeekOfReport = MarksSum & { from: Date; examsCount: number; studentsCount: number }

/** One student's papers on these days and on the days before; the class is that of the newest. */
export type TwoSums = {
  studentName: string
  studentNumber: string
  className: string | null
  before: MarksSum
  now: MarksSum
}

export type AnalyticsFacts = {
  totals: PaperTotals
  before: MarksSum
  exams: readonly ExamSums[]
  weeks: readonly LagosWeek[]
  weekSums: readonly WeekOfReport[]
  /** At least those who moved so far; the table has the first `mostMovers`, who moved furthest. */
  students: readonly TwoSums[]
  mostMovers: number
}

/** Who moved by so many points is named. */
export const pointsMoved = 10

/** How well exams measured, how the weeks went, and who has moved. */
export function analyticsReport(head: ReportHead, facts: AnalyticsFacts): ReportContent {
  const { totals, before } = facts
  const empty = noPapers(totals, head)
  const flagged = facts.exams.flatMap(({ flaggedCount }) => flaggedCount ?? [])
  return {
    ...headOf('analytics', head),
    counted: [
      countedPapers(totals, head),
      changeSentence(totals, before, head),
      totals.markedCount > 0 &&
        'Alpha, SEM and flags are those of all papers of an exam, as its statistics say; a dash stands where these are not made yet. The results of an exam name which of its flagged questions to check.',
    ]
      .filter(Boolean)
      .join(' '),
    figures: [
      { label: 'Exams', value: totals.examsCount, kind: 'count' },
      { label: 'Average Score', value: averageOf(totals), kind: 'percent' },
      { label: 'Pass Rate', value: rateOf(totals.passedCount, totals.markedCount), kind: 'percent' },
      {
        label: 'Flagged Questions',
        value: flagged.length === 0 ? null : flagged.reduce((sum, one) => sum + one, 0),
        kind: 'count',
      },
    ],
    bars: null,
    tables: [examTable(facts.exams, empty), weeklyTrend(facts, empty), moversTable(facts)],
  }
}

function examTable(exams: readonly ExamSums[], empty: string): ReportTable {
  const columns: ReportColumn[] = [
    { label: 'Exam', kind: 'text' },
    { label: 'Subject', kind: 'text' },
    { label: 'Papers', kind: 'count' },
    { label: 'Mean', kind: 'percent' },
    { label: 'SD, points', kind: 'points' },
    { label: 'Alpha', kind: 'number' },
    { label: 'SEM, points', kind: 'points' },
    { label: 'Flagged Questions', kind: 'count' },
  ]
  const rows = exams.map((one): Cell[] => [
    one.examTitle,
    one.subject,
    one.markedCount,
    averageOf(one),
    oneDecimal(one.sd),
    twoDecimals(one.alpha),
    oneDecimal(one.semPercent),
    one.flaggedCount,
  ])
  return wholeTable('Exams', columns, rows, empty)
}

/** From the first week in which something was handed in; a later one without stays, with a dash. */
export function weeklyTrend(
  { weeks, weekSums }: Pick<AnalyticsFacts, 'weeks' | 'weekSums'>,
  empty: string,
): ReportTable {
  const sumOf = new Map(weekSums.map((one) => [one.from.getTime(), one]))
  const first = weeks.findIndex(({ from }) => sumOf.has(from.getTime()))
  const rows = weeks.slice(Math.max(0, first)).map(({ week, from }): Cell[] => {
    const sum = sumOf.get(from.getTime())
    return sum ? [week, sum.examsCount, sum.studentsCount, sum.markedCount, averageOf(sum)] : [week, 0, 0, 0, null]
  })
  const columns: ReportColumn[] = [
    { label: 'Week from', kind: 'day' },
    { label: 'Exams', kind: 'count' },
    { label: 'Students', kind: 'count' },
    { label: 'Papers', kind: 'count' },
    { label: 'Average', kind: 'percent' },
  ]
  return wholeTable('Weekly Trend', columns, weekSums.length === 0 ? [] : rows, empty)
}

/** Who moved furthest stands first. */
function moversTable({ students, mostMovers }: Pick<AnalyticsFacts, 'students' | 'mostMovers'>): ReportTable {
  const movers = students
    .map((one) => ({ ...one, change: averageChange(one.now, one.before) ?? 0 }))
    .filter(({ change }) => Math.abs(change) >= pointsMoved)
    .sort((one, other) => Math.abs(other.change) - Math.abs(one.change))
  const columns: ReportColumn[] = [
    { label: 'Student', kind: 'text' },
    { label: 'Student ID', kind: 'text', onlyInFile: true },
    { label: 'Class', kind: 'text' },
    { label: 'Before', kind: 'percent' },
    { label: 'Now', kind: 'percent' },
    { label: 'Change, points', kind: 'points' },
  ]
  const rows = movers
    .slice(0, mostMovers)
    .map((one): Cell[] => [
      one.studentName,
      one.studentNumber,
      classText(one.className),
      averageOf(one.before),
      averageOf(one.now),
      one.change,
    ])
  const empty = `Nobody with papers on both has moved by ${pointsMoved} points or more from the days before.`
  return { title: `Moved by ${pointsMoved} Points or More`, columns, rows, rowCount: movers.length, empty }
}

const rounded = (value: number | null, by: number) => (value === null ? null : Math.round(value * by) / by)
const oneDecimal = (value: number | null) => rounded(value, 10)
const twoDecimals = (value: number | null) => rounded(value, 100)
