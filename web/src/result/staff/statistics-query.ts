import type { ExamStatistics } from '@sabimark/contract/answers.ts'
import { orpc } from '../../platform/queries.ts'

export type StatisticsCopy = NonNullable<ExamStatistics['copy']>
export type QuestionFigures = StatisticsCopy['questions'][number]
type OptionFigures = QuestionFigures['options'][number]

/** Those of a class come with the answer, the first of more papers within seconds, later ones at most once a minute. */
const firstMs = 2_000
const againMs = 15_000

export const statisticsQuery = (examId: string) =>
  orpc.result.statistics.queryOptions({
    input: { examId },
    refetchInterval: ({ state: { data } }) => {
      if (data === undefined) return false
      const { copy, paperCount, waitingCount, isStale } = data
      // What waits may be marked any moment, by the server or by somebody.
      if (copy === null && paperCount + waitingCount > 0) return firstMs
      return isStale || waitingCount > 0 ? againMs : false
    },
  })

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

export type LetteredOption = OptionFigures & { letter: string }

/** The options of a question, each with its letter in the exam as it was written. */
export function lettered({ options }: Pick<QuestionFigures, 'options'>): LetteredOption[] {
  return options.map((option, place) => ({ ...option, letter: letters[place] ?? String(place + 1) }))
}
