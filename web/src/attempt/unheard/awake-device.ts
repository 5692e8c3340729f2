import type { Device } from '../sync/save-call.ts'

/** The clock of the wall has run on so much further than the running one: the device slept. */
const sleptMs = 2_000
/** How late a call after sleep may be. */
const lookEveryMs = 5_000

/** `runsAsleep`: its running clock goes on while it sleeps, so what the clock on the wall says besides is that it was set. */
export type SleepingDevice = Device & { runsAsleep?: boolean }

/**
 * A device whose running clock goes on while it sleeps, by itself or as far as the clock on the wall can tell: a gap of more than `wholeMs` is
 * a clock that was set. With a network the server says how much time is left; here nobody else does.
 */
export function awakeDevice(
  device: SleepingDevice,
  { wholeMs, onSlept }: { wholeMs: () => number; onSlept: () => void },
): Device {
  if (device.runsAsleep) return device
  let last = { wall: device.wallNow(), running: device.now() }
  let asleepMs = 0
  const now = () => {
    const at = { wall: device.wallNow(), running: device.now() }
    const gapMs = at.wall - last.wall - (at.running - last.running)
    last = at
    if (gapMs > sleptMs && gapMs <= wholeMs()) {
      asleepMs += gapMs
      // Not in the middle of whatever asked for the time.
      device.after(0, onSlept)
    }
    return at.running + asleepMs
  }
  return {
    ...device,
    now,
    after: (delayMs, callBack) => {
      const dueAt = now() + delayMs
      let callOff = () => {}
      const wait = (leftMs: number) => {
        callOff = device.after(Math.min(leftMs, lookEveryMs), () => {
          const stillMs = dueAt - now()
          if (stillMs > 0) wait(stillMs)
          else callBack()
        })
      }
      wait(delayMs)
      return () => callOff()
    },
  }
}
