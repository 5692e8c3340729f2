import { paperCells, performanceReport, type ReportPaper } from '@sabimark/domain/report/performance-report.ts'
import type { Cell, ReportContent } from '@sabimark/domain/report/report-content.ts'
import type { ReportHead } from '@sabimark/domain/report/report-head.ts'
import { rangeBefore } from '@sabimark/domain/report/report-range.ts'
import { type GradeScale, gradeOf } from '@sabimark/domain/result/grade.ts'
import { lagosDate } from '@sabimark/domain/words/lagos-time.ts'
import type { Tx } from '../../platform/database/tenant.ts'
import { selectPassingScores } from '../../result/summary.db.ts'
import { selectGradeScale } from '../../school/grading/grading.db.ts'
import type { PapersAsked } from './narrowed-papers.db.ts'
import type { ReportParams } from './params.ts'
import { type PaperRow, selectPaperSums, selectPapers, selectSum } from './performance.db.ts'

/** How the papers of these days went, with the newest ones. */
export async function readPerformance(
  tx: Tx,
  params: ReportParams,
  { head, mainRows }: { head: ReportHead; mainRows: number },
): Promise<ReportContent> {
  const asked = { range: head.range, params }
  const [{ totals, subjects, classes }, before, rows, scale, passingScores] = await Promise.all([
    selectPaperSums(tx, asked),
    selectSum(tx, { range: rangeBefore(head.range), params }),
    selectPapers(tx, asked, { after: null, size: mainRows }),
    selectGradeScale(tx),
    selectPassingScores(tx, null),
  ])
  return performanceReport(head, {
    totals,
    subjects,
    passingScores,
    classes,
    before,
    papers: rows.map((row) => asPaper(row, scale)),
  })
}

/** The next rows of its main table; `next` is null behind the last. */
export async function readPaperRows(
  tx: Tx,
  asked: PapersAsked,
  page: { after: string | null; size: number },
): Promise<{ rows: Cell[][]; next: string | null }> {
  const [rows, scale] = await Promise.all([selectPapers(tx, asked, page), selectGradeScale(tx)])
  return {
    rows: rows.map((row) => paperCells(asPaper(row, scale))),
    next: rows.length < page.size ? null : (rows.at(-1)?.cursor ?? null),
  }
}

function asPaper(row: PaperRow, scale: GradeScale): ReportPaper {
  const { studentName, studentNumber, className, subject, examTitle, percentage } = row
  return {
    studentName,
    studentNumber,
    className,
    subject,
    examTitle,
    percentage,
    score: row.earnedHundredths / 100,
    totalMarks: row.availableHundredths / 100,
    grade: gradeOf(percentage, scale),
    day: lagosDate(row.submittedAt),
  }
}
