import { lagosClock } from '@sabimark/domain/words/lagos-time.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { PageButton } from '../../platform/navigation.tsx'
import { orpc } from '../../platform/queries.ts'
import { EmptySheet } from '../../platform/ui/empty-sheet.tsx'
import { LoadingSheet } from '../../platform/ui/loading-sheet.tsx'

/** In place of a colleague's exam that this person may not read: the way to its halls of today that they invigilate, else `refused`. */
export function ToWatch({ examId, refused }: { examId: string; refused: ReactNode }) {
  const { data, isPending } = useQuery(orpc.hall.today.queryOptions({ input: {} }))
  if (isPending) return <LoadingSheet>Loading exam...</LoadingSheet>
  const halls = (data?.items ?? []).filter((hall) => hall.examId === examId)
  if (halls.length === 0) return refused
  return (
    <EmptySheet
      title="You invigilate this exam."
      action={halls.map(({ sittingId, opensAt }) => (
        <PageButton key={sittingId} to="/exams/$examId/hall/$sittingId" params={{ examId, sittingId }}>
          {halls.length === 1 ? 'Watch' : `Watch from ${lagosClock(new Date(opensAt))}`}
        </PageButton>
      ))}
    >
      {halls[0]?.title}
    </EmptySheet>
  )
}
