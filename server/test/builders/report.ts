import type { CardsHead, ReportCard } from '@sabimark/domain/report/report-card.ts'
import type { Cell, ReportContent, ReportTable } from '@sabimark/domain/report/report-content.ts'

const head = { schoolName: 'Greenfield Sample College', range: 'This month, 1 to 30 Nov 2026', bars: null }

const names = ['Adéṣọlá Ọláwálé', 'Ụ̀lọ́ma', 'Ɗanlami Ƙofa', '=SUM(A1)', '+Ada "the first", Eze', '@Ngozi', '-Obi']

/** So many rows with names that are there once each; the first begin like formulas and carry every mark. */
export function performanceRows(count: number): Cell[][] {
  return Array.from({ length: count }, (_, at) => [
    `${names[at % names.length]} N${at}n`,
    `GSC/${at}`,
    'SS2B',
    at % 3 === 2 ? null : at % 41,
    at % 3 === 2 ? null : 40,
    at % 3 === 2 ? null : ((at % 41) / 40) * 100,
    'A',
    `2026-11-${String((at % 30) + 1).padStart(2, '0')}`,
  ])
}

/** Contents of four shapes: with marks and bars, with counts, with nothing in the main table, with several tables. */
export function contents(rowCount = 12): ReportContent[] {
  const performance: ReportTable = {
    title: 'Results [all] of: this month/range, and some more',
    columns: [
      { label: 'Student', kind: 'text' },
      { label: 'Student ID', kind: 'text', onlyInFile: true },
      { label: 'Class', kind: 'text', onlyInFile: true },
      { label: 'Score', kind: 'marks' },
      { label: 'Out of', kind: 'total' },
      { label: 'Per cent', kind: 'percent' },
      { label: 'Grade', kind: 'grade' },
      { label: 'Date', kind: 'day' },
    ],
    rows: [],
    rowCount,
    empty: 'No paper was handed in.',
  }
  const small: ReportTable = {
    title: 'By class',
    columns: [
      { label: 'Class', kind: 'text' },
      { label: 'Students', kind: 'count' },
      { label: 'Mean', kind: 'number' },
    ],
    rows: [
      ['JSS1 Ruby', 1234, 12.75],
      ['JSS1 Topaz', 31, null],
    ],
    rowCount: 2,
    empty: 'No class.',
  }
  const figures = [
    { label: 'Average score', value: 64.25, kind: 'percent' },
    { label: 'Students in all', value: 2345, kind: 'count' },
    { label: 'Top subject', value: 'Yorùbá', kind: 'text' },
    { label: 'Change', value: null, kind: 'number' },
  ] as const
  return [
    {
      ...{ ...head, type: 'performance', title: 'Performance report', counted: '36 papers, ₦120,000 × ½ − 1', figures },
      bars: { title: 'Subject bars', rows: [{ label: 'Biology', studentsCount: 36, average: 71.5 }] },
      tables: [performance],
    },
    { ...head, type: 'attendance', title: 'Attendance report', counted: '2 exams', figures, tables: [small] },
    {
      ...{ ...head, type: 'grades', title: 'Grades report', counted: 'nothing', figures: [] },
      tables: [{ ...performance, title: 'Grades', rowCount: 0 }],
    },
    {
      ...{ ...head, type: 'analytics', title: 'Analytics report', counted: '3 exams', figures: [] },
      tables: [
        { ...small, title: 'Same title' },
        { ...small, title: 'Same title' },
        { ...performance, rowCount: 0 },
      ],
    },
  ]
}

export const cardsHead: CardsHead = {
  schoolName: 'Greenfield Sample College',
  motto: 'Work and Wait',
  address: '12 Sample Road, Ìbàdàn',
  color: '',
  logo: null,
  range: 'First term 2026/2027',
  gradeKey: 'A 70–100, B 60–69',
  madeOn: '23 Nov 2026',
}

/** A card whose name, marks and averages are in no other. */
export function card(number: number, examsCount = 2): ReportCard {
  return {
    studentName: `${names[number % 3]} N${number}n`,
    studentNumber: `GSC/${number}`,
    className: number % 2 ? 'SS2B' : null,
    exams: Array.from({ length: examsCount }, (_, at) => ({
      ...{ title: `Paper P${number}p${at}x`, subject: 'Yorùbá', day: '2026-11-20', grade: 'A' },
      ...{ score: at + 0.25, totalMarks: 1000 + number, percentage: 72 },
    })),
    subjects: [{ subject: 'Yorùbá', papersCount: 2, average: 71.5, grade: 'A', remark: 'Excellent' }],
    average: examsCount > 0 ? 60 + number / 10 : null,
    grade: examsCount > 0 ? 'A1' : null,
    comment: `A comment C${number}c.`,
  }
}
