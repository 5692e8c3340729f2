import { useSyncExternalStore } from 'react'
import { unsavedWork } from './unsaved.ts'

let isNewer = false
const waiting = new Set<() => void>()

/** Younger pages are not loaded anew by themselves: two servers of different versions would go on for ever. */
const settledAfterMs = 10_000

/**
 * After an upgrade the server has the parts of this window's version no more. Whenever a part does not come, the server is
 * asked which version it gives out; without a network it is none.
 */
export function watchForNewVersion(): void {
  window.addEventListener('vite:preloadError', () => void look())
}

async function look(): Promise<void> {
  const own = document.querySelector('script[type="module"][src]')?.getAttribute('src')
  if (isNewer || !own || !(await isReplaced(own))) return
  isNewer = true
  for (const tell of waiting) tell()
}

/** Whatever else answers in the server's place, such as the sign-in page of a network, is no new version. */
async function isReplaced(script: string): Promise<boolean> {
  try {
    const answer = await fetch(window.location.pathname, { cache: 'no-store' })
    const page = await answer.text()
    return answer.ok && page.includes('id="root"') && !page.includes(script)
  } catch {
    return false
  }
}

/** Whether a newer version has taken this one's place. */
export function useNewVersion(): boolean {
  return useSyncExternalStore(subscribe, () => isNewer)
}

/** For what could not be shown: begins again with the new version where that loses nothing. */
export function beginAgain(): void {
  if (unsavedWork() === null && performance.now() > settledAfterMs) window.location.reload()
}

function subscribe(tell: () => void): () => void {
  waiting.add(tell)
  return () => waiting.delete(tell)
}
