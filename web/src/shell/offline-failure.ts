import { isNetworkError } from '../platform/refusal.ts'

/**
 * Whether a page failed for want of a network. A part of the program that did not come, its styles among them, is that
 * too, whatever the browser calls it.
 */
export function isOfflineFailure(error: unknown, isOnline: boolean): boolean {
  if (!isOnline || isNetworkError(error)) return true
  return (
    error instanceof Error &&
    /dynamically imported module|importing a module script|module script failed|preload CSS/i.test(error.message)
  )
}

/** Whether nobody answers for the server: there is no network, or what stands before it says that it is down. */
export function isNobodyThere(error: unknown, isOnline: boolean): boolean {
  return isOfflineFailure(error, isOnline) || Object(error).status >= 500
}
