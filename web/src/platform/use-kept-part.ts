import { useEffect, useSyncExternalStore } from 'react'
import type { keptPart } from './kept-part.ts'

/** A part of the program where it is wanted; null until it has come. One that does not come is asked for again when the network is back. */
export function useKeptPart<Part>(part: ReturnType<typeof keptPart<Part>>, isWanted = true): Part | null {
  const here = useSyncExternalStore(part.subscribe, part.here)
  const isMissing = isWanted && here === null
  useEffect(() => {
    if (!isMissing) return
    const ask = () => void part.want().catch(() => undefined)
    ask()
    window.addEventListener('online', ask)
    return () => window.removeEventListener('online', ask)
  }, [part, isMissing])
  return here
}
