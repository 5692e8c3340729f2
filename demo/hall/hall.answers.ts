import { sampleExams } from '../exam/exams.ts'
import { findSitting, sampleSitting } from '../exam/time/candidates.ts'
import { type AnswersOf, refuse, refused } from '../platform/answering.ts'
import { sampleBoard, sampleHallReport } from './board.ts'

export const hallAnswers: AnswersOf<'hall'> = {
  today: ({ now }) => ({
    items: sampleExams(now)
      .filter(({ status }) => status === 'active')
      .map(({ id: examId, sittingId, title, subject, classes, opensAt, closesAt }) => ({
        ...{ examId, sittingId, title, subject, classes, opensAt, closesAt },
        isAssigned: false,
        expected: sampleSitting({ examId, sittingId }, now).counts.expected,
        running: 0,
      })),
  }),
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
