import { useQuery } from '@tanstack/react-query'
import { orpc } from '../../platform/queries.ts'

/** What candidates of a draft type before they begin; null where they type none, or while the draft was never kept. */
export function useDraftCode(examId: string | null): string | null {
  // Read once: were the exam published meanwhile, reading it again would take the form away with what is typed in it.
  const query = useQuery(
    orpc.exam.get.queryOptions({
      ...{ input: { examId: examId ?? '' }, enabled: examId !== null },
      ...{ refetchOnMount: false, refetchOnWindowFocus: false },
    }),
  )
  return query.data?.accessCode ?? null
}
