import { gradeOf } from '../result/grade.ts'
import { averageOf, type MarksSum } from '../school/average.ts'
import { counted } from '../words/plural.ts'
import { type HowGraded, wholeAverage } from './make-card.ts'
import type { ReportCard } from './report-card.ts'
import type { ReportContent } from './report-content.ts'
import { headOf, inPlaces, type ReportHead } from './report-head.ts'

/** Somebody who gets a card, and what their papers come to. */
export type CardInList = MarksSum & Pick<ReportCard, 'studentName' | 'studentNumber' | 'className'>

export type CardList = {
  cards: readonly CardInList[]
  cardsCount: number
  /** Of all cards. */
  papersCount: number
  /** How many of those who get a card have sat something. */
  satCount: number
}

/** Who gets a card, in the order of the pages: what the preview of report cards shows. */
export function cardsReport(
  head: ReportHead,
  { cards, cardsCount, papersCount, satCount }: CardList,
  { scale, rounding }: HowGraded,
): ReportContent {
  return {
    ...headOf('report_cards', head),
    counted: `${counted(cardsCount, 'card')} with ${counted(papersCount, 'paper')} handed in${inPlaces(head)}. What students may not see yet is on no card.`,
    figures: [
      { label: 'Report Cards', value: cardsCount, kind: 'count' },
      { label: 'With Papers', value: satCount, kind: 'count' },
      { label: 'Without Papers', value: cardsCount - satCount, kind: 'count' },
    ],
    bars: null,
    tables: [
      {
        title: 'Students',
        columns: [
          { label: 'Student', kind: 'text' },
          { label: 'Student ID', kind: 'text' },
          { label: 'Class', kind: 'text' },
          { label: 'Papers', kind: 'count' },
          { label: 'Average', kind: 'percent' },
          { label: 'Grade', kind: 'grade' },
        ],
        rows: cards.map((card) => {
          const whole = wholeAverage(card, rounding)
          return [
            card.studentName,
            card.studentNumber,
            card.className,
            card.markedCount,
            averageOf(card),
            whole === null ? null : gradeOf(whole, scale),
          ]
        }),
        rowCount: cardsCount,
        empty: 'There is no active student here. Choose another class.',
      },
    ],
  }
}
