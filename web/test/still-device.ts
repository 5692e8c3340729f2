import type { Device } from '../src/attempt/sync/save-call.ts'

/** A device whose time stands still until a test lets it run. */
export function stillDevice() {
  let nowMs = 0
  let stoodStillMs = 0
  let timers: { at: number; callBack: () => void }[] = []
  const rest = () => new Promise((resolve) => setImmediate(resolve))
  const device: Device = {
    now: () => nowMs - stoodStillMs,
    wallNow: () => 1_000_000 + nowMs,
    random: () => 0.5,
    after: (delayMs, callBack) => {
      const one = { at: nowMs + delayMs, callBack }
      timers.push(one)
      return () => {
        timers = timers.filter((other) => other !== one)
      }
    },
  }
  const pass = async (ms: number) => {
    const until = nowMs + ms
    for (;;) {
      await rest()
      const [due] = timers.filter(({ at }) => at <= until).sort((one, other) => one.at - other.at)
      if (due === undefined) break
      timers = timers.filter((other) => other !== due)
      nowMs = Math.max(nowMs, due.at)
      due.callBack()
    }
    // Another call may have passed more meanwhile.
    nowMs = Math.max(nowMs, until)
    await rest()
  }
  /** Time goes on, and no timer is called yet: the machine sleeps. */
  const sleep = (ms: number) => {
    nowMs += ms
  }
  /** The machine sleeps so deeply that its own clock stands still: the page knows nothing of that time. */
  const standStill = (ms: number) => {
    nowMs += ms
    stoodStillMs += ms
    timers = timers.map((one) => ({ ...one, at: one.at + ms }))
  }
  return { device, pass, sleep, standStill, elapsed: () => nowMs }
}
