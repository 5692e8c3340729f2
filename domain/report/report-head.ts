import { averageOf, type MarksSum } from '../school/average.ts'
import { counted } from '../school/plural.ts'
import { averageChange } from './change.ts'
import type { ReportContent, ReportType } from './report-content.ts'
import { type RangeOfDays, rangeBefore } from './report-range.ts'

/** What every report begins with. `narrowedTo`: the names of a class, level or subject it is limited to. */
export type ReportHead = { schoolName: string; range: RangeOfDays; narrowedTo: readonly string[] }

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

/** How many papers of how many exams are in a report, and how many wait and are not. */
export type CountedPapers = { papersCount: number; examsCount: number; waitingCount: number }

/** '36 papers handed in, of 3 exams, in SS2B. 2 more wait for a marker or for a decision about late answers.' */
export function countedPapers(
  { papersCount, examsCount, waitingCount }: CountedPapers,
  { narrowedTo }: ReportHead,
): string {
  const exams = papersCount === 0 ? '' : `, of ${counted(examsCount, 'exam')}`
  const of = narrowedTo.length === 0 ? '' : `, in ${narrowedTo.join(', ')}`
  const waiting =
    waitingCount === 0
      ? ''
      : ` ${counted(waitingCount, 'more paper')} ${waitingCount === 1 ? 'waits' : 'wait'} for a marker or for a decision about late answers.`
  return `${counted(papersCount, 'paper')} handed in${exams}${of}.${waiting}`
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
export function noPapers({ waitingCount }: CountedPapers, { narrowedTo }: ReportHead): string {
  if (waitingCount > 0) return 'All papers of these days wait for a marker or for a decision about late answers.'
  return narrowedTo.length > 0
    ? `No paper was handed in on these days in ${narrowedTo.join(', ')}. Choose other days, or all classes and subjects.`
    : 'No paper was handed in on these days. Choose other days.'
}
