import { cardsReport } from '@sabimark/domain/report/cards-report.ts'
import type { ReportContent } from '@sabimark/domain/report/report-content.ts'
import type { ReportHead } from '@sabimark/domain/report/report-head.ts'
import type { Tx } from '../../platform/database/tenant.ts'
import { selectHowGraded } from '../../school/grading/grading.db.ts'
import { selectCardStudents, selectCardSums, selectNamesOnCards } from '../making/read-cards.db.ts'
import type { ReportParams } from './params.ts'

/** Who gets a report card, the first `mainRows` of them by name. */
export async function readCardList(
  tx: Tx,
  params: ReportParams,
  { head, mainRows }: { head: ReportHead; mainRows: number },
): Promise<ReportContent> {
  const ids = await selectCardStudents(tx, params)
  const [students, sums, graded] = await Promise.all([
    selectNamesOnCards(tx, ids.slice(0, mainRows)),
    selectCardSums(tx, ids, { ...head.range, subjectId: params.subjectId }),
    selectHowGraded(tx),
  ])
  const byStudent = new Map(sums.map((sum) => [sum.studentId, sum]))
  const none = { markedCount: 0, millionthsSum: 0 }
  const list = {
    cards: students.map((student) => ({ ...none, ...byStudent.get(student.id), ...student })),
    cardsCount: ids.length,
    satCount: sums.length,
    papersCount: sums.reduce((count, { markedCount }) => count + markedCount, 0),
  }
  return cardsReport(head, list, graded)
}
