import { lagosClock } from '@sabimark/domain/words/lagos-time.ts'
import { nearTime } from '@sabimark/domain/words/near-time.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { PageButton } from '../../platform/navigation.tsx'
import { orpc } from '../../platform/queries.ts'
import { serverNow } from '../../platform/server-now.ts'
import { EmptySheet } from '../../platform/ui/empty-sheet.tsx'
import { LoadingSheet } from '../../platform/ui/loading-sheet.tsx'

/** In place of a colleague's exam that this person may not read: the way to its halls that they invigilate, else `refused`. */
export function ToWatch({ examId, refused }: { examId: string; refused: ReactNode }) {
  const { data, isPending } = useQuery(orpc.hall.today.queryOptions({ input: {} }))
  if (isPending) return <LoadingSheet>Loading exam...</LoadingSheet>
  const { items = [], later = [] } = data ?? {}
  const ofExam = (hall: { examId: string }) => hall.examId === examId
  const today = items.filter(ofExam)
  const halls = today.length > 0 ? today : later.filter(ofExam).slice(0, 1)
  const [first] = halls
  if (!first) return refused
  return (
    <EmptySheet
      title="You invigilate this exam"
      action={
        <>
          {halls.map(({ sittingId, title, opensAt }) => (
            <PageButton
              key={sittingId}
              to="/exams/$examId/hall/$sittingId"
              params={{ examId, sittingId }}
              aria-label={`Watch ${title}`}
            >
              {halls.length === 1 ? 'Watch' : `Watch from ${lagosClock(new Date(opensAt))}`}
            </PageButton>
          ))}
          <PageButton to="/exams" variant="default">
            Back to the exams
          </PageButton>
        </>
      }
    >
      {today.length > 0 ? first.title : `${first.title} opens ${nearTime(new Date(first.opensAt), serverNow())}.`}
    </EmptySheet>
  )
}
