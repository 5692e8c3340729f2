import { findSitting } from '../exam/time/candidates.ts'
import { type AnswersOf, refuse, refused } from '../platform/answering.ts'
import { sampleBoard, sampleHallReport } from './board.ts'

export const hallAnswers: AnswersOf<'hall'> = {
  // Nobody of the sample has been chosen to watch.
  today: () => ({ items: [], later: [] }),
  invigilators: ({ input, now }) =>
    findSitting(input, now) ? { items: [], mayAssign: false, staff: [] } : refuse('UNKNOWN_EXAM'),
  assign: refused,
  board: ({ input, now }) => sampleBoard(input, now),
  giveTime: refused,
  endFor: refused,
  note: refused,
  credit: refused,
  reopen: refused,
  report: ({ input, now }) => sampleHallReport(input, now),
}
