import type { BankQuestion, ExamDetail } from '@sabimark/contract/answers.ts'
import type { QuestionType } from '@sabimark/domain/bank/question-type.ts'

/** What the paper says of a question. */
export type KnownQuestion = ExamDetail['questionItems'][number]

export const knownOf = ({ id, question, type, topic, timeAllocationMinutes }: BankQuestion): KnownQuestion => ({
  ...{ id, question, type, topic },
  minutes: timeAllocationMinutes,
})

/** In a narrow column. */
export const shortTypes: Record<QuestionType, string> = {
  multiple_choice: 'Choice',
  true_false: 'True, false',
  essay: 'Essay',
  fill_blank: 'Blank',
}
