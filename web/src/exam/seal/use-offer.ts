import type { ExamDetail } from '@sabimark/contract/answers.ts'
import { useQuery } from '@tanstack/react-query'
import { useMay } from '../../platform/may.ts'
import { orpc } from '../../platform/queries.ts'

const everyMs = 30_000

/** How a sitting is offered without a network. Nothing is asked of practice, nor of a sitting that has closed. */
export function useOffer(exam: ExamDetail, sitting: ExamDetail['sittings'][number] | undefined) {
  const mayRead = useMay('exam.readOffline')
  return useQuery(
    orpc.exam.readOffline.queryOptions({
      input: { examId: exam.id, sittingId: sitting?.id ?? '' },
      enabled: mayRead && exam.examType !== 'practice' && sitting !== undefined && sitting.state !== 'closed',
      // Somebody gets ready at any moment.
      refetchInterval: ({ state }) => state.data?.isOffered === true && everyMs,
    }),
  )
}
