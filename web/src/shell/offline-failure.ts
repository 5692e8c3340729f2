import { isNetworkError } from '../platform/refusal.ts'

/**
 * Whether a page failed for want of a network. A part of the program that did not come, its styles among them, is that
 * too, whatever the browser calls it.
 */
export function isOfflineFailure(error: unknown, isOnline: boolean): boolean {
  if (!isOnline || (isNetworkError(error) && !isProgramFault(error))) return true
  return (
    error instanceof Error &&
    /dynamically imported module|importing a module script|module script failed|preload CSS/i.test(error.message)
  )
}

/** Browsers throw a TypeError for a lost network, and for a mistake of the program: these words are of the latter alone. */
export function isProgramFault(error: unknown): boolean {
  return error instanceof TypeError && /\bis not\b|cannot|can't|undefined|\bnull\b/i.test(error.message)
}
