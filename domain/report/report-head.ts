import { averageOf, type MarksSum } from '../school/average.ts'
import { counted } from '../words/plural.ts'
import { averageChange } from './change.ts'
import type { Cell, ReportColumn, ReportContent, ReportTable, ReportType } from './report-content.ts'
import { type RangeOfDays, rangeBefore } from './report-range.ts'

/** What every report begins with. `narrowedTo`: the names of a class, level or subject it is limited to. */
export type ReportHead = { schoolName: string; range: RangeOfDays; narrowedTo: readonly string[] }

/** What the papers of a report come to; `waitingCount`: how many wait for somebody and are in nothing else of it. */
export type PaperTotals = MarksSum & {
  passedCount: number
  studentsCount: number
  examsCount: number
  waitingCount: number
}

export const reportTitles: Readonly<Record<ReportType, string>> = {
  performance: 'Performance Report',
  attendance: 'Attendance Report',
  grades: 'Grades Report',
  analytics: 'Analytics Report',
  class_performance: 'Class Performance',
  merit_list: 'Merit List',
  report_cards: 'Student Report Cards',
}

/** The first lines of a report of this type. */
export function headOf(
  type: ReportType,
  { schoolName, range }: ReportHead,
): Pick<ReportContent, 'type' | 'title' | 'schoolName' | 'range'> {
  return { type, title: reportTitles[type], schoolName, range: range.words }
}

/** A table with all its rows. */
export function wholeTable(
  title: string,
  columns: readonly ReportColumn[],
  rows: Cell[][],
  empty: string,
): ReportTable {
  return { title, columns, rows, rowCount: rows.length, empty }
}

/** '36 papers handed in, of 3 exams, in SS2B. 2 more papers wait for a marker or for a decision about late answers.' */
export function countedPapers({ markedCount, examsCount, waitingCount }: PaperTotals, head: ReportHead): string {
  const exams = markedCount === 0 ? '' : `, of ${counted(examsCount, 'exam')}`
  const wait = waitingCount === 1 ? 'waits' : 'wait'
  const waiting =
    waitingCount === 0
      ? ''
      : ` ${counted(waitingCount, 'more paper')} ${wait} for a marker or for a decision about late answers.`
  return `${counted(markedCount, 'paper')} handed in${exams}${inPlaces(head)}.${waiting}`
}

/** ', in SS2B, Biology'; nothing where a report is of the whole school. */
export function inPlaces({ narrowedTo }: ReportHead): string {
  return narrowedTo.length === 0 ? '' : `, in ${narrowedTo.join(', ')}`
}

/** How the average has moved from the days before, in a sentence; null where one of both has none. */
export function changeSentence(now: MarksSum, before: MarksSum, { range }: ReportHead): string | null {
  const change = averageChange(now, before)
  if (change === null) return null
  const days = `the days before, ${rangeBefore(range).words} (${averageOf(before)?.toFixed(1)}%)`
  if (change === 0) return `The average is the same as in ${days}.`
  return `The average is ${Math.abs(change).toFixed(1)} points ${change > 0 ? 'above' : 'below'} ${days}.`
}

/** Why a table of papers has no row. */
export function noPapers({ waitingCount }: Pick<PaperTotals, 'waitingCount'>, { narrowedTo }: ReportHead): string {
  if (waitingCount > 0) return 'All papers of these days wait for a marker or for a decision about late answers.'
  return narrowedTo.length > 0
    ? `No paper was handed in on these days in ${narrowedTo.join(', ')}. Choose other days, or all classes and subjects.`
    : 'No paper was handed in on these days. Choose other days.'
}

/** A class on a report: papers can have been begun in none. */
export const classText = (className: string | null) => className ?? 'No class'
