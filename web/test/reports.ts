import type { MadeReport, ReportPreview } from '@sabimark/contract/answers.ts'

const results = [
  ['Ada Sample', 'GC/001', 'Mathematics', 34, 40, 'A', '2026-11-20'],
  ['Bola Sample', 'GC/002', 'English Language', 21.5, 50, 'F', '2026-11-19'],
  ['Ụ̀lọ́ma Sample', 'GC/003', 'Biology', 31, 50, 'B', '2026-11-18'],
  ['Danlami Sample', 'GC/004', 'Economics', 29, 50, 'C', '2026-11-17'],
  ['Efe Sample', 'GC/005', 'Physics', null, 40, null, '2026-11-16'],
]

/** A performance report as the server answers it. */
export const performanceReport: ReportPreview = {
  ...{ type: 'performance', title: 'Performance', schoolName: 'Greenfield College' },
  ...{ range: 'This month, 1 Nov 2026 to 30 Nov 2026', counted: '1,284 papers handed in, of 12 exams' },
  figures: [
    { label: 'Average Score', value: 60.3, kind: 'percent' },
    { label: 'Pass Rate', value: 74.2, kind: 'percent' },
    { label: 'Total Students', value: 1234, kind: 'count' },
    { label: 'Total Exams', value: 12, kind: 'count' },
  ],
  bars: {
    title: 'Subject Performance',
    rows: [
      { label: 'Biology', studentsCount: 186, average: 68 },
      { label: 'English Language', studentsCount: 241, average: 64.7 },
      { label: 'Physics', studentsCount: 151, average: 48.6 },
    ],
  },
  tables: [
    {
      title: 'Recent Results',
      columns: [
        { label: 'Student', kind: 'text' },
        { label: 'Student ID', kind: 'text', onlyInFile: true },
        { label: 'Subject', kind: 'text' },
        { label: 'Score', kind: 'marks' },
        { label: 'Out of', kind: 'total' },
        { label: 'Grade', kind: 'grade' },
        { label: 'Date', kind: 'day' },
      ],
      rows: results,
      rowCount: 1284,
      empty: 'No paper was handed in and marked in these days.',
    },
  ],
}

/** A long report with many figures a row and two tables, of which one has no rows. */
export const gradesReport: ReportPreview = {
  ...{ type: 'grades', title: 'Grades', schoolName: 'Greenfield College' },
  ...{ range: 'First term 2026/2027, 14 Sep 2026 to 11 Dec 2026', counted: '120 papers handed in, of 3 exams' },
  figures: [{ label: 'Credits', value: 62.5, kind: 'percent' }],
  bars: null,
  tables: [
    {
      title: 'Grades by class',
      columns: [
        { label: 'Class', kind: 'text' },
        { label: 'Subject', kind: 'text' },
        ...['A', 'B', 'C', 'D', 'F'].map((label) => ({ label, kind: 'count' as const })),
        { label: 'Average', kind: 'percent' },
      ],
      rows: Array.from({ length: 50 }, (_, at) => [`SS${1 + (at % 3)}A`, 'Biology', at, 4, 3, 2, 1, 61.25]),
      rowCount: 120,
      empty: 'No grades.',
    },
    {
      title: 'Five credits including English and Mathematics',
      columns: [{ label: 'Student', kind: 'text' }],
      rows: [],
      rowCount: 0,
      empty: 'No student sat both English and Mathematics in these days.',
    },
  ],
}

/** A report that was made into a file, or is being made. */
export function madeReport(said: Partial<MadeReport>): MadeReport {
  return {
    ...{ id: '0199ffff-ffff-7fff-8fff-000000000009', params: { type: 'performance', range: 'this_month' } },
    ...{ format: 'pdf', title: 'Performance Report', range: 'This month, 1 Nov 2026 to 30 Nov 2026', state: 'ready' },
    ...{ doneCount: 0, totalCount: 0, fileUrl: null, fileName: 'greenfield-performance-2026-11-23.pdf', bytes: null },
    ...{ problem: null, madeBy: 'Ada Example', madeAt: '2026-11-23T10:00:00.000Z', expiresAt: null },
    ...said,
  }
}
