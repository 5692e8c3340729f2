import type { ExamToMark } from '@sabimark/contract/answers.ts'
import { useQuery } from '@tanstack/react-query'
import { useMay } from '../platform/may.ts'
import { orpc } from '../platform/queries.ts'

/** Answers that wait for this person: theirs to mark, and where they decide those on which two markers differ. */
export const waitingIn = ({ isDecider, questions }: ExamToMark): number =>
  questions.reduce((sum, { openCount, conflictCount }) => sum + openCount + (isDecider ? conflictCount : 0), 0)

const waitMs = 60_000

/** What is made of the answers that wait, by exam; undefined until they have come, and for who marks nothing. */
function useWaiting<Made>(select: (items: readonly ExamToMark[]) => Made): Made | undefined {
  const mayMark = useMay('marking.listToMark')
  const query = orpc.marking.listToMark.queryOptions({ input: {}, staleTime: waitMs, enabled: mayMark })
  return useQuery({ ...query, select: ({ items }) => select(items) }).data
}

/** How many answers of one exam wait for this person. */
export function useToMark(examId: string): number {
  return useWaiting((items) => items.reduce((sum, one) => sum + (one.examId === examId ? waitingIn(one) : 0), 0)) ?? 0
}

/** Of all exams together. */
export function useAllToMark(): number {
  return useWaiting((items) => items.reduce((sum, one) => sum + waitingIn(one), 0)) ?? 0
}
