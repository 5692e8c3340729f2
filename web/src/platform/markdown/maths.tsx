import { useEffect, useSyncExternalStore } from 'react'
import { keptPart } from '../kept-part.ts'

type MathsProps = { tex: string; isBlock?: boolean }

const drawing = keptPart(async () => (await import('./drawn-maths.tsx')).default)

/** A drawing program that cannot be fetched must not take the question along: it is asked for again at the next one. */
const askForDrawing = () => void drawing.want().catch(() => undefined)

/** A formula. Until the drawing program has come its source stands there. */
export function Maths({ tex, isBlock = false }: MathsProps) {
  const DrawnMaths = useSyncExternalStore(drawing.subscribe, drawing.here)
  const isMissing = DrawnMaths === null
  useEffect(() => {
    if (!isMissing) return
    askForDrawing()
    window.addEventListener('online', askForDrawing)
    return () => window.removeEventListener('online', askForDrawing)
  }, [isMissing])
  return DrawnMaths ? <DrawnMaths tex={tex} isBlock={isBlock} /> : <code>{tex}</code>
}

/** Fetches the drawing program ahead of time, so that a lost network later does not matter. */
export async function loadMaths(): Promise<void> {
  await drawing.want()
}
