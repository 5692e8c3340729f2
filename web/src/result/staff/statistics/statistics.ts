import type { ExamStatistics } from '@sabimark/contract/answers.ts'
import { orpc } from '../../../platform/queries.ts'

export type StatisticsCopy = NonNullable<ExamStatistics['copy']>
export type QuestionFigures = StatisticsCopy['questions'][number]
export type OptionFigures = QuestionFigures['options'][number]

/** The first figures come within seconds; later ones at most once a minute. */
const firstMs = 2_000
const againMs = 15_000

export const statisticsQuery = (examId: string) =>
  orpc.result.statistics.queryOptions({
    input: { examId },
    refetchInterval: ({ state: { data } }) => {
      if (data === undefined || data.paperCount === 0) return false
      return data.copy === null ? firstMs : data.isStale ? againMs : false
    },
  })

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** The letter of an option where it stands in the exam as it was written. */
export function letterAt(place: number): string {
  return letters[place] ?? String(place + 1)
}
