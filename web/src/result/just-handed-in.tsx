import { useQuery } from '@tanstack/react-query'
import { lazy } from 'react'
import { useCarried } from '../platform/navigation.tsx'
import { useMe } from '../platform/session.ts'
import { Loaded } from '../platform/ui/loaded.tsx'
import { LoadingSheet } from '../platform/ui/loading-sheet.tsx'
import { carriedResult } from './carried-result.ts'
import { Receipt } from './receipt.tsx'
import { resultQuery } from './results.ts'

// Apart from the rest: a candidate of a real exam never needs it.
const OfSample = lazy(() => import('./of-sample.tsx'))

/** What the exam room has just handed in: the receipt in place of the dashboard, or the demo's marks at its head. */
export default function JustHandedIn() {
  const me = useMe()
  const carried = carriedResult(useCarried(), me.id)
  if (!carried) return null
  return carried.attemptId === null ? <OfSample ownerId={me.id} /> : <OfAttempt attemptId={carried.attemptId} />
}

function OfAttempt({ attemptId }: { attemptId: string }) {
  const query = useQuery(resultQuery(attemptId))
  return (
    <Loaded query={query} waiting="Loading receipt..." title="Handed in">
      {({ card }) => (card ? <Receipt card={card} /> : <LoadingSheet>Marking...</LoadingSheet>)}
    </Loaded>
  )
}
