import { useSyncExternalStore } from 'react'

/** Whether this person has put the first steps away, on this device. A browser that keeps nothing shows them again. */
const keyOf = (userId: string) => `cbt_first_steps_away_${userId}`

/** Put away since the page was loaded: what holds where nothing can be kept. */
const awayNow = new Set<string>()
const listeners = new Set<() => void>()

function isPutAway(userId: string): boolean {
  if (awayNow.has(userId)) return true
  try {
    return localStorage.getItem(keyOf(userId)) !== null
  } catch {
    return false
  }
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Says so on every part of the screen at once. */
export function usePutAway(userId: string): boolean {
  return useSyncExternalStore(listen, () => isPutAway(userId))
}

export function putAway(userId: string): void {
  awayNow.add(userId)
  try {
    localStorage.setItem(keyOf(userId), '1')
  } catch {
    // Blocked or full: they are away until the page is loaded again.
  }
  for (const listener of listeners) listener()
}
