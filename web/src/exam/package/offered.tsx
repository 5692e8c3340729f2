import { lazy, Suspense } from 'react'

/** A part that does not come is no reason to lose the page: nobody needs to get ready. */
const GetReady = lazy(() => import('./get-ready.tsx').catch(() => ({ default: () => null })))

/** How to get this device ready, where the exam is offered for it; by plain http there is nothing to open a paper by. */
export const Offered = ({ id, isOffered }: { id: string; isOffered?: boolean | undefined }) =>
  isOffered &&
  window.isSecureContext && (
    <Suspense>
      <GetReady examId={id} />
    </Suspense>
  )
