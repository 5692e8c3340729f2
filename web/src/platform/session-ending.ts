import { useSyncExternalStore } from 'react'

/** That this session is about to end. `at`: on the server's clock; `isLast`: no press can keep it; `stay` keeps it. */
export type SessionEnding = { at: Date; isLast: boolean; stay: () => Promise<void> }

let ending: SessionEnding | null = null
const listeners = new Set<() => void>()

/** The session is about to end, or, null, is not. */
export function sayEnding(next: SessionEnding | null): void {
  if (next === ending) return
  ending = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useSessionEnding = (): SessionEnding | null => useSyncExternalStore(subscribe, () => ending)
