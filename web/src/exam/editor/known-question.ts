import type { BankQuestion, ExamDetail } from '@sabimark/contract/answers.ts'

/** What the paper says of a question. */
export type KnownQuestion = ExamDetail['questionItems'][number]

export const knownOf = ({ id, question, type, topic, timeAllocationMinutes }: BankQuestion): KnownQuestion => ({
  ...{ id, question, type, topic },
  minutes: timeAllocationMinutes,
})
