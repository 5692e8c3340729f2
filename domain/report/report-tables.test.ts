import { expect, test } from 'vitest'
import { analyticsReport, type TwoSums } from './analytics-report.ts'
import { attendanceReport } from './attendance-report.ts'
import { type ClassSubjectSums, classPerformanceReport } from './class-performance-report.ts'
import { changeSentence, countedPapers, noPapers, type PaperTotals, type ReportHead } from './report-head.ts'
import { daysOfRange } from './report-range.ts'

const now = new Date('2026-11-20T12:00:00Z')
const range = daysOfRange({ range: 'custom', from: '2026-11-08', to: '2026-11-14' }, { now, terms: [] })
if (typeof range === 'string') throw new Error(range)
const head: ReportHead = { schoolName: 'Sample College', range, narrowedTo: [] }
const sum = (...percentages: number[]) => ({
  markedCount: percentages.length,
  millionthsSum: percentages.reduce((all, one) => all + one * 1_000_000, 0),
})
const totals: PaperTotals = { ...sum(50), passedCount: 1, studentsCount: 1, examsCount: 1, waitingCount: 0 }
const none: PaperTotals = { ...sum(), passedCount: 0, studentsCount: 0, examsCount: 0, waitingCount: 0 }

test('what is counted, what waits and why nothing is there are sentences', () => {
  expect(countedPapers(totals, { ...head, narrowedTo: ['SS2B', 'Biology'] })).toBe(
    '1 paper handed in, of 1 exam, in SS2B, Biology.',
  )
  expect(countedPapers({ ...none, waitingCount: 2 }, head)).toBe(
    '0 papers handed in. 2 more papers wait for a marker or for a decision about late answers.',
  )
  expect(noPapers(none, head)).toBe('No paper was handed in on these days. Choose other days.')
  expect(noPapers({ waitingCount: 1 }, head)).toMatch(/^All papers of these days wait/)
  expect(changeSentence(sum(70), sum(60, 65), head)).toBe(
    'The average is 7.5 points above the days before, 1 Nov 2026 to 7 Nov 2026 (62.5%).',
  )
  expect(changeSentence(sum(60), sum(60), head)).toMatch(/^The average is the same as in the days before/)
  expect(changeSentence(sum(60), sum(), head)).toBeNull()
})

test('who moved by ten points is named, furthest first, and no more than are asked for', () => {
  const student = (studentName: string, before: number, after: number): TwoSums => ({
    ...{ studentName, studentNumber: studentName, className: 'SS2B', before: sum(before), now: sum(after) },
  })
  const students = [student('Ada', 50, 60), student('Bola', 70, 40), student('Chidi', 50, 59.9)]
  const movers = (mostMovers: number) =>
    analyticsReport(head, { totals, before: none, exams: [], weeks: [], weekSums: [], students, mostMovers }).tables[2]
  expect(movers(50)?.rows.map(([name, , , before, after, change]) => [name, before, after, change])).toEqual([
    ['Bola', 70, 40, -30],
    ['Ada', 50, 60, 10],
  ])
  expect(movers(1)).toMatchObject({ rows: [['Bola', 'Bola', 'SS2B', 70, 40, -30]], rowCount: 2 })
})

test('arms stand side by side where a level has more than one of a subject', () => {
  const of = (level: string | null, arm: string | null, subject: string, mean: number): ClassSubjectSums => ({
    ...{ className: level === null ? null : `${level}${arm}`, level, arm, subject, ...sum(mean) },
    ...{ studentsCount: 1, passedCount: 1, best: mean, lowest: mean },
  })
  const sums = [
    ...[of('SS1', 'A', 'Biology', 60), of('SS1', 'C', 'Biology', 70), of('SS1', 'A', 'Physics', 50)],
    ...[of('SS2', 'B', 'Biology', 40), of('Reception', '', 'Biology', 90), of(null, null, 'Biology', 10)],
  ]
  const { tables } = classPerformanceReport(head, { totals, sums })
  expect(tables[1]?.columns.map(({ label }) => label)).toEqual(['Level', 'Subject', 'A', 'C'])
  expect(tables[1]?.rows).toEqual([['SS1', 'Biology', 60, 70]])
  expect(tables[0].rows.at(-1)?.[0]).toBe('No class')
})

test('attendance of nobody has no rate, and a list that is not kept yet is said', () => {
  const nobody = {
    expectedCount: 0,
    startedCount: 0,
    handedInCount: 0,
    ranOutCount: 0,
    onDeviceCount: 0,
    absentCount: 0,
  }
  const sitting = { ...nobody, examTitle: 'Mock', subject: 'Biology', classNames: [], day: '2026-11-09', isKept: false }
  const report = attendanceReport(head, { sittings: [sitting], absent: [], onDevice: [] })
  expect(report.figures.at(-1)?.value).toBeNull()
  expect(report.counted).toContain('1 sitting closed a moment ago: who was expected is counted by today’s classes.')
  expect(report.tables[1]?.empty).toBe('Nobody was absent.')
})

test('who is on a device is named, and counts neither as present nor as absent', () => {
  const counts = {
    expectedCount: 5,
    startedCount: 3,
    handedInCount: 3,
    ranOutCount: 0,
    onDeviceCount: 1,
    absentCount: 1,
  }
  const sitting = { ...counts, examTitle: 'Mock', subject: 'Biology', classNames: [], day: '2026-11-09', isKept: true }
  const ada = {
    student: 'Ada Sample',
    studentNumber: 'STU0001',
    className: 'SS1A',
    examTitle: 'Mock',
    day: '2026-11-09',
  }
  const { figures, counted, tables } = attendanceReport(head, { sittings: [sitting], absent: [], onDevice: [ada] })
  expect(figures.map(({ value }) => value)).toEqual([1, 5, 1, 75])
  expect(counted).toContain(
    '1 of them may have begun on a device that has not been heard yet: neither present nor absent.',
  )
  expect(tables[0].columns.map(({ label }) => label)).toContain('On a Device')
  expect(tables[0].rows[0]?.slice(4)).toEqual([5, 3, 3, 0, 1, 1, 75])
  expect(tables.map(({ title, rowCount }) => [title, rowCount])).toEqual([
    ['Sittings', 1],
    ['On a Device', 1],
    ['Absent', 1],
  ])
})
