import { analyticsOf, rateOf, type SubjectSums } from '../result/analytics.ts'
import { averageOf, type MarksSum } from '../school/average.ts'
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

/** What the papers of one class come to; the name is null where papers were begun in no class. */
export type ClassSums = MarksSum & { className: string | null; studentsCount: number; passedCount: number }

/** A marked paper as a row of the report: marks in full, `percentage` whole, `day` in Lagos. */
export type ReportPaper = {
  studentName: string
  studentNumber: string
  className: string | null
  subject: string
  examTitle: string
  score: number
  totalMarks: number
  percentage: number
  grade: string
  day: string
}

export type PerformanceFacts = {
  totals: PaperTotals
  subjects: readonly SubjectSums[]
  /** The pass mark of each subject whose exams have one. */
  passingScores: ReadonlyMap<string, number>
  classes: readonly ClassSums[]
  /** What was handed in on the days before. */
  before: MarksSum
  /** The newest ones. */
  papers: readonly ReportPaper[]
}

const paperColumns: readonly ReportColumn[] = [
  { label: 'Student', kind: 'text' },
  { label: 'Student ID', kind: 'text', onlyInFile: true },
  { label: 'Class', kind: 'text', onlyInFile: true },
  { label: 'Subject', kind: 'text' },
  { label: 'Exam', kind: 'text', onlyInFile: true },
  { label: 'Score', kind: 'marks' },
  { label: 'Total', kind: 'total' },
  { label: '%', kind: 'count', onlyInFile: true },
  { label: 'Grade', kind: 'grade' },
  { label: 'Date', kind: 'day' },
]

/** A paper in the columns of 'Recent Results'. */
export function paperCells(paper: ReportPaper): Cell[] {
  const { studentName, studentNumber, className, subject, examTitle, score, totalMarks, percentage, grade, day } = paper
  return [studentName, studentNumber, className, subject, examTitle, score, totalMarks, percentage, grade, day]
}

/** How the papers of some days went: by the rules, and so with the figures, of Results & Analytics. */
export function performanceReport(head: ReportHead, facts: PerformanceFacts): ReportContent {
  const { totals, before } = facts
  const { totalResults, averageScore, passRate, subjectPerformance } = analyticsOf(facts.subjects)
  const empty = noPapers(totals, head)
  return {
    ...headOf('performance', head),
    counted: [countedPapers(totals, head), changeSentence(totals, before, head)].filter(Boolean).join(' '),
    figures: [
      { label: 'Average Score', value: averageScore, kind: 'percent' },
      { label: 'Pass Rate', value: passRate, kind: 'percent' },
      { label: 'Total Students', value: totals.studentsCount, kind: 'count' },
      { label: 'Total Exams', value: totals.examsCount, kind: 'count' },
    ],
    bars: {
      title: 'Subject Performance',
      rows: subjectPerformance.map(({ subjectId, subject, studentsCount, averageScore: average }) => ({
        label: subject,
        studentsCount,
        average,
        passLine: facts.passingScores.get(subjectId),
      })),
    },
    tables: [
      {
        title: 'Recent Results',
        columns: paperColumns,
        rows: facts.papers.map(paperCells),
        rowCount: totalResults,
        empty,
      },
      byClass(facts.classes, empty),
    ],
  }
}

function byClass(classes: readonly ClassSums[], empty: string): ReportTable {
  const columns: ReportColumn[] = [
    { label: 'Class', kind: 'text' },
    { label: 'Students', kind: 'count' },
    { label: 'Papers', kind: 'count' },
    { label: 'Average', kind: 'percent' },
    { label: 'Pass Rate', kind: 'percent' },
  ]
  const rows = classes
    .filter(({ markedCount }) => markedCount > 0)
    .map((one): Cell[] => [
      classText(one.className),
      one.studentsCount,
      one.markedCount,
      averageOf(one),
      rateOf(one.passedCount, one.markedCount),
    ])
  return wholeTable('By Class', columns, rows, empty)
}
