import type { Device } from '../sync/save-call.ts'

/** The clocks, timers and chance of the browser. */
export const browserDevice: Device = {
  now: () => performance.now(),
  wallNow: () => Date.now(),
  random: () => Math.random(),
  after: (delayMs, callBack) => {
    // Browsers fire at once when asked for more than 31 bits of milliseconds.
    const timer = setTimeout(callBack, Math.min(delayMs, 2 ** 31 - 1))
    return () => clearTimeout(timer)
  },
}
