import { offeredMark } from '../../platform/packages-mark.ts'
import { startWorker } from './keep-program.ts'

/** So long after the doors open the worker stays for it: longer than anybody's time. */
const dayMs = 24 * 3_600_000

/**
 * A device that may be without a network at this exam and is not ready for it: the worker says so there, in place of the browser's own page.
 * It keeps nothing of the exam. Where the browser has no worker, its own page it is.
 */
export async function sayNoNetwork(opensAt: string): Promise<void> {
  const untilMs = Date.parse(opensAt) + dayMs
  if (untilMs > Number(localStorage.getItem(offeredMark))) localStorage.setItem(offeredMark, String(untilMs))
  // That of an exam's room alone, below /dashboard, knows nothing of the site's name and the sign-in.
  const registered = await navigator.serviceWorker?.getRegistration('/')
  if (!registered?.active) await startWorker()
}
