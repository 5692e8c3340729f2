import { rateOf } from '../result/analytics.ts'
import { averageOf, type MarksSum } from '../school/average.ts'
import type { Cell, ReportColumn, ReportContent, ReportTable } from './report-content.ts'
import {
  classText,
  countedPapers,
  headOf,
  noPapers,
  type PaperTotals,
  type ReportHead,
  wholeTable,
} from './report-head.ts'

/** The papers of one class in one subject; best and lowest are whole percentages. */
export type ClassSubjectSums = MarksSum & {
  className: string | null
  /** Null where papers were begun in no class. */
  level: string | null
  arm: string | null
  subject: string
  studentsCount: number
  passedCount: number
  best: number
  lowest: number
}

/** How each class did in each subject, and the arms of a level side by side. */
export function classPerformanceReport(
  head: ReportHead,
  { totals, sums }: { totals: PaperTotals; sums: readonly ClassSubjectSums[] },
): ReportContent {
  const empty = noPapers(totals, head)
  const columns: ReportColumn[] = [
    { label: 'Class', kind: 'text' },
    { label: 'Subject', kind: 'text' },
    { label: 'Papers', kind: 'count' },
    { label: 'Students', kind: 'count' },
    { label: 'Mean', kind: 'percent' },
    { label: 'Pass Rate', kind: 'percent' },
    { label: 'Best %', kind: 'count' },
    { label: 'Lowest %', kind: 'count' },
  ]
  const rows = sums.map((one): Cell[] => [
    classText(one.className),
    one.subject,
    one.markedCount,
    one.studentsCount,
    averageOf(one),
    rateOf(one.passedCount, one.markedCount),
    one.best,
    one.lowest,
  ])
  const classesCount = new Set(sums.map(({ className }) => className)).size
  return {
    ...headOf('class_performance', head),
    counted: countedPapers(totals, head),
    figures: [
      { label: 'Classes', value: classesCount, kind: 'count' },
      { label: 'Papers', value: totals.markedCount, kind: 'count' },
      { label: 'Average Score', value: averageOf(totals), kind: 'percent' },
      { label: 'Pass Rate', value: rateOf(totals.passedCount, totals.markedCount), kind: 'percent' },
    ],
    bars: null,
    tables: [wholeTable('Classes and Subjects', columns, rows, empty), armAgainstArm(sums)],
  }
}

/** A row for each level and subject that more than one arm has sat, with the mean of each arm. */
function armAgainstArm(sums: readonly ClassSubjectSums[]): ReportTable {
  const inArms = sums.filter(({ level, arm }) => level !== null && arm !== null && arm !== '')
  const compared = [...Map.groupBy(inArms, ({ level, subject }) => JSON.stringify([level, subject])).values()].filter(
    (some) => new Set(some.map(({ arm }) => arm)).size > 1,
  )
  const arms = [...new Set(compared.flat().map(({ arm }) => arm ?? ''))].sort()
  const rows = compared.map((some): Cell[] => [
    some[0]?.level ?? '',
    some[0]?.subject ?? '',
    ...arms.map((arm) => averageOf(sumOf(some.filter((one) => one.arm === arm)))),
  ])
  return wholeTable(
    'Arm Against Arm',
    [
      { label: 'Level', kind: 'text' },
      { label: 'Subject', kind: 'text' },
      ...arms.map((label): ReportColumn => ({ label, kind: 'percent' })),
    ],
    rows,
    'No two arms of a level have handed in papers of the same subject on these days.',
  )
}

const sumOf = (sums: readonly MarksSum[]): MarksSum => ({
  markedCount: sums.reduce((sum, { markedCount }) => sum + markedCount, 0),
  millionthsSum: sums.reduce((sum, { millionthsSum }) => sum + millionthsSum, 0),
})
