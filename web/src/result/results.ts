import type { ResultCard } from '@sabimark/contract/answers.ts'
import { orpc } from '../platform/queries.ts'

const againMs = 2_000

/** One result; asked for again while it is being marked. */
export const resultQuery = (attemptId: string) =>
  orpc.result.get.queryOptions({
    input: { attemptId },
    refetchInterval: ({ state }) => (state.data?.card === null ? againMs : false),
  })

export type Marked = NonNullable<ResultCard['marked']>[number]
/** The sums of a marked paper; grade and pass only where a school's scale was applied. */
export type Sums = Pick<
  NonNullable<ResultCard['score']>,
  | 'correctCount'
  | 'partlyCount'
  | 'wrongCount'
  | 'unansweredCount'
  | 'questionCount'
  | 'earnedHundredths'
  | 'availableHundredths'
  | 'percentage'
> & { grade?: string; isPass?: boolean }
export type ReviewedQuestion = ResultCard['questions'][number]
