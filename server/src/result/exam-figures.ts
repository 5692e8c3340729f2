import { isPass } from '@sabimark/domain/marking/percentage.ts'
import { scoreFigures } from '@sabimark/domain/result/result-figures.ts'
import type { Tx } from '../platform/database/tenant.ts'
import { selectExamCounts, selectMarksOfExam } from './result.db.ts'

/** The figures above the results of an exam, of all its candidates. */
export async function readExamFigures(tx: Tx, examId: string, passingScore: number) {
  const [counts, marks] = await Promise.all([selectExamCounts(tx, examId), selectMarksOfExam(tx, examId)])
  const scores = marks.map(({ percentage, ...one }) => ({ ...one, isPass: isPass(percentage, passingScore) }))
  return { ...counts, ...scoreFigures(scores) }
}
