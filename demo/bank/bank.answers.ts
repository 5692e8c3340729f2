import { type AnswersOf, refused } from '../platform/answering.ts'
import { isFoundIn, pageOf } from '../platform/page-of.ts'
import { sampleQuestions } from './questions.ts'

export const bankAnswers: AnswersOf<'bank'> = {
  listQuestions: ({ input: { cursor, subjectId, search }, now }) =>
    pageOf(
      sampleQuestions(now)
        .filter((one) => subjectId === undefined || one.subjectId === subjectId)
        .filter(({ question, topic, subject }) => isFoundIn(search, [question, topic, subject])),
      cursor,
    ),
  addQuestion: refused,
}
