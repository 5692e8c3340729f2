import { lazy, Suspense } from 'react'

/** A part that does not come is no reason to lose the page: nobody needs to get ready. */
const GetReady = lazy(() => import('./get-ready.tsx').catch(() => ({ default: () => null })))

type OfferedProps = { id: string; title: string; opensAt: string; isOffered?: boolean | undefined }

/** How to get this device ready, where the exam is offered for it; by plain http there is nothing to open a paper by. */
export const Offered = ({ isOffered, ...exam }: OfferedProps) =>
  isOffered &&
  window.isSecureContext && (
    <Suspense>
      <GetReady {...exam} />
    </Suspense>
  )
