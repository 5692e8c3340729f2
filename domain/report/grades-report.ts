import { rateOf } from '../result/analytics.ts'
import { averageOf, type MarksSum } from '../school/average.ts'
import type { Cell, ReportColumn, ReportContent } from './report-content.ts'
import {
  classText,
  countedPapers,
  headOf,
  noPapers,
  type PaperTotals,
  type ReportHead,
  wholeTable,
} from './report-head.ts'

/** The papers of one subject, class and grade. */
export type GradeSums = MarksSum & { subject: string; className: string | null; grade: string; passedCount: number }

export type GradesFacts = {
  totals: PaperTotals
  /** Every grade of the school's scale, the best first. */
  grades: readonly string[]
  /** In the order of subjects and classes. */
  counts: readonly GradeSums[]
}

/** How many papers have each grade of the school's scale, by subject and class. */
export function gradesReport(head: ReportHead, { totals, grades, counts }: GradesFacts): ReportContent {
  const empty = noPapers(totals, head)
  const best = grades[0] ?? ''
  const ofBest = sumOf(counts.filter(({ grade }) => grade === best)).markedCount
  const columns: ReportColumn[] = [
    { label: 'Papers', kind: 'count' },
    ...grades.map((grade): ReportColumn => ({ label: grade, kind: 'count' })),
    { label: 'Average', kind: 'percent' },
    { label: 'Pass Rate', kind: 'percent' },
  ]
  const rowsBy = (names: (one: GradeSums) => string[]) =>
    [...Map.groupBy(counts, (one) => JSON.stringify(names(one)))].map(([key, of]): Cell[] => [
      ...(JSON.parse(key) as string[]),
      ...cellsOf(of, grades),
    ])
  const subject: ReportColumn = { label: 'Subject', kind: 'text' }
  const bySubject = rowsBy((one) => [one.subject])
  const byClass = rowsBy((one) => [one.subject, classText(one.className)])
  return {
    ...headOf('grades', head),
    counted: countedPapers(totals, head),
    figures: [
      { label: 'Papers', value: totals.markedCount, kind: 'count' },
      { label: 'Average Score', value: averageOf(totals), kind: 'percent' },
      { label: 'Pass Rate', value: rateOf(totals.passedCount, totals.markedCount), kind: 'percent' },
      { label: `Grade ${best}`, value: rateOf(ofBest, totals.markedCount), kind: 'percent' },
    ],
    bars: null,
    tables: [
      wholeTable(
        'Grades by Subject and Class',
        [subject, { label: 'Class', kind: 'text' }, ...columns],
        byClass,
        empty,
      ),
      wholeTable('Grades by Subject', [subject, ...columns], bySubject, empty),
    ],
  }
}

function cellsOf(counts: readonly GradeSums[], grades: readonly string[]): Cell[] {
  const sum = sumOf(counts)
  const having = (grade: string) => sumOf(counts.filter((one) => one.grade === grade)).markedCount
  return [sum.markedCount, ...grades.map(having), averageOf(sum), rateOf(sum.passedCount, sum.markedCount)]
}

function sumOf(counts: readonly GradeSums[]): MarksSum & { passedCount: number } {
  const add = (of: (one: GradeSums) => number) => counts.reduce((sum, one) => sum + of(one), 0)
  return {
    markedCount: add(({ markedCount }) => markedCount),
    millionthsSum: add(({ millionthsSum }) => millionthsSum),
    passedCount: add(({ passedCount }) => passedCount),
  }
}
