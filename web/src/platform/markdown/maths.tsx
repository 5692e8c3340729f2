import { type ComponentType, lazy, Suspense } from 'react'

type MathsProps = { tex: string; isBlock: boolean }
type Drawing = { default: ComponentType<MathsProps> }

const loadDrawn = (): Promise<Drawing> => import('./drawn-maths.tsx')
/** A drawing program that cannot be fetched must not take the question along. */
const DrawnMaths = lazy(() => loadDrawn().catch((): Drawing => ({ default: Source })))

/** A formula. Until the drawing program has come, and if it never does, its source stands there. */
export function Maths({ tex, isBlock = false }: { tex: string; isBlock?: boolean }) {
  return (
    <Suspense fallback={<Source tex={tex} />}>
      <DrawnMaths tex={tex} isBlock={isBlock} />
    </Suspense>
  )
}

function Source({ tex }: { tex: string }) {
  return <code>{tex}</code>
}

/** Fetches the drawing program ahead of time, so that a lost network later does not matter. */
export async function loadMaths(): Promise<void> {
  await loadDrawn()
}
