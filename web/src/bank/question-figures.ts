import { useQuery } from '@tanstack/react-query'
import { orpc } from '../platform/queries.ts'

/** The figures of the whole bank, at any size. */
export function useQuestionFigures() {
  return useQuery(orpc.bank.questionFigures.queryOptions())
}

/** The topics of the bank, to choose among; `data` is undefined until they have come. */
export function useTopics() {
  return useQuery(
    orpc.bank.questionFigures.queryOptions({ select: ({ topics }) => topics.map((name) => ({ id: name, name })) }),
  )
}
