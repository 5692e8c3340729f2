import { gradeKey, makeCard } from '@sabimark/domain/report/make-card.ts'
import type { CardsHead, ReportCard } from '@sabimark/domain/report/report-card.ts'
import type { RangeOfDays } from '@sabimark/domain/report/report-range.ts'
import type { SchoolFace } from '@sabimark/domain/report/school-face.ts'
import { lagosDay } from '@sabimark/domain/words/lagos-time.ts'
import type { Tx } from '../../platform/database/tenant.ts'
import { selectGradeScale, selectHowGraded } from '../../school/grading/grading.db.ts'
import { selectCardPapers, selectNamesOnCards, selectSchoolHead } from './read-cards.db.ts'

/** So many cards are read in one transaction. */
export const cardsAStep = 25

/** What stands of the school at the head of each paper. */
export async function readSchoolFace(tx: Tx): Promise<SchoolFace> {
  const { schoolName, motto, established, address, phone, website, color, logo } = await selectSchoolHead(tx)
  const since = established === null ? '' : `Established ${established}`
  return {
    schoolName,
    motto,
    address: [address, website, phone, since].filter((line) => line !== '').join(' · '),
    color,
    logo,
  }
}

/** What all cards share: the school, the days, what each grade is given from. */
export async function readCardsHead(tx: Tx, { range, madeAt }: { range: string; madeAt: Date }): Promise<CardsHead> {
  const [face, scale] = await Promise.all([readSchoolFace(tx), selectGradeScale(tx)])
  return { ...face, range, gradeKey: gradeKey(scale), madeOn: lagosDay(madeAt) }
}

/** The cards of these students, in their order. */
export async function readCards(
  tx: Tx,
  studentIds: readonly string[],
  { range, subjectId }: { range: Pick<RangeOfDays, 'from' | 'until'>; subjectId: string | undefined },
): Promise<ReportCard[]> {
  const [students, papers, graded] = await Promise.all([
    selectNamesOnCards(tx, studentIds),
    selectCardPapers(tx, studentIds, { ...range, subjectId }),
    selectHowGraded(tx),
  ])
  const byStudent = Map.groupBy(papers, ({ studentId }) => studentId)
  return students.map(({ id, ...whose }) => makeCard(whose, byStudent.get(id) ?? [], graded))
}
