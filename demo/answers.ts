import type { contract } from '@sabimark/contract/contract.ts'
import { attemptAnswers } from './attempt/attempt.answers.ts'
import { bankAnswers } from './bank/bank.answers.ts'
import { examAnswers } from './exam/exam.answers.ts'
import { hallAnswers } from './hall/hall.answers.ts'
import { markingAnswers } from './marking/marking.answers.ts'
import { noticeAnswers } from './notice/notice.answers.ts'
import { peopleAnswers } from './people/people.answers.ts'
import type { AnswersOf } from './platform/answering.ts'
import { reportAnswers } from './report/report.answers.ts'
import { resultAnswers } from './result/result.answers.ts'
import { schoolAnswers } from './school/school.answers.ts'

/** What the demo says to every call of the contract, by room. */
export const answers: { [Room in keyof typeof contract]: AnswersOf<Room> } = {
  school: schoolAnswers,
  people: peopleAnswers,
  bank: bankAnswers,
  exam: examAnswers,
  attempt: attemptAnswers,
  hall: hallAnswers,
  marking: markingAnswers,
  result: resultAnswers,
  report: reportAnswers,
  notice: noticeAnswers,
}
