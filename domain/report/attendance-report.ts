import { rateOf } from '../result/analytics.ts'
import { counted } from '../words/plural.ts'
import type { Cell, ReportColumn, ReportContent, ReportTable } from './report-content.ts'
import { headOf, inPlaces, type ReportHead, wholeTable } from './report-head.ts'

/** How many people were expected, began, handed in by themselves, ran out of time, and never began. */
export type Attended = {
  expectedCount: number
  startedCount: number
  handedInCount: number
  ranOutCount: number
  absentCount: number
}

/** A sitting that has closed, with the classes it was for; `day` in Lagos. */
export type SittingRow = Attended & {
  examTitle: string
  subject: string
  classNames: readonly string[]
  day: string
  /** False: who was expected is counted by who is a candidate now. */
  isKept: boolean
}

/** Somebody who was expected and never began; name and number are null of a student who was deleted since. */
export type AbsentStudent = {
  student: string | null
  studentNumber: string | null
  className: string
  examTitle: string
  day: string
}

export const attendedColumns: readonly ReportColumn[] = [
  { label: 'Expected', kind: 'count' },
  { label: 'Started', kind: 'count' },
  { label: 'Handed In', kind: 'count' },
  { label: 'Ran Out of Time', kind: 'count' },
  { label: 'Absent', kind: 'count' },
  { label: 'Attendance', kind: 'percent' },
]

/** In these columns. */
export function attendedCells(of: Attended): Cell[] {
  const { expectedCount, startedCount, handedInCount, ranOutCount, absentCount } = of
  return [expectedCount, startedCount, handedInCount, ranOutCount, absentCount, rateOf(startedCount, expectedCount)]
}

/** All together. */
export function attendedSum(all: readonly Attended[]): Attended {
  const add = (of: keyof Attended) => all.reduce((sum, one) => sum + one[of], 0)
  return {
    expectedCount: add('expectedCount'),
    startedCount: add('startedCount'),
    absentCount: add('absentCount'),
    handedInCount: add('handedInCount'),
    ranOutCount: add('ranOutCount'),
  }
}

/** Who came to the sittings that closed on some days. `absent`: the first of them. */
export function attendanceReport(
  head: ReportHead,
  { sittings, absent }: { sittings: readonly SittingRow[]; absent: readonly AbsentStudent[] },
): ReportContent {
  const sum = attendedSum(sittings)
  const rows = sittings.map((one): Cell[] => [
    one.examTitle,
    one.subject,
    one.classNames.join(', '),
    one.day,
    ...attendedCells(one),
  ])
  return {
    ...headOf('attendance', head),
    counted: countedSittings(sittings, head),
    figures: [
      { label: 'Sittings', value: sittings.length, kind: 'count' },
      { label: 'Expected', value: sum.expectedCount, kind: 'count' },
      { label: 'Absent', value: sum.absentCount, kind: 'count' },
      { label: 'Attendance', value: rateOf(sum.startedCount, sum.expectedCount), kind: 'percent' },
    ],
    bars: null,
    tables: [
      wholeTable(
        'Sittings',
        [
          { label: 'Exam', kind: 'text' },
          { label: 'Subject', kind: 'text' },
          { label: 'Classes', kind: 'text' },
          { label: 'Closed', kind: 'day' },
          ...attendedColumns,
        ],
        rows,
        `No sitting closed on these days${inPlaces(head)}. One that is still open is counted on the day it closes.`,
      ),
      absentTable(absent, sum.absentCount, sittings.length),
    ],
  }
}

function countedSittings(sittings: readonly SittingRow[], head: ReportHead): string {
  const { expectedCount } = attendedSum(sittings)
  const closed = `${counted(sittings.length, 'sitting')} closed on these days${inPlaces(head)}.`
  if (sittings.length === 0) return closed
  const open = sittings.filter(({ isKept }) => !isKept).length
  const kept =
    open === 0
      ? ''
      : ` ${counted(open, 'sitting')} closed a moment ago: who was expected is counted by today’s classes.`
  return `${closed} They expected ${counted(expectedCount, 'student')}, each once a sitting.${kept}`
}

function absentTable(absent: readonly AbsentStudent[], absentCount: number, sittingsCount: number): ReportTable {
  return {
    title: 'Absent',
    columns: [
      { label: 'Student', kind: 'text' },
      { label: 'Student ID', kind: 'text' },
      { label: 'Class', kind: 'text' },
      { label: 'Exam', kind: 'text' },
      { label: 'Closed', kind: 'day' },
    ],
    rows: absent.map((one): Cell[] => [
      one.student ?? 'A student who was deleted',
      one.studentNumber,
      one.className,
      one.examTitle,
      one.day,
    ]),
    rowCount: absentCount,
    empty: sittingsCount === 0 ? 'No sitting closed on these days.' : 'Nobody was absent.',
  }
}
