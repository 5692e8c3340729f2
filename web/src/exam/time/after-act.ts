import type { ExamDetail } from '@sabimark/contract/answers.ts'
import { orpc, queryClient, readAgain } from '../../platform/queries.ts'

/** An exam whose sitting an act is about. */
export type SittingOf = Pick<ExamDetail, 'id' | 'title' | 'status' | 'closesAt' | 'durationMinutes' | 'draft'> & {
  sittingId: string
  /** When it is, where the exam has several. */
  times?: string
}

/** What the server answered is shown at once; everything else on the screen is read again. */
export function afterAct(now: ExamDetail): Promise<unknown> {
  queryClient.setQueryData(orpc.exam.get.queryKey({ input: { examId: now.id } }), now)
  return readAgain()
}
