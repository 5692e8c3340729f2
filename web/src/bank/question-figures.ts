import { useQuery } from '@tanstack/react-query'
import { orpc } from '../platform/queries.ts'

/** The figures of the whole bank, at any size. */
export function useQuestionFigures() {
  return useQuery(orpc.bank.questionFigures.queryOptions({ input: {} }))
}

/** The topics of the bank, or of one subject, to choose among; `data` is undefined until they have come. */
export function useTopics(subjectId?: string) {
  const input = subjectId === undefined ? {} : { subjectId }
  return useQuery(
    orpc.bank.questionFigures.queryOptions({
      input,
      select: ({ topics }) => topics.map((name) => ({ id: name, name })),
    }),
  )
}
