import { lazy, type ReactNode, Suspense } from 'react'
import { isOfCompany } from '../platform/roles-of.ts'
import { useMe } from '../platform/session.ts'
import { LoadingSheet } from '../platform/ui/loading-sheet.tsx'
import type { Things } from './school-counts.tsx'

const SchoolCounts = lazy(() => import('./school-counts.tsx'))

/**
 * A screen about one school's own things. The platform's super administrator works across schools and belongs to none of
 * them: there the screen says how many of these things each school has, and nothing of what they hold.
 */
export function OfOneSchool({ things, children }: { things: Things; children: ReactNode }) {
  if (!isOfCompany(useMe())) return <>{children}</>
  return (
    <Suspense fallback={<LoadingSheet>Loading schools...</LoadingSheet>}>
      <SchoolCounts things={things} />
    </Suspense>
  )
}
