import { useEffect, useSyncExternalStore } from 'react'
import { keptPart } from '../kept-part.ts'
import { chemistry, hasChemistry } from './chemistry.ts'

type MathsProps = { tex: string; isBlock?: boolean }

const drawing = keptPart(async () => (await import('./drawn-maths.tsx')).default)

/** A drawing program that cannot be fetched must not take the question along: it is asked for again at the next one. */
const askForDrawing = () => void drawing.want().catch(() => undefined)
const askForChemistry = () => void chemistry.want().catch(() => undefined)

/** A formula. Until the drawing program has come its source stands there. */
export function Maths({ tex, isBlock = false }: MathsProps) {
  const DrawnMaths = useSyncExternalStore(drawing.subscribe, drawing.here)
  const commands = useSyncExternalStore(chemistry.subscribe, chemistry.here)
  const isChemistryMissing = commands === null && hasChemistry(tex)
  useAskUntilHere(DrawnMaths === null, askForDrawing)
  useAskUntilHere(isChemistryMissing, askForChemistry)
  return DrawnMaths && !isChemistryMissing ? <DrawnMaths tex={tex} isBlock={isBlock} /> : <code>{tex}</code>
}

function useAskUntilHere(isMissing: boolean, ask: () => void): void {
  useEffect(() => {
    if (!isMissing) return
    ask()
    window.addEventListener('online', ask)
    return () => window.removeEventListener('online', ask)
  }, [isMissing, ask])
}

/** Fetches what these formulas are drawn with ahead of time, so that a lost network later does not matter. */
export async function loadMaths(texts: readonly string[] = []): Promise<void> {
  await Promise.all([drawing.want(), ...(texts.some(hasChemistry) ? [chemistry.want()] : [])])
}
