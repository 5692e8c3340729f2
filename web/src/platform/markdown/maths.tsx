import { lazy, Suspense } from 'react'

const loadDrawn = () => import('./drawn-maths.tsx')
const DrawnMaths = lazy(loadDrawn)

/** A formula. Until the drawing program has come, and if it never does, its source stands there. */
export function Maths({ tex, isBlock = false }: { tex: string; isBlock?: boolean }) {
  return (
    <Suspense fallback={<code>{tex}</code>}>
      <DrawnMaths tex={tex} isBlock={isBlock} />
    </Suspense>
  )
}

/** Fetches the drawing program ahead of time, so that a lost network later does not matter. */
export async function loadMaths(): Promise<void> {
  await loadDrawn()
}
