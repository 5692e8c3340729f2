import { useQuery } from '@tanstack/react-query'
import { lazy } from 'react'
import { useCarried } from '../platform/navigation.tsx'
import { useMe } from '../platform/session.ts'
import { Loaded } from '../platform/ui/loaded.tsx'
import { carriedResult } from './carried-result.ts'
import { Fresh } from './fresh.tsx'
import { ResultSheet } from './result-sheet.tsx'
import { resultQuery } from './results.ts'

// Apart from the rest: a candidate of a real exam never needs it.
const OfPreview = lazy(() => import('./of-preview.tsx'))

/** The result of the paper that the exam room has just handed in, at the head of the dashboard. */
export default function JustHandedIn() {
  const me = useMe()
  const carried = carriedResult(useCarried(), me.id)
  if (!carried) return null
  return carried.attemptId === null ? <OfPreview ownerId={me.id} /> : <OfAttempt attemptId={carried.attemptId} />
}

function OfAttempt({ attemptId }: { attemptId: string }) {
  const query = useQuery(resultQuery(attemptId))
  return (
    <Loaded query={query} waiting="Loading result...">
      {({ card }) =>
        card && (
          <Fresh label="Handed in" title={card.examTitle}>
            <ResultSheet card={card} headingLevel={3} isOwn />
          </Fresh>
        )
      }
    </Loaded>
  )
}
