import { rateOf } from '../result/analytics.ts'
import { counted } from '../words/plural.ts'
import type { Cell, ReportColumn, ReportContent, ReportTable } from './report-content.ts'
import { headOf, inPlaces, type ReportHead, wholeTable } from './report-head.ts'

/**
 * How many people were expected, began, handed in by themselves, ran out of time, may have begun on a device that was not heard yet, and
 * never began. Who is on a device is neither present nor absent.
 */
export type Attended = {
  expectedCount: number
  startedCount: number
  handedInCount: number
  ranOutCount: number
  onDeviceCount: number
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

/** `hasDevices`: somebody of the report is on a device; else nothing is said of it. */
export const attendedColumns = (hasDevices: boolean): readonly ReportColumn[] => [
  { label: 'Expected', kind: 'count' },
  { label: 'Started', kind: 'count' },
  { label: 'Handed In', kind: 'count' },
  { label: 'Ran Out of Time', kind: 'count' },
  ...(hasDevices ? [{ label: 'On a Device', kind: 'count' } as const] : []),
  { label: 'Absent', kind: 'count' },
  { label: 'Attendance', kind: 'percent' },
]

/** In these columns. */
export function attendedCells(of: Attended, hasDevices: boolean): Cell[] {
  const { expectedCount, startedCount, handedInCount, ranOutCount, onDeviceCount, absentCount } = of
  const devices = hasDevices ? [onDeviceCount] : []
  return [expectedCount, startedCount, handedInCount, ranOutCount, ...devices, absentCount, attendedRate(of)]
}

/** How many of a hundred began, of those of whom it is known; null of nobody. */
export const attendedRate = ({ startedCount, expectedCount, onDeviceCount }: Attended): number | null =>
  rateOf(startedCount, expectedCount - onDeviceCount)

/** ' 2 of them may have begun on a device that has not been heard yet: neither present nor absent.'; nothing of nobody. */
export const onDeviceText = ({ onDeviceCount }: Attended): string =>
  onDeviceCount === 0
    ? ''
    : ` ${onDeviceCount} of them may have begun on a device that has not been heard yet: neither present nor absent.`

/** All together. */
export function attendedSum(all: readonly Attended[]): Attended {
  const add = (of: keyof Attended) => all.reduce((sum, one) => sum + one[of], 0)
  return {
    expectedCount: add('expectedCount'),
    startedCount: add('startedCount'),
    onDeviceCount: add('onDeviceCount'),
    absentCount: add('absentCount'),
    handedInCount: add('handedInCount'),
    ranOutCount: add('ranOutCount'),
  }
}

/** Who came to the sittings that closed on some days. `absent`, `onDevice`: the first of them. */
export function attendanceReport(
  head: ReportHead,
  {
    sittings,
    absent,
    onDevice,
  }: { sittings: readonly SittingRow[]; absent: readonly AbsentStudent[]; onDevice: readonly AbsentStudent[] },
): ReportContent {
  const sum = attendedSum(sittings)
  const hasDevices = sum.onDeviceCount > 0
  const rows = sittings.map((one): Cell[] => [
    one.examTitle,
    one.subject,
    one.classNames.join(', '),
    one.day,
    ...attendedCells(one, hasDevices),
  ])
  return {
    ...headOf('attendance', head),
    counted: countedSittings(sittings, head),
    figures: [
      { label: 'Sittings', value: sittings.length, kind: 'count' },
      { label: 'Expected', value: sum.expectedCount, kind: 'count' },
      { label: 'Absent', value: sum.absentCount, kind: 'count' },
      { label: 'Attendance', value: attendedRate(sum), kind: 'percent' },
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
          ...attendedColumns(hasDevices),
        ],
        rows,
        `No sitting closed on these days${inPlaces(head)}. One that is still open is counted on the day it closes.`,
      ),
      ...(hasDevices ? [namesTable('On a Device', onDevice, sum.onDeviceCount, '')] : []),
      namesTable(
        'Absent',
        absent,
        sum.absentCount,
        sittings.length === 0 ? 'No sitting closed on these days.' : 'Nobody was absent.',
      ),
    ],
  }
}

function countedSittings(sittings: readonly SittingRow[], head: ReportHead): string {
  const sum = attendedSum(sittings)
  const closed = `${counted(sittings.length, 'sitting')} closed on these days${inPlaces(head)}.`
  if (sittings.length === 0) return closed
  const open = sittings.filter(({ isKept }) => !isKept).length
  const kept =
    open === 0
      ? ''
      : ` ${counted(open, 'sitting')} closed a moment ago: who was expected is counted by today’s classes.`
  return `${closed} They expected ${counted(sum.expectedCount, 'student')}, each once a sitting.${onDeviceText(sum)}${kept}`
}

function namesTable(title: string, names: readonly AbsentStudent[], rowCount: number, empty: string): ReportTable {
  return {
    title,
    columns: [
      { label: 'Student', kind: 'text' },
      { label: 'Student ID', kind: 'text' },
      { label: 'Class', kind: 'text' },
      { label: 'Exam', kind: 'text' },
      { label: 'Closed', kind: 'day' },
    ],
    rows: names.map((one): Cell[] => [
      one.student ?? 'A student who was deleted',
      one.studentNumber,
      one.className,
      one.examTitle,
      one.day,
    ]),
    rowCount,
    empty,
  }
}
